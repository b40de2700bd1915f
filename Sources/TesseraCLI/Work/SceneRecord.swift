internal import Drawing
internal import Motion
internal import Notation
internal import Platform
internal import Rendering
internal import Scene
internal import SceneFormat

/// Accepts what a scene gives as its goldens, and tells what changes in them.
struct SceneRecord {
  private let run: SceneRun
  private let home: SceneHome
  private let options: WorkOptions

  /// - Parameter home: as it was before the scene was played.
  init(_ run: SceneRun, _ home: SceneHome, _ options: WorkOptions) {
    self.run = run
    self.home = home
    self.options = options
  }

  func write(_ permit: ScenePermit, _ report: inout SceneReport) {
    if let stop = run.stop, !run.stopsAsExpected {
      report.tell(stop, options.form, code: .layout)
      return
    }
    for golden in goldens {
      let (name, span) = (golden.name, golden.span)
      if let refusal = permit.refusals.first(where: { $0.path == home.path(name) }) {
        report.tell(Diagnostic(refusal, at: span), options.form, code: .scene)
      } else {
        write(run.table(ofSteps: golden.steps), name, &report)
      }
    }
    if goldens.isEmpty, !options.form.isQuiet, !options.form.isEvents {
      report.output += "\(report.scene): expects no golden\n"
    }
  }

  /// Each once, with its first place.
  private var goldens: [(name: String, steps: [String], span: SourceSpan)] {
    var seen: Set<String> = []
    return run.scene.expectations.compactMap { expectation in
      guard case .golden(let name, _) = expectation.check, seen.insert(name).inserted else {
        return nil
      }
      return (name, expectation.steps.map(\.value), expectation.span)
    }
  }

  private func write(
    _ table: AttributeTable, _ name: String, _ report: inout SceneReport
  ) {
    let bytes = TableFile.bytes(of: table, named: name)
    do {
      let read = try home.read(name, limit: options.rendering.limits.fileBytes)
      guard read != bytes else {
        tell("\(home.path(name)): unchanged\n", &report)
        return
      }
      let before = try read.map { try RecordedTable($0, at: home.path(name)) }
      if case .broken(let diagnostic) = before { report.tell(diagnostic, options.form) }
      if !options.isDryRun { try home.folder.write(bytes, to: name) }
      let written = WrittenFile(path: name, content: bytes)
      report.files.append(written)
      if options.form.isEvents {
        report.output += Event.wrote(report.scene, home.path(name), written)
      }
      tell("\(home.path(name)): \(changes(from: before, to: table))", &report)
    } catch let fault as FileFault {
      report.tell(Diagnostic(fault), options.form, code: .files)
    } catch let diagnostic as Diagnostic {
      report.tell(diagnostic, options.form, code: .files)
    } catch {
      report.tell(
        Diagnostic(code: "output/failed", "'\(name)': \(error)"), options.form, code: .files)
    }
  }

  private func changes(
    from before: RecordedTable?, to table: AttributeTable
  ) -> TerminalText {
    switch before {
    case nil: return "\(table.rows.count) rows, new\n"
    case .broken: return "\(table.rows.count) rows, in place of a table that cannot be read\n"
    case .table(let old):
      let difference = TableDifference(TableComparison(old, ComparedTable(table)))
      return "\(difference.count) changed\n"
        + difference.lines.map { "  \($0)\n" as TerminalText }.joined()
    }
  }

  private func tell(_ text: TerminalText, _ report: inout SceneReport) {
    if !options.form.isQuiet, !options.form.isEvents { report.output += text }
  }
}

/// What stood in a golden's place before.
private enum RecordedTable {
  case table(ComparedTable)
  /// A table that was cut off, or that a merge has marked, and what is wrong with it.
  case broken(Diagnostic)

  /// Throws where the file is something else than a table: nobody asked for it to be lost.
  init(_ bytes: [UInt8], at path: String) throws(Diagnostic) {
    let file: SourceFile
    do throws(Diagnostic) {
      file = try SourceFile(path: path, bytes: bytes)
    } catch {
      throw Self.refusal(path, error)
    }
    do throws(Diagnostic) {
      self = .table(try TableFile(file).table())
    } catch {
      guard TableFile(file).isMeantAsTable else { throw Self.refusal(path, error) }
      var warning = error
      warning.severity = .warning
      self = .broken(warning)
    }
  }

  private static func refusal(_ path: String, _ error: Diagnostic) -> Diagnostic {
    Diagnostic(
      .table, "'\(path)' is something else than an attribute table, and is kept", at: error.span,
      help: "give the golden another name, or move the file away")
  }
}
