import Motion

// How long texts may be, and what they become once their places are filled in. A text that stands once in a scene
// may be drawn a hundred thousand times, so that this is known before any is.
extension SceneDecoder {
  /// Names that are repeated wherever something is said of what they name.
  private static let nameKeys: Set<String> = ["id", "name", "section", "step", "style", "file"]

  mutating func checkNames(in node: Node) {
    switch node.value {
    case .list(let nodes): for node in nodes { checkNames(in: node) }
    case .object(let members):
      for member in members {
        if Self.nameKeys.contains(member.key) { checkName(member.node) }
        // The data that an item keeps for its cell are no concern of ours.
        if member.key == "data", member.node["sections"] == nil { continue }
        if member.key == "items" { for item in member.node.list ?? [] { checkName(item) } }
        checkNames(in: member.node)
      }
    case .null, .flag, .number, .text: break
    }
  }

  private mutating func checkName(_ node: Node) {
    guard let count = node.text?.utf8.count, count > limits.nameBytes else { return }
    report(.tooLongText(limits.nameBytes, found: count, at: node.span.head, in: "name"))
  }

  // MARK: Templates

  /// The lengths of the values for a look's texts in all items together, and in the one that has most.
  private struct Lengths {
    var sum: [LabelTemplate.Placeholder: Int] = [:]
    var most: [LabelTemplate.Placeholder: Int] = [:]
    var count = 0

    mutating func add(_ bytes: [LabelTemplate.Placeholder: Int]) {
      sum.merge(bytes, uniquingKeysWith: +)
      most.merge(bytes, uniquingKeysWith: max)
      count += 1
    }
  }

  mutating func checkFilledTexts(of sections: [SectionDescription], style: Node?) {
    var cells: [String: Lengths] = [:]
    var bars = Lengths()
    for section in sections {
      for item in section.items {
        cells[item.style ?? section.style ?? "default", default: Lengths()].add([
          .id: item.id.utf8.count, .label: item.label.utf8.count,
          .subtitle: item.subtitle?.utf8.count ?? 0, .section: section.id.utf8.count, .index: 6,
          .frame: 32, .caption: item.row.caption?.utf8.count ?? 0,
          .body: item.row.body?.utf8.count ?? 0, .time: item.row.time?.utf8.count ?? 0,
          .value: item.row.value?.utf8.count ?? 0, .badge: item.row.badge?.utf8.count ?? 0,
        ])
      }
      for bar in [section.header, section.footer].compactMap(\.self) {
        bars.add([
          .id: section.id.utf8.count, .section: section.id.utf8.count,
          .label: bar.label.utf8.count, .index: 6, .frame: 32,
          .subtitle: bar.subtitle?.utf8.count ?? 0, .value: bar.row.value?.utf8.count ?? 0,
        ])
      }
    }
    // A text that a style of its own does not give, the one of all gives.
    let all = cells.values.reduce(into: Lengths()) { all, lengths in
      all.sum.merge(lengths.sum, uniquingKeysWith: +)
      all.most.merge(lengths.most, uniquingKeysWith: max)
      all.count += lengths.count
    }
    for member in style?["cells"]?.members ?? [] {
      check(member.node, member.key == "default" ? all : cells[member.key] ?? Lengths())
    }
    for name in kinds.styles?.names ?? [] where scope.usedCellStyles.contains(name) {
      guard let look = kinds.styles?.nodes[name] else { continue }
      check(look, name == "default" ? all : cells[name] ?? Lengths())
    }
    for member in style?["supplementary"]?.members ?? [] { check(member.node, bars) }
  }

  private mutating func check(_ look: Node, _ lengths: Lengths) {
    for text in Self.templates(in: look) {
      let shares = LabelTemplate.shares(of: text.value)
      let most = shares.places.reduce(shares.bytes) { $0 + $1.value * (lengths.most[$1.key] ?? 0) }
      let sum = shares.places.reduce(shares.bytes * lengths.count) {
        $0 + $1.value * (lengths.sum[$1.key] ?? 0)
      }
      checkFilled(longest: most, sum: sum, at: text.span)
    }
  }

  private mutating func checkFilled(longest: Int, sum: Int, at span: SourceSpan) {
    if longest > limits.textBytes {
      report(
        Diagnostic(
          .longText, "this text becomes too long once its places are filled in", at: span.head,
          found: "\(longest) bytes", expected: "\(limits.textBytes) at most"))
    } else if sum > limits.filledBytes {
      report(
        Diagnostic(
          .longText, "this text becomes too long for all that show it together", at: span.head,
          found: "\(sum) bytes", expected: "\(limits.filledBytes) at most"))
    }
  }

  /// Whether the texts of generated items stay within the limits.
  mutating func fits(_ made: GeneratedItems) -> Bool {
    let known = diagnostics.count
    for (text, count) in made.texts {
      let words = LabelTemplate.words(in: text.value)
      let sections = words.count { $0 == "section" }
      let longest =
        text.value.utf8.count + 6 * words.count { $0 == "n" } + sections * made.section.utf8.count
      if text == made.id, longest > limits.nameBytes {
        report(.tooLongText(limits.nameBytes, found: longest, at: text.span.head, in: "name"))
      } else {
        checkFilled(longest: longest, sum: longest * count, at: text.span)
      }
    }
    return diagnostics.count == known
  }
}
