internal import Drawing
internal import Notation

/// The sums of a batch.
struct BatchSummary: Equatable, Sendable {
  var scenes = 0
  var done = 0
  var unchanged = 0
  var failed = 0
  var files = 0
  var code = ExitCode.done

  /// A scene that was interrupted is neither done nor failed: it is begun anew by the next run.
  mutating func add(_ report: SceneReport) {
    files += report.files.count
    guard report.code != .interrupted else { return }
    scenes += 1
    code = max(code, report.code)
    if report.isUnchanged {
      unchanged += 1
    } else if report.code == .done {
      done += 1
    } else {
      failed += 1
    }
  }

  /// `12 scenes: 10 done, 1 unchanged, 1 failed; 34 files in 0.8 s`
  func text(seconds: Double) -> String {
    let parts = [(done, "done"), (unchanged, "unchanged"), (failed, "failed")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let head = "\(scenes) \(scenes == 1 ? "scene" : "scenes"): "
    return head + (parts.isEmpty ? "nothing to do" : parts.joined(separator: ", "))
      + "; \(files) \(files == 1 ? "file" : "files") in \(NumberText.text(seconds, decimals: 1)) s"
  }

  func event(seconds: Double) -> TerminalText {
    Event.line(
      "summary",
      [
        ("scenes", .whole(scenes)), ("done", .whole(done)), ("unchanged", .whole(unchanged)),
        ("failed", .whole(failed)), ("files", .whole(files)), ("seconds", .rounded(seconds)),
      ])
  }
}
