import Motion
import SceneFormat
import UIKit

/// One element's numbers held against what a scene expects of them.
struct AttributeCheck {
  private let run: SceneRun
  private let wanted: AttributeExpectation
  private let span: SourceSpan

  init(_ run: SceneRun, _ wanted: AttributeExpectation, at span: SourceSpan) {
    self.run = run
    self.wanted = wanted
    self.span = span
  }

  var findings: [Diagnostic] {
    guard let element = element else { return [missing] }
    var found: [Diagnostic] = []
    func check(_ name: String, _ isMet: Bool, actual: String, expected: String) {
      if isMet { return }
      found.append(
        Diagnostic(
          .attributes, "\(name) of \"\(wanted.item.value)\" is \(actual) \(state)", at: span,
          found: actual, expected: expected))
    }
    if let frame = wanted.frame {
      let (actual, expected) = (Self.numbers(element.frame), Self.numbers(frame))
      let isMet = zip(actual, expected).allSatisfy { isNear($0, $1) }
      check("frame", isMet, actual: NumberText.text(actual), expected: NumberText.text(expected))
    }
    if let alpha = wanted.alpha {
      check(
        "alpha", isNear(element.alpha, alpha), actual: NumberText.text(element.alpha),
        expected: NumberText.text(alpha))
    }
    if let zIndex = wanted.zIndex {
      check("zIndex", element.zIndex == zIndex, actual: "\(element.zIndex)", expected: "\(zIndex)")
    }
    if let isHidden = wanted.isHidden {
      check(
        "hidden", element.isHidden == isHidden, actual: "\(element.isHidden)",
        expected: "\(isHidden)")
    }
    return found
  }

  private var state: String {
    let phase = wanted.phase.text
    return step.map { "in phase \"\(phase)\" of step \"\($0.name)\"" } ?? "at the start"
  }

  private var step: PlayedStep? {
    wanted.step.map { run.step(named: $0.value) } ?? run.steps.last
  }

  private var element: AttributeRow? {
    guard let step else { return rest(run.start) }
    let found = changes(of: step).table().rows.first {
      $0.kind == .cell && $0.id == wanted.item.value && $0.phase == wanted.phase
    }
    if let found { return found }
    switch wanted.phase {
    case .after: return rest(step.layout)
    case .before: return rest(step.before)
    // Who stays is let in from where it was.
    default: return nil
    }
  }

  /// Those that the phase belongs to: a step under a finger begins with the first and ends with the last.
  private func changes(of step: PlayedStep) -> Recording {
    let all = step.recording
    return switch wanted.phase {
    case .before: Recording(Array(all.prefix(1)))
    case .after: Recording(Array(all.suffix(1)))
    case .initial, .final, .inFlight: all
    }
  }

  private func rest(_ snapshot: LayoutSnapshot) -> AttributeRow? {
    snapshot[item: wanted.item.value].map { AttributeRow($0, phase: wanted.phase) }
  }

  private var missing: Diagnostic {
    Diagnostic(
      .attributes, "there is no \"\(wanted.item.value)\" \(state)", at: wanted.item.span)
  }

  private func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool {
    NumberTolerance(Double(wanted.tolerance)).allows(first, insteadOf: second)
  }

  private static func numbers(_ frame: CGRect) -> [CGFloat] {
    [frame.minX, frame.minY, frame.width, frame.height]
  }
}
