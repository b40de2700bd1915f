import Drawing
import Foundation
package import Notation

// One call an object, one object a line, the keys always in the same order.
extension Conversation {
  /// All calls as one JSON document with a version, one call a line, for programs that read conversations.
  public var json: String { written.compact + "\n" }

  /// The same, to stand within another value.
  package var written: JSONText {
    .object([("version", .whole(1)), ("calls", .lines(calls.map(Self.object)))])
  }

  private static func object(_ call: Call) -> JSONText {
    let arguments = call.arguments.map {
      JSONText.object([("label", .text($0.name)), ("value", json($0.value))])
    }
    return .object([
      ("from", .text(call.from.rawValue)), ("to", .text(call.to.rawValue)),
      ("depth", .whole(call.depth)), ("method", .text(call.method)),
      ("arguments", .list(arguments)), ("answer", call.answer.map(json) ?? .null),
    ])
  }

  /// A single number stands for itself, several stand in an array; what JSON cannot say as a number is text.
  private static func json(_ value: Value) -> JSONText {
    switch value {
    case .nothing: .null
    case .text(let text): .text(text)
    case .flag(let flag): .flag(flag)
    case .numbers(let numbers):
      numbers.count == 1 ? .rounded(numbers[0]) : .list(numbers.map { .rounded($0) })
    case .list(let values): .list(values.map(json))
    case .record(let fields): .object(fields.map { ($0.name, json($0.value)) })
    }
  }
}
