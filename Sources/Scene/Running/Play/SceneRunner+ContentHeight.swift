import CoreGraphics
import Drawing
import Motion
import SceneFormat
import UIKit

extension SceneRunner {
  /// Cells that measure themselves tell their height once they are seen, which may take a second look and a third.
  private static let mostLooks = 5

  /// The scene in a window as high as its content, where it wants one. A scene that stops on its way tells that when
  /// it is played.
  func fitted(_ scene: SceneDescription) throws(SceneFaults) -> SceneDescription {
    guard scene.canvas.isAsHighAsContent else { return scene }
    var fitted = scene
    var lastShare: CGFloat?
    for _ in 0..<Self.mostLooks {
      var height: CGFloat?
      _ = UIKitLog.collect { height = try? self.height(for: fitted) }
      guard let height else { return scene }
      // Content that has the same share of every window never fits one.
      let share = height / fitted.canvas.size.height
      if let lastShare, abs(share - lastShare) < 0.02, abs(share - 1) > 0.02 { break }
      lastShare = share
      let limit = CGFloat(SceneLimits().canvas)
      guard height <= limit else {
        throw SceneFaults([Self.tooHigh(height, limit, at: scene.canvas.span)])
      }
      let whole = max(1, height.rounded(.up))
      guard whole != fitted.canvas.size.height else { return fitted }
      fitted.canvas.size.height = whole
    }
    throw SceneFaults([Self.endless(scene.canvas)])
  }

  /// The height that the content and the bars around it need at the start and after each step, as long as the window
  /// keeps its size.
  private func height(for scene: SceneDescription) throws -> CGFloat {
    let player = try ScenePlayer(scene, registry: registry, images: images)
    player.stage.keepsChanges = false
    var height = player.neededHeight
    for step in scene.steps {
      try player.pass(step)
      guard player.canvas.isAsHighAsContent else { break }
      height = max(height, player.neededHeight)
    }
    return height
  }

  private static func tooHigh(
    _ height: CGFloat, _ limit: CGFloat, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .limit, "the canvas is too large", at: span,
      found: "content of \(NumberText.spoken(height)) points",
      expected: "\(NumberText.text(limit)) points a side at most",
      help: "leave \"height\" out, or show fewer items")
  }

  private static func endless(_ canvas: CanvasDescription) -> Diagnostic {
    Diagnostic(
      .wrongValue, "the canvas cannot be as high as its content, which is as high as the canvas",
      at: canvas.span, found: "content that grows or shrinks with the window",
      expected: "items with heights of their own",
      help: "say the height in \"size\", or give items heights in points")
  }
}

extension ScenePlayer {
  fileprivate var neededHeight: CGFloat {
    let (view, insets) = (stage.collectionView, stage.collectionView.adjustedContentInset)
    return view.contentSize.height + insets.top + insets.bottom
  }
}
