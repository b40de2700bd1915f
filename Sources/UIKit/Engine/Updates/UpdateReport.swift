/// An update fault in words: what was found, the numbers behind it, what UIKit says, what to change.
package struct UpdateReport: Equatable, Sendable {
  package var code: UpdateFault.Code
  /// The state that the update would lead to, or the rule that it breaks, in one clause.
  package var claim: String
  /// The state of the data beside it, where it is another one.
  package var comparison: String?
  /// The announced changes as a sum, where it does not come out.
  package var arithmetic: String?
  /// The evidence of the data's identifiers, a line each; empty where they are not known.
  package var evidence: [String]
  package var help: [String]
  /// The sentence that UIKit raises; nothing where it raises nothing, or nothing known.
  package var uikitSentence: String?

  /// - Parameter identifiers: what sections and items are called, where it is known.
  package init(_ fault: UpdateFault, naming identifiers: UpdateIdentifiers? = nil) {
    let wording = UpdateWording(identifiers)
    code = fault.code
    claim = wording.claim(of: fault)
    comparison = wording.comparison(with: fault)
    help = wording.help(with: fault)
    uikitSentence = fault.uikitSentence
    switch fault {
    case .itemCount(let arithmetic):
      self.arithmetic = arithmetic.sum
      evidence = identifiers.map { SectionAccount(arithmetic, $0).lines } ?? []
    case .sectionCount(let arithmetic):
      self.arithmetic = arithmetic.sum
      evidence =
        identifiers.map { ["\(arithmetic.after) after: " + $0.after.map(\.name).listed] } ?? []
    default:
      arithmetic = nil
      evidence = []
    }
  }

  /// Claim and comparison in one sentence.
  /// - Parameter moment: when the claim is compared, such as "after step 2"; nil where there is one moment only.
  package func finding(_ moment: String? = nil) -> String {
    guard let comparison else { return claim }
    return (moment.map { "\(claim) \($0)" } ?? claim) + ", \(comparison)"
  }

  /// Everything, a line each, in the order in which a reader wants it.
  package var text: String {
    var lines = ["error[\(code.rawValue)]: \(finding())"]
    lines += (arithmetic.map { [$0] } ?? []).map { "  " + $0 }
    lines += evidence.map { "  " + $0 }
    lines += help.map { "  = help: " + $0 }
    lines += (uikitSentence.map { [$0] } ?? []).map { "  = UIKit stops here with \"\($0)\"" }
    return lines.joined(separator: "\n")
  }

  /// As UIKit's exceptions are raised here.
  package var fault: Fault {
    var facts = [Fault.Fact("finding", finding())]
    if let arithmetic { facts.append(Fault.Fact("arithmetic", arithmetic)) }
    facts += evidence.map { Fault.Fact("data", $0) }
    facts += help.map { Fault.Fact("help", $0) }
    var fault = Fault(code.rawValue, uikitSentence ?? finding(), facts: facts)
    fault.report = self
    return fault
  }
}

extension Fault {
  /// - Parameter identifiers: what sections and items are called, where it is known.
  package init(_ fault: UpdateFault, naming identifiers: UpdateIdentifiers? = nil) {
    self = UpdateReport(fault, naming: identifiers).fault
  }
}

extension UpdateFault.ItemArithmetic {
  /// Such as "9 before − 1 deleted (0) + 1 inserted (8) + 0 moved in − 0 moved out = 9".
  var sum: String {
    "\(before) before − \(allDeleted.counted("deleted")) + \(allInserted.counted("inserted"))"
      + " + \(movedIn.counted("moved in")) − \(movedOut.counted("moved out")) = \(expected)"
  }
}

extension UpdateFault.SectionArithmetic {
  var sum: String {
    "\(before) before − \(deleted.counted("deleted")) + \(inserted.counted("inserted"))"
      + " = \(expected)"
  }
}

extension [Int] {
  /// Such as "2 deleted (0, 4)".
  fileprivate func counted(_ what: String) -> String {
    isEmpty ? "0 \(what)" : "\(count) \(what) (\(map(String.init).listed(separator: ", ")))"
  }
}

extension [String] {
  /// The first dozen, and how many more there are.
  func listed(separator: String) -> String {
    guard count > 12 else { return joined(separator: separator) }
    return prefix(12).joined(separator: separator) + "\(separator)… \(count - 12) more"
  }

  var listed: String { listed(separator: " ") }
}
