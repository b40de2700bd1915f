internal import Notation
internal import Platform
internal import Rendering
internal import Scene
internal import SceneFormat

/// Holds a scene that was played to what it expects.
struct SceneCheck {
  private let run: SceneRun
  private let options: WorkOptions

  init(_ run: SceneRun, _ options: WorkOptions) {
    self.run = run
    self.options = options
  }

  func tell(_ report: inout SceneReport) {
    if let stop = run.stop, !run.stopsAsExpected {
      report.tell(stop, options.form, code: .layout)
    }
    let home = SceneHome(run.scene, allowing: options.allowed)
    var goldens: [ReadFile] = []
    var faults: [String: Diagnostic] = [:]
    let results = run.results { name in
      guard let bytes = read(name, home, &faults) else { return nil }
      goldens.append(.init(path: home.path(name), sha256: SHA256.text(of: bytes)))
      do throws(Diagnostic) {
        return try SourceFile(path: home.path(name), bytes: bytes)
      } catch {
        faults[name] = error
        return nil
      }
    }
    report.inputs += goldens
    var met = 0
    for result in results {
      met += result.isMet ? 1 : 0
      defer {
        if options.form.isEvents {
          report.output += Event.expectation(report.scene, result)
        }
      }
      if case .golden(let name, _) = result.expectation.check, var fault = faults[name] {
        fault.span = fault.span ?? result.expectation.span
        report.tell(fault, options.form, code: .files)
        continue
      }
      for var diagnostic in result.diagnostics {
        if diagnostic.code == DiagnosticCode.goldenMissing.rawValue {
          diagnostic.help = help(forMissing: result.expectation.check, home, report.scene)
        }
        report.tell(diagnostic, options.form, code: Self.code(of: diagnostic))
      }
    }
    if options.form.isEvents {
      report.output += Event.checked(
        report.scene, met: met, of: results.count, isPlayed: run.stop == nil || run.stopsAsExpected)
    }
    guard !options.form.isQuiet, !options.form.isEvents else { return }
    let words = results.isEmpty ? "expects nothing" : "\(met) of \(results.count) expectations met"
    report.output += "\(report.scene): \(words)\n"
  }

  /// What `record` refuses is not recommended.
  private func help(
    forMissing check: ExpectationDescription.Check, _ home: SceneHome, _ scene: String
  ) -> String {
    if case .golden(let name, _) = check, let link = home.link(onWayTo: name) {
      return FileFault.link(link).message + ": \(FileFault.link(link).hint)"
    }
    return "record it: tessera record \(ShellText.file(scene).text)"
  }

  private func read(
    _ name: String, _ home: SceneHome, _ faults: inout [String: Diagnostic]
  ) -> [UInt8]? {
    do throws(FileFault) {
      return try home.read(name, limit: options.rendering.limits.fileBytes)
    } catch {
      faults[name] = Diagnostic(error)
      return nil
    }
  }
}

extension SceneCheck {
  /// A table that cannot be read says nothing about the scene.
  private static func code(of diagnostic: Diagnostic) -> ExitCode {
    if diagnostic.severity != .error { return .done }
    return diagnostic.code == DiagnosticCode.table.rawValue ? .files : .different
  }
}
