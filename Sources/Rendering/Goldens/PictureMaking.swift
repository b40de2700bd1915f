internal import Platform
internal import Scene
internal import SceneFormat

/// Makes pictures that are compared or accepted, in a place of their own until somebody wants them.
struct PictureMaking {
  let maker: OutputMaker
  /// The files that can be drawn, and why others cannot.
  let files: [PlannedFile]
  let refusals: [Diagnostic]
  private let plan: OutputPlan
  private let options: RenderingOptions

  init(_ maker: OutputMaker, of held: HeldPictures, _ options: RenderingOptions) {
    var plan = held.plan
    let refused =
      PictureSizes(maker.scene.canvas).refusals(plan.permitted)
      + maker.announceFrames(of: plan.permitted)
    plan.leaveOut(refused.flatMap(\.files))
    self.maker = maker
    self.plan = plan
    self.options = options
    files = plan.permitted
    refusals = refused.map { Diagnostic($0.fault, at: $0.files.first?.output.span) }
  }

  /// Lends a file, or each file of a row, with its bytes.
  func forEachPicture(
    of file: PlannedFile, _ body: (WrittenFile, _ bytes: [UInt8]) throws -> Void
  ) throws {
    if file.comesWhole {
      let bytes = try maker.bytes(of: file, among: plan.filesOfScene)
      return try body(WrittenFile(path: file.path, content: bytes), bytes)
    }
    let scratch = try ScratchFolder()
    var options = options
    options.folder = OutputFolder(scratch.path)
    let writer = OutputWriter(maker: maker, options: options, plan: plan)
    for written in try writer.write(file) {
      let path = options.folder.shown(written.path)
      try body(written, try InputFile.read(path, limit: options.limits.fileBytes))
    }
  }
}

/// A scene that was played, with somebody who makes its pictures, and which of them are held.
struct DrawnScene {
  let run: SceneRun
  let maker: OutputMaker
  let held: [HeldPictures]
  /// Who draws now.
  let origin: PictureOrigin

  func making(_ held: HeldPictures, _ options: RenderingOptions) -> PictureMaking {
    PictureMaking(maker, of: held, options)
  }
}
