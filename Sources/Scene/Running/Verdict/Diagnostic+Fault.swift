import SceneFormat
import UIKit

// Faults of layouts and updates, said at the step that they came of.
extension Diagnostic {
  init(stopping error: any Error, at step: StepDescription?, in scene: SceneDescription) {
    switch error {
    case let diagnostic as Diagnostic: self = diagnostic
    case let fault as LayoutFault: self.init(fault, at: step, in: scene)
    default:
      self.init(.unexpectedEnd, "\(error)", at: step?.causeSpan ?? scene.layout.span)
    }
  }

  private init(_ fault: LayoutFault, at step: StepDescription?, in scene: SceneDescription) {
    let report = fault.report
    let finding = report?.finding() ?? fault.message
    let moment = step.map { "after step \"\($0.name.value)\"" }
    let placed = report?.finding(moment) ?? finding
    self.init(
      code: fault.code, concern: fault.concern, placed,
      at: step?.causeSpan ?? scene.layout.kind.span,
      details: report.map { [$0.arithmetic].compactMap(\.self) + $0.evidence } ?? [],
      notes: (report == nil ? fault.facts.map { "\($0.name): \($0.value)" } : [])
        + (placed == finding ? step.map { ["in step \"\($0.name.value)\""] } ?? [] : [])
        + (finding == fault.message ? [] : ["UIKit stops here with \"\(fault.message)\""]),
      help: fault.hint)
  }

  /// The lines that UIKit would have written to the console.
  static func logged(_ messages: [UIKitLog.Message], in scene: SceneDescription) -> [Diagnostic] {
    var seen: Set<String> = []
    return messages.filter { seen.insert($0.text).inserted }.map { message in
      guard let (section, help) = emptySection(of: message.topic) else {
        return Diagnostic(
          code: code(of: message.topic), message.finding, severity: .warning,
          at: scene.layout.kind.span, notes: ["UIKit logs \"\(message.firstLine)\""])
      }
      return Diagnostic(
        code: code(of: message.topic), message.finding, severity: .warning,
        at: scene.layout.span(ofGroupIn: section, in: scene),
        notes: ["UIKit shows nothing, and does not say why"], help: help)
    }
  }

  /// The section that shows nothing, and what may help.
  private static func emptySection(of topic: UIKitLog.Topic) -> (section: Int, help: String)? {
    switch topic {
    case .emptyGroup(let section):
      (section, "make the item shorter, or the group longer in the direction in which it goes")
    case .flatItems(let section):
      (section, "give the item a length of its own, an estimate above 0, or less insets")
    case .tooLongItem, .cacheMismatch, .estimate, .other: nil
    }
  }

  private static func code(of topic: UIKitLog.Topic) -> String {
    switch topic {
    case .tooLongItem: "flow/too-long"
    case .cacheMismatch: "flow/cache-mismatch"
    case .emptyGroup: "compositional/empty-group"
    case .flatItems: "compositional/flat-items"
    case .estimate: "compositional/estimate"
    case .other: "uikit/log"
    }
  }
}

extension LayoutDescription {
  /// The place at which the group of a section is written; the layout's where nobody wrote it.
  fileprivate func span(ofGroupIn section: Int, in scene: SceneDescription) -> SourceSpan {
    let sections = parameters["sections"]
    let name = scene.sections.indices.contains(section) ? scene.sections[section].id : "*"
    return (sections?[name] ?? sections?["*"])?["group"]?.span ?? kind.span
  }
}
