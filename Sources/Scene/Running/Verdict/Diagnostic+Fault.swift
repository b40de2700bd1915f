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
    let finding = fault.facts.first { $0.name == "finding" }?.value ?? fault.sentence
    let name = step?.name.value ?? ""
    let told = ["arithmetic", "data"]
    let other = fault.facts.filter { !(told + ["finding", "help"]).contains($0.name) }
    let helps = fault.facts.filter { $0.name == "help" }.map(\.value)
    let compares = ", the data has"
    let placed = finding.replacing(compares, with: " after step \"\(name)\"\(compares)")
    self.init(
      code: fault.code, step == nil ? finding : placed,
      at: step?.causeSpan ?? scene.layout.kind.span,
      details: fault.facts.filter { told.contains($0.name) }.map(\.value),
      notes: other.map { "\($0.name): \($0.value)" }
        + (step == nil || finding != placed ? [] : ["in step \"\(name)\""])
        + (finding == fault.sentence ? [] : ["UIKit stops here with \"\(fault.sentence)\""]),
      help: helps.isEmpty ? nil : helps.joined(separator: "; "))
  }

  /// What UIKit would have written to the console.
  static func logged(_ messages: [UIKitLog.Message], in scene: SceneDescription) -> [Diagnostic] {
    var seen: Set<String> = []
    return messages.filter { seen.insert($0.text).inserted }.map { message in
      let lines = message.text.split(separator: "\n").map(String.init)
      // UIKit's first line says only that something is wrong with a flow layout, the second one what.
      let finding = message.topic == .tooLongItem ? lines.dropFirst().first : lines.first
      return Diagnostic(
        code: code(of: message.topic), finding ?? message.text, severity: .warning,
        at: scene.layout.kind.span, notes: ["UIKit logs \"\(lines.first ?? "")\""])
    }
  }

  private static func code(of topic: UIKitLog.Topic) -> String {
    switch topic {
    case .tooLongItem: "flow/too-long"
    case .cacheMismatch: "flow/cache-mismatch"
    case .other: "uikit/log"
    }
  }
}
