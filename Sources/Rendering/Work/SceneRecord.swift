internal import Motion
internal import Notation
internal import Platform
internal import Scene
internal import SceneFormat

/// Accepts what a scene gives as its goldens, and tells what changes in them.
struct SceneRecord {
  private let drawn: DrawnScene
  private let run: SceneRun
  private let home: SceneHome
  private let order: WorkOrder

  /// - Parameter home: as it was before the scene was played.
  init(_ drawn: DrawnScene, in home: SceneHome, _ order: WorkOrder) {
    self.drawn = drawn
    run = drawn.run
    self.home = home
    self.order = order
  }

  func write(
    refusing refusals: [PathRefusal], beside others: OtherScenes, _ result: inout WorkResult
  ) {
    if let stop = run.stop, !run.stopsAsExpected { return result.tell(stop, .layout) }
    let goldens = goldens
    var unchanged: [String: String] = [:]
    for golden in goldens {
      if let refusal = refusals.first(where: { $0.path == home.path(golden.name) }) {
        result.tell(Diagnostic(refusal, at: golden.span), .scene)
      } else {
        let table = run.table(ofSteps: golden.steps)
        unchanged[golden.name] = write(table, to: golden.name, at: golden.span, &result)
      }
    }
    var known = Set(goldens.map(\.name))
    for held in drawn.held {
      let golden = GoldenReader(held, in: home, limit: order.rendering.limits.fileBytes)
      var record = PictureRecord(
        golden, drawn.making(held, order.rendering), by: order, refusing: refusals)
      record.write(drawnBy: drawn.origin, beside: others, &result)
      known.formUnion(record.names)
      unchanged.merge(record.unchanged) { first, _ in first }
      result.groups.formUnion(record.groups)
    }
    let unmet = order.acceptance?.unmet(in: result.scene, having: known) ?? []
    let stale = order.acceptance?.stale(in: result.scene, holding: unchanged) ?? []
    for decision in unmet + stale {
      result.tell(Diagnostic(undecided: home.path(decision.output), at: nil), .difference)
    }
    result.unmet += order.acceptance?.unmet(outputs: known, groups: result.groups) ?? []
    if goldens.isEmpty, drawn.held.isEmpty { result.tell(.expectsNoGolden) }
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

  /// Answers the sum of a golden that is as it was.
  private func write(
    _ table: AttributeTable, to name: String, at span: SourceSpan, _ result: inout WorkResult
  ) -> String? {
    let path = home.path(name)
    do {
      let bytes = TableFile.bytes(of: table, named: name)
      let read = try home.read(name, limit: order.rendering.limits.fileBytes)
      guard read != bytes else {
        result.tell(.recorded(path: path, .unchanged))
        return SHA256.text(of: bytes)
      }
      switch ruling(on: name, from: read, to: bytes, &result) {
      case .write: break
      case .keep:
        result.tell(.recorded(path: path, Self.change(keeping: read, at: path)))
        return nil
      case .refuse:
        result.tell(order.refusal(of: path, isThere: read != nil, at: span), .difference)
        return nil
      }
      let before = try read.map { try RecordedTable($0, at: path) }
      if case .broken(let diagnostic) = before { result.warn(diagnostic) }
      if !order.isDryRun { try home.folder.write(bytes, to: name) }
      let file = WrittenFile(path: name, content: bytes)
      result.files.append(file)
      result.tell(.recorded(path: path, Self.change(from: before, to: table, file)))
    } catch let fault as FileFault {
      result.tell(Diagnostic(fault), .files)
    } catch let diagnostic as Diagnostic {
      result.tell(diagnostic, .files)
    } catch {
      result.tell(Diagnostic(code: "output/failed", "'\(name)': \(error)"), .files)
    }
    return nil
  }

  private func ruling(
    on name: String, from before: [UInt8]?, to after: [UInt8], _ result: inout WorkResult
  ) -> RecordMode.Ruling {
    let key = Selection.Key(scene: result.scene, output: name)
    let sides = Selection.Sides(
      before == nil ? .new : .different, golden: before.map { SHA256.text(of: $0) },
      drawn: SHA256.text(of: after))
    return order.ruling(on: key, sides) {
      result.groups.insert(sides.status.rawValue)
      return sides.status.rawValue
    }
  }

  private static func change(keeping bytes: [UInt8]?, at path: String) -> GoldenChange {
    guard let bytes, let table = try? RecordedTable(bytes, at: path), case .table = table else {
      return .keptUnread
    }
    return .kept
  }

  private static func change(
    from before: RecordedTable?, to table: AttributeTable, _ file: WrittenFile
  ) -> GoldenChange {
    switch before {
    case nil: .new(rows: table.rows.count, file)
    case .broken: .replaced(rows: table.rows.count, file)
    case .table(let before):
      .changed(TableDifference(TableComparison(accepted: before, ComparedTable(table))), file)
    }
  }
}

/// The table in a golden's place before.
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
