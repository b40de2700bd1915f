import CoreGraphics
import Motion

extension SceneDecoder {
  mutating func expectations(_ node: Node?) -> [ExpectationDescription] {
    var expectations: [ExpectationDescription] = []
    for node in node?.list ?? [] {
      let steps = node["steps"]?.spannedTexts ?? []
      for step in steps { requireKnown(step, among: scope.steps, noun: "step") }
      checkKeys(ofExpectation: node)
      for member in node.members ?? [] {
        guard let check = check(member, in: node, steps) else { continue }
        expectations.append(
          ExpectationDescription(check: check, steps: steps, span: member.keySpan))
      }
    }
    checkGoldens(expectations)
    return expectations
  }

  /// Keys that say how something is checked mean nothing where nothing is.
  private mutating func checkKeys(ofExpectation node: Node) {
    let modifiers = ["steps": Self.checksOfSteps, "tolerance": ["golden"]]
    let members = node.members ?? []
    if members.allSatisfy({ modifiers.keys.contains($0.key) }) {
      let checks = (SceneKeys.definition("expect")?.keys ?? []).map(\.name)
      report(
        Diagnostic(
          .missingKey, "nothing is expected here", at: node.span.head,
          expected: "one of "
            + checks.filter { modifiers[$0] == nil }.map { "\"\($0)\"" }.joined(separator: ", ")))
      return
    }
    for member in members {
      if member.node.flag == false {
        report(
          Diagnostic(
            .wrongValue, "\"\(member.key)\": false expects nothing", at: member.node.span,
            expected: "true", help: "leave the key out"))
      }
      guard let readers = modifiers[member.key],
        !members.contains(where: { readers.contains($0.key) })
      else { continue }
      report(
        Diagnostic(
          .unknownKey, "\"\(member.key)\" means nothing here", at: member.keySpan,
          notes: ["it is for \(readers.map { "\"\($0)\"" }.listed(or: "and"))"],
          help: "leave it out"))
    }
  }

  private static let checksOfSteps = [
    "contract", "noOverlap", "insideContent", "pixelAligned", "maxShift", "golden",
  ]

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

  private mutating func check(
    _ member: Node.Member, in node: Node, _ steps: [Spanned<String>]
  ) -> ExpectationDescription.Check? {
    let value = member.node
    switch member.key {
    case "contract": return contract(value)
    case "noOverlap":
      return value.text.flatMap(ExpectationDescription.OverlapScope.init).map { .noOverlap($0) }
    case "insideContent": return value.flag == true ? .insideContent : nil
    case "pixelAligned": return value.flag == true ? .pixelAligned : nil
    case "maxShift": return value.number.map { .maxShift($0) }
    case "attributes": return attributes(value).map { .attributes($0) }
    case "fails": return fails(value)
    case "golden":
      return fileName(value, of: .golden, steps: steps).map {
        .golden($0.value, tolerance: node["tolerance"]?.number ?? 0)
      }
    default: return nil
    }
  }

  private func contract(_ node: Node) -> ExpectationDescription.Check? {
    guard let list = node.list else {
      return node.flag == true ? .contract(kinds.rules.filter(\.isUsual).map(\.name)) : nil
    }
    return .contract(list.compactMap(\.text))
  }

  private mutating func fails(_ node: Node) -> ExpectationDescription.Check? {
    guard let code = node.spannedText else { return nil }
    requireKnown(code, among: Explanation.codes + kinds.rules.map(\.code), noun: "code")
    return .fails(code.value)
  }

  private mutating func attributes(_ node: Node) -> AttributeExpectation? {
    guard let item = node["of"]?.spannedText else { return nil }
    var expectation = AttributeExpectation(of: item)
    SceneKeys.attributes.read(node, into: &expectation)
    if let step = expectation.step { requireKnown(step, among: scope.steps, noun: "step") }
    return expectation
  }
}
