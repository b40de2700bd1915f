internal import Glibc
internal import Imaging
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
    let home = SceneHome(run.scene)
    var goldens: [RunCache.Entry.Input] = []
    var faults: [String: Diagnostic] = [:]
    let results = run.results { name in
      guard let bytes = home.read(name, limit: options.limits.fileBytes) else {
        faults[name] = home.fault(of: name).map { Diagnostic($0) }
        return nil
      }
      goldens.append(.init(path: home.path(name), sha256: SHA256.text(of: bytes)))
      do throws(Diagnostic) {
        return try SourceFile(path: home.path(name), bytes: bytes)
      } catch {
        faults[name] = error
        return nil
      }
    }
    report.inputs += goldens
    for result in results {
      if case .golden(let name, _) = result.expectation.check, var fault = faults[name] {
        fault.span = fault.span ?? result.expectation.span
        report.tell(fault, options.form, code: .files)
        continue
      }
      for var diagnostic in result.diagnostics {
        if diagnostic.code == DiagnosticCode.goldenMissing.rawValue {
          diagnostic.help = "record it: tessera record \(report.scene)"
        }
        report.tell(diagnostic, options.form, code: Self.code(of: diagnostic))
      }
    }
    guard !options.form.isQuiet, !options.form.isEvents else { return }
    let met = results.count { $0.isMet }
    let words = results.isEmpty ? "expects nothing" : "\(met) of \(results.count) expectations met"
    report.output += "\(report.scene): \(words)\n"
  }
}

extension SceneCheck {
  /// A table that cannot be read says nothing about the scene.
  private static func code(of diagnostic: Diagnostic) -> ExitCode {
    if diagnostic.severity != .error { return .done }
    return diagnostic.code == DiagnosticCode.table.rawValue ? .files : .different
  }
}

/// The folder of a scene: goldens lie beside it, or below.
struct SceneHome {
  let folder: OutputFolder

  init(_ scene: SceneDescription) {
    let path = scene.files.first?.path ?? ""
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    folder = OutputFolder(parts.isEmpty ? "." : parts.joined(separator: "/"))
  }

  func path(_ name: String) -> String { folder.shown(name) }

  /// The bytes of a file that stays inside; nil where there is none.
  func read(_ name: String, limit: Int) -> [UInt8]? {
    guard (try? OutputFolder.parts(of: name)) != nil else { return nil }
    return try? InputFile.read(path(name), limit: limit)
  }

  /// Why a file that is there cannot be read.
  func fault(of name: String) -> FileFault? {
    guard (try? OutputFolder.parts(of: name)) != nil else { return nil }
    do throws(FileError) {
      _ = try InputFile.read(path(name), limit: 1 << 30)
      return nil
    } catch {
      return [ENOENT, ENOTDIR].contains(error.code) ? nil : FileFault(error, path: path(name))
    }
  }
}
