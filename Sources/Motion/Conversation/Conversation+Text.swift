import Foundation
import Notation

// One call a line: who speaks to whom, then the call, indented by the calls under way, then the answer. An
// answer of several objects has a line for each.
//
//     collectionView → layout      layoutAttributesForElements(in: 0 0 200 200) → 2
//                                    cell 0-0, frame 0 0 100 50
//                                    cell 0-1, frame 0 50 100 50
extension Conversation {
  /// Byte-stable: numbers have at most three decimals.
  public var text: String {
    let parties = calls.map { "\($0.from.rawValue) → \($0.to.rawValue)" }
    let width = parties.map(\.count).max() ?? 0
    var lines: [String] = []
    for (party, call) in zip(parties, calls) {
      let margin = String(repeating: " ", count: width - party.count + 2 + call.depth * 2)
      let (answer, objects) = Self.parts(of: call.answer)
      lines.append(party + margin + Self.text(call) + answer)
      let indent = String(repeating: " ", count: width + 4 + call.depth * 2)
      lines += objects.map { indent + $0 }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func text(_ call: Call) -> String {
    let arguments = call.arguments.map { field in
      let value = text(field.value)
      return field.name.isEmpty ? value : "\(field.name): \(value)"
    }
    return "\(call.method)(\(arguments.joined(separator: ", ")))"
  }

  /// The words behind the call, and those in lines of their own below it.
  private static func parts(of answer: Value?) -> (String, [String]) {
    guard let answer else { return ("", []) }
    guard case .list(let values) = answer, values.contains(where: \.isRecord) else {
      return (" → \(text(answer))", [])
    }
    return (" → \(values.count)", values.map(text))
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .nothing: "nil"
    case .text(let text): QuotedText.isBare(text) ? text : QuotedText.quoted(text)
    case .flag(let flag): flag ? "true" : "false"
    case .numbers(let numbers): NumberText.text(numbers)
    case .list(let values): "[" + values.map(text).joined(separator: "; ") + "]"
    case .record(let fields): fields.map(text).joined(separator: ", ")
    }
  }

  /// An element needs no name before it, and no quotes unless they keep it in its line.
  private static func text(_ field: Field) -> String {
    guard field.name == "element", case .text(let element) = field.value else {
      return "\(field.name) \(text(field.value))"
    }
    return QuotedText.isVisible(element) ? element : QuotedText.quoted(element)
  }
}

extension Conversation.Value {
  fileprivate var isRecord: Bool {
    if case .record = self { return true }
    return false
  }
}
