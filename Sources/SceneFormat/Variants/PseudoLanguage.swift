import Drawing

/// A language that nobody speaks, to find out what becomes of a layout in others: texts that are seen are longer, have
/// accents, or are read from the other side.
public enum PseudoLanguage: String, Equatable, Sendable, CaseIterable {
  /// Two times as long, as German words may be.
  case longer
  /// With marks above and below all letters, in brackets that show where a text is cut off.
  case accented
  /// Read from right to left.
  case turned

  /// Keys whose texts are seen.
  private static let keys: Set<String> = [
    "label", "subtitle", "title", "header", "footer", "caption", "body", "message", "placeholder",
    "badge", "value", "back", "search", "segments", "input", "tags", "button", "time",
  ]
  /// Keys of bars whose texts are seen, where they are no names of symbols.
  private static let buttonKeys: Set<String> = ["leading", "trailing", "toolbar"]

  func applied(to root: Node) -> Node {
    let changed = self == .turned ? root : withTaps(of: root, in: changed(root, below: nil))
    guard self == .turned else { return changed }
    var canvas = root["canvas"] ?? Node(.object([]), at: root.span.head)
    canvas = canvas.with("direction", Node(.text("rtl"), at: canvas.span))
    if canvas["mirrors"] == nil {
      canvas = canvas.with("mirrors", Node(.flag(true), at: canvas.span))
    }
    return root.with("canvas", canvas)
  }

  /// Taps name sections as they are called, and buttons of a controller as its program calls them; those of the scene
  /// are called otherwise now.
  private func withTaps(of root: Node, in changed: Node) -> Node {
    guard let steps = root["steps"]?.list, let others = changed["steps"], let list = others.list
    else { return changed }
    let restored = zip(steps, list).map { step, other -> Node in
      guard let tap = step["tap"] else { return other }
      guard root["controller"] == nil, let button = other["tap"]?["button"] else {
        return other.with("tap", tap)
      }
      return other.with("tap", tap.with("button", button))
    }
    return changed.with("steps", Node(.list(restored), at: others.span))
  }

  private func changed(_ node: Node, below key: String?) -> Node {
    switch node.value {
    case .list(let nodes):
      return Node(
        .list(nodes.map { changed(key == "items" ? named($0) : $0, below: key) }), at: node.span)
    case .object(let members):
      return Node(
        .object(
          members.map { member in
            var member = member
            // The data that an item keeps for its cell are no concern of ours.
            if member.key == "data", member.node["sections"] == nil { return member }
            let isInsert = key == "insert" && member.key == "item"
            member.node = changed(
              isInsert || member.key == "item" && member.node.members != nil
                ? named(member.node) : member.node, below: member.key)
            return member
          }), at: node.span)
    case .text(let text) where Self.isSeen(text, below: key):
      return Node(.text(shown(text)), at: node.span)
    case .null, .flag, .number, .text: return node
    }
  }

  private static func isSeen(_ text: String, below key: String?) -> Bool {
    guard let key else { return false }
    return keys.contains(key)
      || buttonKeys.contains(key) && Symbol(rawValue: text) == nil && ColorNames.color(text) == nil
  }

  /// An item that is only a name has a label besides, so that the name stays.
  private func named(_ item: Node) -> Node {
    guard let text = item.text else {
      guard let id = item["id"], item["label"] == nil else { return item }
      return item.with("label", id)
    }
    let name = Node(.text(text), at: item.span)
    return Node(.object([]), at: item.span).with("id", name).with("label", name)
  }

  /// Words in braces are filled in later, and stay.
  func shown(_ text: String) -> String {
    // Numbers and signs are the same in all languages.
    guard text.contains(where: \.isLetter) else { return text }
    switch self {
    case .turned: return text
    case .longer:
      let words = text.split(separator: " ").filter { !$0.contains("{") }
      return words.isEmpty ? text : text + " " + words.joined(separator: " ")
    case .accented:
      var isPlace = false
      let letters = text.map { letter -> String in
        if letter == "{" { isPlace = true }
        defer { if letter == "}" { isPlace = false } }
        return isPlace ? String(letter) : Self.accents[letter] ?? String(letter)
      }
      return "[" + letters.joined() + "]"
    }
  }

  private static let accents: [Character: String] = Dictionary(
    uniqueKeysWithValues: zip(
      "aceinosuyzACEINOSUYZ", "áçéïñöšüýžÁÇÉÏÑÖŠÜÝŽ".map { String($0) }))
}
