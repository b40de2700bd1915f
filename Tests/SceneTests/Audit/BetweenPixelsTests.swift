import Motion
import SceneFormat
import Testing
import UIKit

@testable import Scene

@Suite @MainActor struct BetweenPixelsTests {
  /// Cells of which the first one has this frame, and something else that is said of it.
  private final class Placed: UICollectionViewLayout {
    var frame = CGRect.zero
    var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 900) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.frame = frame
      change(attributes)
      return [attributes].filter { $0.frame.intersects(rect) }
    }
  }

  private func sentences(
    _ frame: CGRect, scale: CGFloat = 2,
    change: @escaping (UICollectionViewLayoutAttributes) -> Void = { _ in }
  ) throws -> [String] {
    let layout = Placed()
    (layout.frame, layout.change) = (frame, change)
    let stage = try Stage(
      layout, sections: [StageSection("s", count: 1)],
      setting: StageSetting(size: CGSize(width: 100, height: 200), scale: scale))
    return try stage.audit([.betweenPixels]).map(\.sentence)
  }

  private static let blurred = CGRect(x: 0.3, y: 700, width: 40, height: 40)

  @Test func findsAnEdgeBetweenTwoPixelsAnywhereInTheContent() throws {
    #expect(
      try sentences(Self.blurred)
        == [#""s-0" at 0.3 700 40 40 has an edge between two pixels at 2x"#])
  }

  @Test func countsThePixelsOfTheScreen() throws {
    let frame = CGRect(x: 0.5, y: 10, width: 40, height: 40)
    #expect(try sentences(frame, scale: 2) == [])
    #expect(try sentences(frame, scale: 1).count == 1)
    #expect(try sentences(frame, scale: 3).count == 1)
    #expect(try sentences(CGRect(x: 1.0 / 3, y: 0, width: 40, height: 40), scale: 3) == [])
  }

  @Test func leavesOutWhatIsNotSeenOrTurned() throws {
    #expect(try sentences(Self.blurred) { $0.isHidden = true } == [])
    #expect(try sentences(Self.blurred) { $0.alpha = 0 } == [])
    #expect(
      try sentences(Self.blurred) { $0.transform = CGAffineTransform(rotationAngle: 1) } == [])
  }

  /// Scenes that ask for all rules pass as before.
  @Test func isAskedForByNameAlone() throws {
    func results(_ rules: String) throws -> [String] {
      let run = try PlayedScenes.run(
        """
        {"scene": 1, "canvas": {"size": [100, 200]}, "layout": "circle",
         "data": {"sections": [{"id": "s", "items": ["a", "b", "c"]}]}, "expect": [{"contract": \(rules)}]}
        """)
      return PlayedScenes.results(of: run).flatMap(\.diagnostics).map(\.code)
    }
    #expect(try results("true") == [])
    #expect(try results(#"["between-pixels"]"#).first == "contract/between-pixels")
  }
}
