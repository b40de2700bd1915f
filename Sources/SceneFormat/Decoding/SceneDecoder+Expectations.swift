import CoreGraphics
import Motion

extension SceneDecoder {
  mutating func expectations(_ node: Node?) -> [ExpectationDescription] {
    var expectations: [ExpectationDescription] = []
    for node in node?.list ?? [] {
      let steps = node["steps"]?.spannedTexts ?? []
      for step in steps { requireKnown(step, among: scope.steps, noun: "step") }
      for member in node.members ?? [] {
        guard let check = check(member, in: node, steps) else { continue }
        expectations.append(
          ExpectationDescription(check: check, steps: steps, span: member.keySpan))
      }
    }
    return expectations
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
      return node.flag == true ? .contract(ContractRule.allCases) : nil
    }
    return .contract(list.compactMap { $0.text.flatMap(ContractRule.init) })
  }

  private mutating func fails(_ node: Node) -> ExpectationDescription.Check? {
    guard let code = node.spannedText else { return nil }
    requireKnown(code, among: Explanation.codes, noun: "code")
    return .fails(code.value)
  }

  private mutating func attributes(_ node: Node) -> AttributeExpectation? {
    guard let item = node["of"]?.spannedText else { return nil }
    let step = node["step"]?.spannedText
    if let step { requireKnown(step, among: scope.steps, noun: "step") }
    return AttributeExpectation(
      item: item, step: step,
      phase: node["phase"]?.text.flatMap(AttributePhase.init(text:)) ?? .after,
      frame: node["frame"].flatMap(Self.rect), alpha: node["alpha"]?.number,
      zIndex: node["zIndex"]?.integer, isHidden: node["hidden"]?.flag,
      tolerance: node["tolerance"]?.number ?? 0.01)
  }
}
