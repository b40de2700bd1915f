import Foundation

// One call an object, one object a line, the keys always in the same order.
extension Conversation {
  public var json: String {
    let lines = calls.map(Self.object).joined(separator: ",\n")
    return "{\"version\":1,\"calls\":[\(lines.isEmpty ? "" : "\n\(lines)\n")]}\n"
  }

  private static func object(_ call: Call) -> String {
    let arguments = call.arguments.map {
      "{\"label\":\(quoted($0.name)),\"value\":\(json($0.value))}"
    }
    let fields = [
      "\"from\":\(quoted(call.from.rawValue))", "\"to\":\(quoted(call.to.rawValue))",
      "\"depth\":\(call.depth)", "\"method\":\(quoted(call.method))",
      "\"arguments\":[\(arguments.joined(separator: ","))]",
      "\"answer\":\(call.answer.map(json) ?? "null")",
    ]
    return "{\(fields.joined(separator: ","))}"
  }

  /// A single number stands for itself, several stand in an array; what JSON cannot say as a number is text.
  private static func json(_ value: Value) -> String {
    switch value {
    case .nothing: "null"
    case .text(let text): quoted(text)
    case .flag(let flag): flag ? "true" : "false"
    case .numbers(let numbers):
      numbers.count == 1
        ? number(numbers[0]) : "[\(numbers.map(number).joined(separator: ","))]"
    case .list(let values): "[\(values.map(json).joined(separator: ","))]"
    case .record(let fields):
      "{\(fields.map { "\(quoted($0.name)):\(json($0.value))" }.joined(separator: ","))}"
    }
  }

  private static func number(_ number: CGFloat) -> String {
    let text = NumberText.text(number)
    return number.isFinite ? text : quoted(text)
  }

  private static func quoted(_ text: String) -> String { QuotedText.quoted(text) }
}
