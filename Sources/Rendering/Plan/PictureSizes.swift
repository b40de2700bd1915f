package import CoreGraphics
internal import Imaging
package import SceneFormat

/// Which pictures of a scene are too large to be drawn: nobody should wait for one that never comes, nor lose the
/// others because of it.
package struct PictureSizes: Sendable {
  /// Files of an output that are not drawn, and why.
  package struct Refusal {
    package var files: [PlannedFile]
    package let fault: OutputFault
  }

  private let canvas: CanvasDescription

  package init(_ canvas: CanvasDescription) {
    self.canvas = canvas
  }

  /// Those that are known before the scene is played: pictures of the viewport.
  package func refusals(_ files: [PlannedFile]) -> [Refusal] {
    guard canvas.extent == .viewport, !canvas.isAsHighAsContent else { return [] }
    return refusals(files) { _ in canvas.size }
  }

  /// Those that are, once it is known what each file shows.
  /// - Parameter size: in points, without the margin; nil where that is nobody's matter.
  package func refusals(_ files: [PlannedFile], size: (PlannedFile) -> CGSize?) -> [Refusal] {
    var refusals: [Refusal] = []
    for file in files where Self.isAsLargeAsTheCanvas(file) {
      guard let fault = size(file).flatMap({ fault(file, $0) }) else { continue }
      // A refusal of one file holds for the other theme and the larger scales of its output.
      if refusals.last?.files.last?.output.span == file.output.span {
        refusals[refusals.count - 1].files.append(file)
      } else {
        refusals.append(Refusal(files: [file], fault: fault))
      }
    }
    return refusals
  }

  /// The problem with content of this size at the start: none, unless all files show that and are too large.
  package func problem(ofContent size: CGSize, _ files: [PlannedFile], isStill: Bool) -> Diagnostic?
  {
    guard canvas.extent == .content || canvas.isAsHighAsContent else { return nil }
    let stills = files.filter { file in
      file.output.kind == .still && (isStill || file.output.moments == [.start])
    }
    let refusals = refusals(stills) { _ in size }
    guard !files.isEmpty, refusals.flatMap(\.files).count == files.count else { return nil }
    return refusals.first.map { Diagnostic($0.fault, at: $0.files[0].output.span) }
  }

  private static func isAsLargeAsTheCanvas(_ file: PlannedFile) -> Bool {
    file.isRaster && (file.output.kind == .still || file.output.kind.content != .drawing)
  }

  private func fault(_ file: PlannedFile, _ size: CGSize) -> OutputFault? {
    let (scale, margin) = (Double(file.scale), file.output.kind == .still ? canvas.margin : 0)
    let width = (size.width + 2 * margin) * scale
    let height = (size.height + 2 * margin) * scale
    let limit = Double(Bitmap.largestSide)
    guard width > limit || height > limit || width * height > Double(Bitmap.largestCount) else {
      return nil
    }
    return .tooManyPixels(width.rounded(.up), height.rounded(.up))
  }
}
