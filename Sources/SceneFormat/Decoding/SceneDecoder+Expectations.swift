import CoreGraphics
import Motion

extension SceneDecoder {
  mutating func expectations(_ node: Node?) -> [ExpectationDescription] {
    var expectations: [ExpectationDescription] = []
    for node in node?.list ?? [] {
      checkKeys(ofExpectation: node)
      var draft = SceneKeys.ExpectationDraft()
      SceneKeys.modifiers.read(node, into: &draft, by: &self)
      for step in draft.steps { requireKnown(step, among: scope.steps, noun: "step") }
      for kind in draft.only {
        requireKnown(kind, among: kinds.outputs.pictures.map(\.name), noun: "picture")
      }
      SceneKeys.checks.read(node, into: &draft, by: &self)
      expectations += draft.checks.map { check in
        ExpectationDescription(check: check.value, steps: draft.steps, span: check.span)
      }
    }
    checkGoldens(expectations)
    checkPictureLists(expectations)
    return expectations
  }

  /// Keys that say how something is checked mean nothing where nothing is.
  private mutating func checkKeys(ofExpectation node: Node) {
    let members = node.members ?? []
    let checks = SceneKeys.checks.definition
    guard members.contains(where: { checks.key($0.key) != nil }) else {
      report(
        Diagnostic(
          .missingKey, "nothing is expected here", at: node.span.head,
          expected: "one of " + checks.keys.map { "\"\($0.name)\"" }.joined(separator: ", ")))
      return
    }
    for member in members {
      if member.node.flag == false {
        report(
          Diagnostic(
            .wrongValue, "\"\(member.key)\": false expects nothing", at: member.node.span,
            expected: "true", help: "leave the key out"))
      }
      guard SceneKeys.modifiers.definition.key(member.key) != nil else { continue }
      checkModifier(member, of: members)
    }
  }

  private mutating func checkModifier(_ modifier: Node.Member, of members: [Node.Member]) {
    let modified = SceneKeys.checks(modifiedBy: modifier.key)
    guard !members.contains(where: { modified.contains($0.key) }) else { return }
    report(
      Diagnostic(
        .unknownKey, "\"\(modifier.key)\" means nothing here", at: modifier.keySpan,
        notes: ["it is for \(modified.map { "\"\($0)\"" }.listed(or: "and"))"],
        help: "leave it out"))
  }

  /// One file holds one table.
  private mutating func checkGoldens(_ expectations: [ExpectationDescription]) {
    var known: [String: ExpectationDescription] = [:]
    for expectation in expectations {
      guard case .golden(let name, _) = expectation.check else { continue }
      guard let first = known[name] else {
        known[name] = expectation
        continue
      }
      guard Set(first.steps.map(\.value)) != Set(expectation.steps.map(\.value)) else { continue }
      report(
        Diagnostic(
          .wrongValue, "\"\(name.shortened)\" is the golden of other steps, too",
          at: expectation.span, notes: ["the first one stands at \(first.span.place)"],
          help: "give each its own file, such as \"{name}-{step}.attrs\""))
    }
  }

  /// One list holds the pictures of one expectation: another one would call them obsolete.
  private mutating func checkPictureLists(_ expectations: [ExpectationDescription]) {
    var known: [String: ExpectationDescription] = [:]
    for expectation in expectations {
      guard case .pictures(let pictures) = expectation.check else { continue }
      guard let first = known.updateValue(expectation, forKey: pictures.list) else { continue }
      report(
        Diagnostic(
          .wrongValue, "\"\(pictures.list.shortened)\" lists pictures of another expectation, too",
          at: expectation.span, notes: ["the first one stands at \(first.span.place)"],
          help: "name all types in one \"only\", or give each a list of its own"))
    }
  }

  // MARK: Checks

  func contract(_ node: Node) -> ExpectationDescription.Check? {
    guard let list = node.list else {
      return node.flag == true ? .contract(kinds.rules.filter(\.isUsual).map(\.name)) : nil
    }
    return .contract(list.compactMap(\.text))
  }

  mutating func fails(_ node: Node) -> ExpectationDescription.Check? {
    guard let code = node.spannedText else { return nil }
    requireKnown(code, among: Explanation.codes + kinds.rules.map(\.code), noun: "code")
    return .fails(code.value)
  }

  mutating func attributes(_ node: Node) -> AttributeExpectation {
    var expectation = AttributeExpectation(of: Spanned("", at: node.span))
    SceneKeys.attributes.read(node, into: &expectation, by: &self)
    if let step = expectation.step { requireKnown(step, among: scope.steps, noun: "step") }
    return expectation
  }
}
