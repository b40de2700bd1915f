internal import CoreGraphics
internal import SceneFormat

/// The files of a scene's outputs, before they are drawn.
@MainActor struct FigurePlan {
  let files: [PlannedFile]
  /// Knows what the files show.
  let maker: OutputMaker
  private let writer: OutputWriter

  /// A file of an output, and its bytes.
  struct DrawnFile {
    let file: PlannedFile
    let bytes: [UInt8]
  }

  /// - Parameter step: files of this step alone; nil for all.
  fileprivate init(
    of scene: PlayedScene, _ outputs: [OutputDescription], ofStep step: String?,
    _ options: RenderingOptions
  ) throws {
    if let step { _ = try scene[step] }
    var asked = scene.scene
    asked.outputs = outputs
    let plan = OutputPlan(asked, options)
    files = plan.files.filter { step == nil || $0.steps == [step ?? ""] }
    maker = try scene.maker(for: outputs, options)
    writer = OutputWriter(maker: maker, options: options, plan: plan)
  }

  /// Draws those of the files that are wanted.
  func drawn(where isWanted: (PlannedFile) -> Bool = { _ in true }) throws -> [DrawnFile] {
    let wanted = files.filter(isWanted)
    if let refusal = maker.announceFrames(of: wanted).first { throw refusal.fault }
    return try wanted.map { DrawnFile(file: $0, bytes: try writer.bytes($0)) }
  }
}

extension PlayedScene {
  /// The files of outputs, whether the scene asks for them or not.
  /// - Parameter step: files of this step alone; nil for all.
  func planned(
    _ outputs: [OutputDescription], ofStep step: String? = nil, _ options: RenderingOptions
  ) throws -> FigurePlan {
    try FigurePlan(of: self, outputs, ofStep: step, options)
  }
}
