internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat

/// Puts the results of all parts of a check together, and writes the files about them that one check would have written.
struct ResultsMerge {
  let arguments: ParsedArguments
  let console: Console
  let form: MessageForm

  func run() -> ExitCode {
    console.ending(form, otherwise: "merge/failed") {
      try enterPaths()
      let merged = MergedResults(arguments.words)
      for problem in merged.problems { console.tell(problem, form) }
      for diagnostic in merged.obsolete { console.tell(diagnostic, form) }
      do {
        try write(merged)
      } catch let problem as MergeProblem {
        console.tell(problem, form)
        return .different
      }
      tell(merged)
      let status = ExitCode(rawValue: Int32(clamping: merged.status)) ?? .fault
      return max(status, merged.problems.isEmpty ? .done : .different)
    }
  }

  /// Neither the parts nor two of the files may be written over.
  private func enterPaths() throws {
    var ledger = PathLedger()
    for word in arguments.words {
      try ledger.read(word, for: PathOwner("a part that is merged", at: word))
    }
    for option in Option.merged {
      guard let path = arguments.value(of: option) else { continue }
      if RunCache.holds(path) { throw FileFault.reserved(path) }
      try ledger.write(path, for: PathOwner("what is merged", at: "--\(option.name)"))
      Leftovers.removeUnheld(in: [RealPath.folder(of: path)])
    }
  }

  private func write(_ merged: MergedResults) throws {
    try write(JUnitReport(merged.counts), of: merged, to: .junit)
    try write(CodeQualityReport(merged.counts), of: merged, to: .codeQuality)
    try write(CheckSummary(merged.counts, merged.evidence), of: merged, to: .summary)
    guard let path = arguments.value(of: .report) else { return }
    let model = try ReportModel(title: "tessera check", merged)
    try ReportFiles(model, merged.evidence, at: path).write()
  }

  /// Scene by scene, so that the file is never in memory as a whole.
  private func write(
    _ empty: some VerdictReport, of merged: MergedResults, to option: Option
  ) throws {
    guard let path = arguments.value(of: option) else { return }
    do {
      var report = empty
      var file = try OutputFile(at: path)
      try file.write(Array(report.head.utf8))
      var rest = try merged.scenes()
      while let (scene, verdict) = try rest.next() {
        try file.write(Array(report.part(on: scene, verdict).utf8))
      }
      try file.write(Array(report.end.utf8))
      try file.finish()
    } catch let error as FileError {
      throw FileFault(error, path: path)
    }
  }

  private func tell(_ merged: MergedResults) {
    let (counts, parts) = (merged.counts, arguments.words.count)
    if form.isEvents {
      console.write(
        Event.line(
          "merged",
          [
            ("parts", .whole(parts)), ("scenes", .whole(counts.scenes)),
            ("failed", .whole(counts.failing)), ("expectations", .whole(counts.expectations)),
            ("met", .whole(counts.met)), ("complete", .flag(merged.problems.isEmpty)),
          ]))
    } else if !form.isQuiet {
      let scenes = "\(counts.scenes) \(counts.scenes == 1 ? "scene" : "scenes")"
      console.write(
        lines: "\(parts) \(parts == 1 ? "part" : "parts"): \(scenes), \(counts.failing) not as "
          + "accepted; \(counts.met) of \(counts.expectations) expectations met\n")
    }
  }
}
