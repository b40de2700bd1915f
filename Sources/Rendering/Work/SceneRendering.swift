internal import CairoBackend
internal import Motion
internal import Scene
internal import SceneFormat

/// Makes the files of one scene that was played.
@MainActor struct SceneRendering {
  private let work: SceneWork
  private let run: SceneRun
  private let maker: OutputMaker
  private var plan: OutputPlan

  init(_ work: SceneWork, of drawn: DrawnScene, planned plan: OutputPlan) {
    self.work = work
    self.plan = plan
    (run, maker) = (drawn.run, drawn.maker)
  }

  consuming func write(_ result: inout WorkResult) {
    if let stop = run.stop, !run.scene.expectsFailure(stop.code) { result.tell(stop, .layout) }
    plan.leaveOut(maker.announceFrames(of: plan.permitted), &result)
    let writer = OutputWriter(maker: maker, options: work.order.rendering, plan: plan)
    write(by: writer, &result)
    warnOfLetters(&result)
  }

  private func write(by writer: OutputWriter, _ result: inout WorkResult) {
    var failed: SourceSpan?
    for pass in plan.passes {
      if pass.count > 1, !work.place.isInterrupted(), write(together: pass, by: writer, &result) {
        continue
      }
      for file in pass where file.output.span != failed {
        if work.place.isInterrupted() { return result.tell(.interrupted) }
        // An answer that one file of an output lacks, the others lack as well.
        if !write(file, by: writer, &result) { failed = file.output.span }
      }
    }
    if work.order.drawsTwice { compare(writer, &result) }
  }

  /// Tells what letters of the scene's pictures no font has: once, however many pictures show them.
  private func warnOfLetters(_ result: inout WorkResult) {
    let notices = work.rasterizer.typesetter.takeNotices()
    guard plan.files.contains(where: \.showsText) else { return }
    for notice in notices { result.tell(notice.news(in: run.scene)) }
  }

  /// Whether all files of a pass were written. If one cannot be, each is made by itself and says why.
  private func write(
    together files: [PlannedFile], by writer: OutputWriter, _ result: inout WorkResult
  ) -> Bool {
    let start = WorkTime.clock
    let names = files.map(\.path).joined(separator: ", ")
    work.place.board.show(.drawing, names)
    guard work.order.rendering.target != .standardOutput,
      let written = try? writer.write(together: files)
    else { return false }
    let time = WorkTime("draw", of: names, since: start)
    result.tell(.phase(time))
    for files in written { tell(files, after: time, &result) }
    return true
  }

  /// Whether the file was written.
  private func write(
    _ file: PlannedFile, by writer: OutputWriter, _ result: inout WorkResult
  ) -> Bool {
    let start = WorkTime.clock
    work.place.board.show(.drawing, file.path)
    defer { result.note("draw", of: file.path, since: start) }
    do {
      if work.order.rendering.target == .standardOutput {
        try pipe(file, writer)
      } else {
        let written = try writer.write(file)
        tell(written, after: WorkTime("", since: start), &result)
      }
      return true
    } catch is CancellationError {
      result.tell(.interrupted)
      return false
    } catch {
      result.tell(Diagnostic(error, of: file), WorkTrouble(of: error))
      return false
    }
  }

  private func pipe(_ file: PlannedFile, _ writer: OutputWriter) throws {
    guard file.isText || !work.place.sink.isTerminal else { throw OutputFault.terminal }
    work.place.sink.write(try writer.bytes(file))
  }

  private func tell(_ files: [WrittenFile], after time: WorkTime, _ result: inout WorkResult) {
    result.files += files
    result.tell(.wrote(files, milliseconds: time.duration / 1_000))
  }

  /// Draws everything a second time.
  private func compare(_ writer: OutputWriter, _ result: inout WorkResult) {
    let first = Dictionary(result.files.map { ($0.path, $0) }) { $1 }
    for file in plan.permitted {
      guard let second = try? writer.write(file) else { continue }
      for written in second where first[written.path] != written {
        result.tell(OutputFault.notTheSame(written.path))
      }
    }
  }
}

extension WorkTrouble {
  /// The sort of thing that keeps a file from being made.
  init(of error: any Error) {
    self =
      switch error {
      case let fault as OutputFault: fault.trouble
      case is Diagnostic: .layout
      case CairoError.size: .scene
      default: .files
      }
  }
}

extension SceneDescription {
  /// Whether the scene says that it stops with this code.
  fileprivate func expectsFailure(_ code: String) -> Bool {
    expectations.contains { $0.check == .fails(code) }
  }
}
