internal import CoreGraphics
internal import SceneFormat

extension PlayedScene {
  /// A file of an output, and its bytes.
  struct DrawnFile {
    let file: PlannedFile
    let bytes: [UInt8]
  }

  /// Draws outputs, whether the scene asks for them or not, and hands over a maker that knows what they show.
  /// - Parameter step: files of this step alone; nil for all.
  func drawn(
    _ outputs: [OutputDescription], ofStep step: String?, _ options: RenderingOptions
  ) throws -> (files: [DrawnFile], maker: OutputMaker) {
    if let step { _ = try self[step] }
    var asked = scene
    asked.outputs = outputs
    let plan = OutputPlan(asked, options)
    let files = plan.files.filter { step == nil || $0.steps == [step ?? ""] }
    let maker = try maker(for: outputs, options)
    if let refusal = maker.announceFrames(of: files).first { throw refusal.fault }
    let writer = OutputWriter(maker: maker, options: options, plan: plan)
    return (try files.map { DrawnFile(file: $0, bytes: try writer.bytes($0)) }, maker)
  }
}
