import Motion
import Notation
import UIKit

/// An answer of ours in the shapes that recorded behaviour is written in.
indirect enum Figure: Sendable {
  case nothing
  case bool(Bool)
  case number(CGFloat)
  case integer(Int)
  case text(String)
  case list([Figure])
  case record([String: Figure])
  /// The question makes no sense for what was asked.
  case notApplicable

  init(_ point: CGPoint) {
    self = .list([.number(point.x), .number(point.y)])
  }

  init(_ size: CGSize) {
    self = .list([.number(size.width), .number(size.height)])
  }

  init(_ rect: CGRect) {
    self = .list(rect.numbers.map { .number($0) })
  }

  init(_ path: IndexPath) {
    self = .list(path.map { .integer($0) })
  }

  init(_ paths: [IndexPath]) {
    self = .list(paths.map { Figure($0) })
  }

  init(_ paths: [String: [IndexPath]]) {
    self = .record(paths.mapValues { Figure($0) })
  }

  init<Value>(_ value: Value?, _ figure: (Value) -> Figure) {
    self = value.map(figure) ?? .nothing
  }
}

// MARK: - Comparison

extension Figure {
  /// The differences from the recorded answer. Of a recorded object only the members it has are looked at.
  func differences(
    from expected: JSONNode, tolerance: Tolerance, subject: String = "answer"
  ) -> [Difference] {
    if case .record(let members) = self, case .object(let recorded) = expected.value {
      return recorded.flatMap { member in
        let name = subject == "answer" ? member.key : "\(subject).\(member.key)"
        let own = members[member.key] ?? .text("an answer that nobody gave")
        return own.differences(from: member.node, tolerance: tolerance, subject: name)
      }
    }
    guard !matches(expected, tolerance) else { return [] }
    return [Difference(subject, expected: Figure(expected).description, actual: description)]
  }

  private func matches(_ expected: JSONNode, _ tolerance: Tolerance) -> Bool {
    switch (self, expected.value) {
    case (.nothing, .null): true
    case (.bool(let own), .bool(let recorded)): own == recorded
    case (.number(let own), .number):
      (try? expected.length()).map { tolerance.allows(own, insteadOf: $0) } ?? false
    case (.integer(let own), .number): (try? expected.integer()) == own
    case (.integer(.max), .string("Int.max")): true
    case (.text(let own), .string(let recorded)): own == recorded
    case (.notApplicable, .string("not applicable")): true
    case (.list(let own), .array(let recorded)):
      own.count == recorded.count && zip(own, recorded).allSatisfy { $0.matches($1, tolerance) }
    default: false
    }
  }
}

// MARK: - Text

extension Figure: CustomStringConvertible {
  /// A recorded answer, to be shown beside ours.
  private init(_ node: JSONNode) {
    self =
      switch node.value {
      case .null: .nothing
      case .bool(let bool): .bool(bool)
      case .number: .number((try? node.length()) ?? .nan)
      case .string(let text): .text(text)
      case .array(let nodes): .list(nodes.map { Figure($0) })
      case .object(let members):
        .record(Dictionary(members.map { ($0.key, Figure($0.node)) }) { first, _ in first })
      }
  }

  var description: String {
    switch self {
    case .nothing: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): NumberText.text(number)
    case .integer(let integer): integer == .max ? "Int.max" : "\(integer)"
    case .text(let text): text
    case .list(let figures): "[" + figures.map(\.description).joined(separator: ", ") + "]"
    case .record(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        .joined(separator: ", ") + "}"
    case .notApplicable: "not applicable"
    }
  }
}
