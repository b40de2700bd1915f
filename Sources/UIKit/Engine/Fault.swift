import Notation

/// An exception as UIKit would raise it: its own sentence, a stable code, and the facts behind it.
package struct Fault: Error, Equatable, Sendable {
  /// Stable name of the rule that was broken, such as `layout/changed-attributes`.
  package var code: String
  /// The sentence that UIKit raises with.
  package var sentence: String
  /// The findings by name, in the order in which a reader wants them.
  package var facts: [Fact]
  /// The same in parts, where the fault is one of an update.
  package var report: UpdateReport?

  package struct Fact: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(_ code: String, _ sentence: String, facts: [Fact] = []) {
    self.code = code
    self.sentence = sentence
    self.facts = facts
  }
}

/// The goal of faults. Inside `run` the first one is kept and thrown at the end; outside of it a fault ends
/// the program, as an uncaught exception would.
@MainActor package enum FaultScope {
  private static var depth = 0
  private static var recorded: Fault?

  /// Whether a fault was raised in the run that is under way: what comes after it is to be skipped.
  package static var isBroken: Bool { recorded != nil }

  /// Records the fault, or ends the program where no run is under way.
  package static func raise(_ fault: Fault) {
    guard depth > 0 else {
      let reason = TerminalText(lines: fault.sentence).text
      fatalError("*** Terminating app due to uncaught exception, reason: '\(reason)'")
    }
    if recorded == nil { recorded = fault }
  }

  /// Raises a fault after which the asker goes on with a stand-in that its own cast may trip over: the
  /// sentence is said at once, so that no trap comes without a reason.
  package static func raiseBeforeCast(_ fault: Fault) {
    raise(fault)
    FileHandle.standardError.write(Data((TerminalText(lines: fault.sentence) + "\n").utf8))
  }

  /// Runs `body` and throws the first fault raised in it. Runs nest; the innermost one throws.
  package static func run<Result>(_ body: () throws -> Result) throws -> Result {
    let outer = recorded
    recorded = nil
    depth += 1
    defer {
      depth -= 1
      recorded = outer
    }
    let result = try body()
    if let fault = recorded { throw fault }
    return result
  }
}
