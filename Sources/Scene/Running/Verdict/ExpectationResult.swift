import Motion
public import SceneFormat
import UIKit

/// Whether something that a scene expects is so.
public struct ExpectationResult: Equatable, Sendable {
  /// The expectation as the scene has it, with its place in the file.
  public let expectation: ExpectationDescription
  /// All that speaks against it; empty where it is so.
  public let diagnostics: [Diagnostic]

  /// Whether nothing worse than a warning speaks against it.
  public var isMet: Bool { !diagnostics.hasErrors }

  /// With a hint on all that has this code.
  package func noting(_ note: String, on code: DiagnosticCode) -> ExpectationResult {
    ExpectationResult(
      expectation: expectation,
      diagnostics: diagnostics.map { diagnostic in
        guard diagnostic.code == code.rawValue else { return diagnostic }
        var noted = diagnostic
        noted.notes.append(note)
        return noted
      })
  }
}

extension SceneRun {
  /// Checks everything that the scene expects.
  /// - Parameters:
  ///   - golden: reads the file beside the scene that holds a table; nil where there is none.
  ///   - pictures: all that speaks against pictures being as they were: somebody who draws has to say so.
  public func results(
    golden: (String) -> SourceFile?, pictures: (PictureExpectation) -> [Diagnostic]
  ) -> [ExpectationResult] {
    withoutActuallyEscaping(golden) { golden in
      scene.expectations.map { expectation in
        let diagnostics =
          if case .pictures(let held) = expectation.check {
            pictures(held)
          } else {
            ExpectationCheck(self, expectation, golden: golden).findings
          }
        return ExpectationResult(expectation: expectation, diagnostics: diagnostics)
      }
    }
  }

  /// Whether the scene has stopped as it was expected to.
  public var stopsAsExpected: Bool {
    guard let stop else { return false }
    return scene.expectations.contains { $0.check == .fails(stop.code) }
  }
}

/// One expectation held against a run.
struct ExpectationCheck {
  private let run: SceneRun
  private let expectation: ExpectationDescription
  private let golden: (String) -> SourceFile?

  init(
    _ run: SceneRun, _ expectation: ExpectationDescription,
    golden: @escaping (String) -> SourceFile?
  ) {
    self.run = run
    self.expectation = expectation
    self.golden = golden
  }

  var findings: [Diagnostic] {
    switch expectation.check {
    case .contract(let rules): contract(rules)
    case .noOverlap(let scope):
      states { $0.overlaps(of: scope == .all ? .all : .cells) }.map { finding($0, .overlap) }
    case .insideContent:
      states { $0.elementsOutsideContent() }.map { finding($0, .outsideContent) }
    case .pixelAligned:
      states { $0.elementsOffPixels() }.map { finding($0, .pixelAlignment) }
    case .maxShift(let limit): shifts(beyond: limit)
    case .attributes(let wanted): AttributeCheck(run, wanted, at: expectation.span).findings
    case .fails(let code): failure(code)
    case .golden(let file, let tolerance): compare(with: file, tolerance)
    // Whoever draws answers for them.
    case .pictures: []
    }
  }

  private var steps: [PlayedStep] { run.steps(named: expectation.steps.map(\.value)) }

  // MARK: Layouts at rest

  private struct Found {
    var sentence: String
    var state: String
  }

  /// The findings of the start and of every step, each sentence once.
  private func states(_ check: (LayoutSnapshot) -> [SnapshotFinding]) -> [Found] {
    var found: [Found] = []
    var seen: Set<String> = []
    if expectation.steps.isEmpty {
      found += check(run.start).map { Found(sentence: $0.sentence, state: "at the start") }
    }
    for step in steps {
      found += check(step.layout).map {
        Found(sentence: $0.sentence, state: "after step \"\(step.name)\"")
      }
    }
    return Array(found.filter { seen.insert($0.sentence).inserted }.prefix(10))
  }

  private func finding(_ found: Found, _ code: DiagnosticCode) -> Diagnostic {
    Diagnostic(code, "\(found.state): \(found.sentence)", at: expectation.span)
  }

  private func contract(_ rules: [String]) -> [Diagnostic] {
    let names = Set(rules)
    var seen: Set<String> = []
    let all =
      (expectation.steps.isEmpty ? run.auditAtStart.map { ("at the start", $0) } : [])
      + steps.flatMap { step in step.audit.map { ("after step \"\(step.name)\"", $0) } }
    return all.compactMap { state, finding in
      guard names.contains(finding.rule.name), seen.insert(finding.sentence).inserted else {
        return nil
      }
      return Diagnostic(
        code: finding.code, "\(state): \(finding.sentence)", at: expectation.span,
        notes: finding.others > 0 ? ["and \(finding.others) more"] : [], help: finding.help)
    }
  }

  // MARK: Motion

  /// Smaller ones come from rounding.
  private static let leastExcess: CGFloat = 1e-9

  private func shifts(beyond limit: CGFloat) -> [Diagnostic] {
    steps.compactMap { step in
      let shift = step.shift
      // Written so that a score that is no number is found as well.
      guard !(CGFloat(shift.score.value) <= limit + Self.leastExcess) else { return nil }
      return Diagnostic(
        .shift, shift.sentence(of: step.name, beyond: limit), at: expectation.span,
        details: shift.score.jumps.dropFirst(StepShift.namedJumps).prefix(StepShift.listedJumps)
          .map(\.words), notes: shift.notes)
    }
  }

  // MARK: Failures

  private func failure(_ code: String) -> [Diagnostic] {
    guard let stop = run.stop else {
      return [
        Diagnostic(
          .noFailure, "the scene was played to its end", at: expectation.span, found: "no fault",
          expected: code)
      ]
    }
    guard stop.code != code else { return [] }
    return [
      Diagnostic(
        .noFailure, "the scene stopped with another code", at: expectation.span, found: stop.code,
        expected: code)
    ]
  }

  // MARK: Golden

  private func compare(with name: String, _ tolerance: CGFloat) -> [Diagnostic] {
    guard let file = golden(name) else {
      return [
        Diagnostic(
          .goldenMissing, "there is no table \"\(name)\"", at: expectation.span,
          help: "record it, and look at it before you keep it")
      ]
    }
    let expected: ComparedTable
    do throws(Diagnostic) {
      expected = try TableFile(file).table()
    } catch {
      var unreadable = error
      unreadable.notes.append("the golden of \(expectation.span.place)")
      return [unreadable]
    }
    let actual = ComparedTable(run.table(ofSteps: expectation.steps.map(\.value)))
    let difference = TableDifference(
      TableComparison(accepted: expected, actual, tolerance: Double(tolerance)))
    guard !difference.isNone else { return [] }
    let places = difference.count == 1 ? "1 place" : "\(difference.count) places"
    let shown = Array(difference.lines.prefix(12))
    return [
      Diagnostic(
        .golden, "the scene differs from \"\(name)\" in \(places)",
        at: expectation.span, details: shown,
        notes: [difference.rest(after: shown.count)].compactMap(\.self))
    ]
  }
}
