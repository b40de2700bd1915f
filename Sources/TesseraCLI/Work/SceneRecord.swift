internal import Drawing
internal import Motion
internal import Scene
internal import SceneFormat

/// Accepts what a scene gives as its goldens, and tells what changes in them.
struct SceneRecord {
  private let run: SceneRun
  private let options: WorkOptions

  init(_ run: SceneRun, _ options: WorkOptions) {
    self.run = run
    self.options = options
  }

  func write(_ report: inout SceneReport) {
    if let stop = run.stop, !run.stopsAsExpected {
      report.tell(stop, options.form, code: .layout)
      return
    }
    for name in goldens { write(name, &report) }
    if goldens.isEmpty, !options.form.isQuiet, !options.form.isEvents {
      report.output += "\(report.scene): expects no golden\n"
    }
  }

  private var goldens: [String] {
    run.scene.expectations.compactMap { expectation in
      if case .golden(let name, _) = expectation.check { name } else { nil }
    }
  }

  private func write(_ name: String, _ report: inout SceneReport) {
    let home = SceneHome(run.scene)
    let table = run.table
    let bytes = Array((name.hasSuffix("json") ? table.json : table.text).utf8)
    let before = home.read(name, limit: options.limits.fileBytes)
    guard before != bytes else {
      tell("\(home.path(name)): unchanged\n", &report)
      return
    }
    do {
      if !options.isDryRun { try home.folder.write(bytes, to: name) }
      let written = WrittenFile(path: name, content: bytes)
      report.files.append(written)
      if options.form.isEvents {
        report.output += Event.wrote(report.scene, home.path(name), written)
      }
      tell("\(home.path(name)): \(changes(from: before, to: table))", &report)
    } catch let fault as FileFault {
      report.tell(Diagnostic(fault), options.form, code: .files)
    } catch {
      report.tell(
        Diagnostic(code: "output/failed", "'\(name)': \(error)"), options.form, code: .files)
    }
  }

  private func changes(from before: [UInt8]?, to table: AttributeTable) -> String {
    guard let before, let old = AttributeTable(reading: String(decoding: before, as: UTF8.self))
    else { return "\(table.rows.count) rows, new\n" }
    let difference = TableDifference(old, table)
    return "\(difference.changes.count) changed\n"
      + difference.text.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  private func tell(_ text: String, _ report: inout SceneReport) {
    if !options.form.isQuiet, !options.form.isEvents { report.output += text }
  }
}

extension AttributeTable {
  /// A table in either of the forms that can be read.
  init?(reading text: String) {
    let isJSON = text.first { !$0.isWhitespace } == "{" || text.first { !$0.isWhitespace } == "["
    guard let table = isJSON ? try? AttributeTable(json: text) : try? AttributeTable(text: text)
    else { return nil }
    self = table
  }
}
