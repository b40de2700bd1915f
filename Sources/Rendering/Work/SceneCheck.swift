internal import Notation
internal import Platform
internal import Scene
internal import SceneFormat

/// Holds a scene that was played to what it expects.
struct SceneCheck {
  private let run: SceneRun
  private let order: WorkOrder
  private let home: SceneHome
  private let drawn: DrawnScene
  private let others: OtherScenes
  private var limit: Int { order.rendering.limits.fileBytes }

  init(_ drawn: DrawnScene, _ order: WorkOrder, beside others: OtherScenes) {
    self.drawn = drawn
    self.others = others
    self.order = order
    run = drawn.run
    home = SceneHome(run.scene, allowing: order.allowed)
  }

  func tell(_ result: inout WorkResult) {
    if let stop = run.stop, !run.stopsAsExpected { result.tell(stop, .layout) }
    var goldens = ReadGoldens(home, limit: limit)
    let pictures = checkedPictures(&result)
    let expectations = run.results(
      golden: { goldens.file($0) },
      pictures: { pictures[$0.list]?.map(\.diagnostic) ?? [] })
    result.inputs += goldens.inputs
    let origin = GoldenOrigin(run.scene, allowing: order.allowed)
    for expectation in expectations {
      let upgrade = TableUpgrade(expectation.expectation, of: run, from: origin) {
        goldens.file($0)
      }
      upgrade.map { result.upgrade.add($0.facts) }
      let expectation = upgrade.map { expectation.noting(drawnBy: $0.version) } ?? expectation
      if case .pictures(let held) = expectation.expectation.check {
        for finding in pictures[held.list] ?? [] {
          result.tell(finding.diagnostic, finding.trouble)
        }
      } else {
        tell(expectation, reading: goldens, &result)
        if order.evidence != nil {
          result.outputs += TableEvidence(run, in: home, read: goldens.inputs).outputs(
            of: expectation)
        }
      }
      result.tell(.expectation(expectation))
    }
    result.tell(
      .checked(
        met: expectations.count(where: \.isMet), of: expectations.count,
        isPlayed: run.stop == nil || run.stopsAsExpected))
  }

  /// All that speaks against the pictures of each list.
  private func checkedPictures(_ result: inout WorkResult) -> [String: [PictureCheck.Finding]] {
    var findings: [String: [PictureCheck.Finding]] = [:]
    for held in drawn.held {
      let golden = GoldenReader(held, in: home, limit: limit)
      let making = drawn.making(held, order.rendering)
      var check = PictureCheck(golden, making, ordered: order, beside: others)
      check.run(drawnBy: drawn.origin)
      result.inputs += golden.inputs + check.inputs
      for note in check.notes { result.warn(note) }
      if check.findings.isEmpty, !making.files.isEmpty { warn(ofNoList: golden, &result) }
      result.outputs += check.outputs
      result.upgrade.add(check.upgrade)
      findings[held.expectation.list] = check.findings
    }
    return findings
  }

  /// Pictures that are as accepted, and nothing that says who drew them.
  private func warn(ofNoList golden: GoldenReader, _ result: inout WorkResult) {
    guard golden.fault == nil, golden.list.entries.isEmpty else { return }
    result.warn(
      Diagnostic(
        .pictureList,
        "the list \"\(golden.held.expectation.list)\" \(golden.isThere ? "names no picture" : "is not there")",
        severity: .warning, at: golden.held.span,
        help: "record the pictures again: without it nobody knows who drew them, and all are read"))
  }

  private func tell(
    _ expectation: ExpectationResult, reading goldens: ReadGoldens, _ result: inout WorkResult
  ) {
    let check = expectation.expectation.check
    if case .golden(let name, _) = check, var fault = goldens.faults[name] {
      fault.span = fault.span ?? expectation.expectation.span
      return result.tell(fault, .files)
    }
    for var diagnostic in expectation.diagnostics {
      if diagnostic.code == DiagnosticCode.goldenMissing.rawValue {
        diagnostic.help = help(forMissing: check, of: result.scene)
      }
      // A table that cannot be read says nothing about the scene.
      let isTable = diagnostic.code == DiagnosticCode.table.rawValue
      result.tell(diagnostic, isTable ? .files : .difference)
    }
  }

  /// A golden that `record` refuses is not recommended.
  private func help(
    forMissing check: ExpectationDescription.Check, of scene: String
  ) -> String {
    if case .golden(let name, _) = check, let link = home.link(onWayTo: name) {
      return FileFault.link(link).message + ": \(FileFault.link(link).hint ?? "")"
    }
    let path = drawn.run.scene.files.first?.path ?? scene
    guard scene.hasPrefix("\(path)#"), !order.changes.isEmpty else {
      return "record it: tessera record \(ShellText.file(scene).text)"
    }
    return
      "record it, with the options of this check: tessera record … \(ShellText.file(path).text)"
  }
}

extension ExpectationResult {
  /// A hint about the cause of what differs from a table of another version.
  fileprivate func noting(drawnBy version: String) -> ExpectationResult {
    noting("drawn by \(version), now \(ProgramVersion.number)", on: .golden)
  }
}

/// The goldens of a scene, as far as they can be read.
private struct ReadGoldens {
  private let home: SceneHome
  private let limit: Int
  private(set) var inputs: [ReadFile] = []
  /// Why one cannot be read, by its name.
  private(set) var faults: [String: Diagnostic] = [:]

  init(_ home: SceneHome, limit: Int) {
    self.home = home
    self.limit = limit
  }

  mutating func file(_ name: String) -> SourceFile? {
    do {
      guard let bytes = try home.read(name, limit: limit) else { return nil }
      inputs.append(ReadFile(path: home.path(name), content: bytes))
      return try SourceFile(path: home.path(name), bytes: bytes)
    } catch let fault as FileFault {
      faults[name] = Diagnostic(fault)
    } catch {
      faults[name] = error as? Diagnostic
    }
    return nil
  }
}
