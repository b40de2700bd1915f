import Motion
public import SceneFormat

/// A promise of a layout to every collection view, whether or not anybody ever looks: its name, what breaking it
/// means, and how that is found. Scenes, the JSON Schema, the reference and `explain-code` follow from it.
public struct AuditRule: Sendable {
  /// The name that scenes write: the second part of the code.
  public let name: String
  /// The code of its findings, and what it means at length.
  public let explanation: Explanation
  /// Whether an audit asks for it without being told to, as `"contract": true` does.
  public private(set) var isUsual = true
  /// One hint about how a layout can keep the promise.
  let help: String
  /// Asks the layout; nil where the promise is kept.
  let check: @MainActor @Sendable (LayoutAudit) -> AuditBreach?

  /// A rule that every audit asks for.
  /// - Parameters:
  ///   - name: as scenes write it; the code is `contract/` and the name.
  ///   - text: what breaking it means, in whole sentences.
  ///   - help: one hint about how a layout can keep the promise.
  ///   - check: leaves the layout as it was.
  init(
    _ name: String, means text: String, example: String? = nil, cure: String, help: String,
    check: @escaping @MainActor @Sendable (LayoutAudit) -> AuditBreach?
  ) {
    self.name = name
    explanation = Explanation(ContractRule(name).code, text, example: example, cure: cure)
    self.help = help
    self.check = check
  }

  /// The same rule, for those only that name it: not every layout has to keep it.
  var onlyByName: AuditRule {
    var rule = self
    rule.isUsual = false
    return rule
  }

  /// The names of the others.
  package static var named: [String] { allCases.filter { !$0.isUsual }.map(\.name) }

  /// The rules that every layout has to keep.
  public static var usual: [AuditRule] { allCases.filter(\.isUsual) }
}

extension AuditRule: Hashable {
  /// Rules of one code are the same.
  public static func == (first: AuditRule, second: AuditRule) -> Bool {
    first.explanation.code == second.explanation.code
  }

  /// By the code alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(explanation.code) }
}

extension AuditRule: CaseIterable {
  /// Every rule, in the order in which audits ask for them.
  public static let allCases: [AuditRule] = [
    .queryComplete,
    .singleElements,
    .knownItems,
    .itemMatchesElements,
    .noAlias,
    .sameAnswer,
    .samePreparation,
    .saneNumbers,
    .contentSize,
    .depthOrder,
    .completeCopies,
    .meetingEnds,
    .scrollInvalidation,
    .betweenPixels,
    .queryExact,
  ]
}

/// The elements that break a rule, and how to say so of the first one.
struct AuditBreach {
  let elements: [ElementID]
  let sentence: String
}
