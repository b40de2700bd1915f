internal import CoreGraphics
internal import Imaging
internal import SceneFormat

/// How large the pictures of a scene become, as far as that is known before it is played: nobody should wait for a
/// picture that is too large to be drawn.
struct PictureSizes: Sendable {
  private let files: [PlannedFile]
  private let canvas: CanvasDescription

  init(_ plan: OutputPlan, _ canvas: CanvasDescription) {
    files = plan.files.filter { file in
      [.still, .animation, .frames].contains(file.output.kind) && !file.isVector && !file.isPage
        // An animation that has to fit into so many bytes is made smaller until it does.
        && file.output.maxBytes == nil
    }
    self.canvas = canvas
  }

  /// What is wrong with pictures of the viewport.
  func problem(of size: CGSize) -> Diagnostic? {
    canvas.extent == .viewport ? problem(files, size) : nil
  }

  /// What is wrong with pictures of content of this size: those of the start, since the rest may change it.
  func problem(ofContent size: CGSize) -> Diagnostic? {
    guard canvas.extent == .content else { return nil }
    return problem(files.filter { $0.output.kind == .still && $0.output.moment == .start }, size)
      ?? (isStill ? problem(files.filter { $0.output.kind == .still }, size) : nil)
  }

  /// Whether nothing comes after the start.
  var isStill = false

  private func problem(_ files: [PlannedFile], _ size: CGSize) -> Diagnostic? {
    for file in files {
      let scale = Double(file.scale)
      let width = (size.width + 2 * canvas.margin) * scale
      let height = (size.height + 2 * canvas.margin) * scale
      let limit = Double(Bitmap.largestSide)
      guard width > limit || height > limit || width * height > Double(Bitmap.largestCount) else {
        continue
      }
      return Diagnostic(
        OutputFault.tooManyPixels(width.rounded(.up), height.rounded(.up)), at: canvas.span)
    }
    return nil
  }
}
