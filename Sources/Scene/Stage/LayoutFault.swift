public import Notation
import UIKit

/// A mistake for which UIKit would have stopped the program: its own sentence, a stable code, and what was found.
public struct LayoutFault: Equatable, Sendable {
  /// The broken rule's name, such as `layout/changed-attributes`; it never changes.
  public let code: String
  /// The sentence of UIKit's exception.
  public let sentence: String
  /// The evidence, in the order in which a reader wants it.
  public let facts: [Fact]
  /// The same in parts, where an update was refused.
  let report: UpdateReport?

  /// A piece of evidence, such as the element that the fault is about.
  public struct Fact: Equatable, Sendable {
    /// A word for the finding, such as `path` or `element`.
    public let name: String
    /// The finding itself, in words or numbers.
    public let value: String
  }

  /// Runs the body and throws the first fault that was raised in it; what comes after a fault is skipped
  /// by the collection view, whose state stays as it was.
  @MainActor @discardableResult public static func catching<Result>(
    _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try FaultScope.run(body)
    } catch let fault as Fault {
      throw LayoutFault(fault)
    }
  }

  init(_ fault: UIKit.Fault) {
    code = fault.code
    report = fault.report
    sentence = fault.sentence
    facts = fault.facts.map { Fact(name: $0.name, value: $0.value) }
  }
}

extension LayoutFault: CodedError {
  /// A layout, or an update of it.
  public var concern: ErrorConcern { .layout }
  /// The sentence of UIKit's exception.
  public var message: String { sentence }
  /// The change that would make the update come out; nil for other faults.
  public var hint: String? {
    report.flatMap { $0.help.isEmpty ? nil : $0.help.joined(separator: "; ") }
  }

  /// The code, UIKit's sentence, and a line for each fact.
  public var description: String {
    (["\(code): \(sentence)"] + facts.map { "  \($0.name): \($0.value)" }).joined(separator: "\n")
  }
}
