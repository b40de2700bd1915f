/// The reference of all keys as Markdown, made of the same table that scenes are read with.
public struct SceneReference: Sendable {
  private let kinds: LayoutKinds

  public init(kinds: LayoutKinds = LayoutKinds()) {
    self.kinds = kinds
  }

  public var markdown: String {
    let objects = SceneKeys.definitions.map {
      Self.section($0.name, $0.text, $0.keys)
    }
    let layouts = kinds.all.map { kind -> String in
      let place = kind.usesParams && kind.isSupported ? " Its properties stand below `params`." : ""
      let support = kind.isSupported ? "" : " Not supported yet."
      return Self.section("layout \(kind.name)", kind.text + place + support, kind.keys ?? [])
    }
    return (["# Scene format 1\n"] + objects + layouts).joined(separator: "\n")
  }

  private static func section(_ name: String, _ text: String, _ keys: [Key]) -> String {
    var lines = ["## \(name)", "", text, ""]
    guard !keys.isEmpty else { return lines.joined(separator: "\n") }
    lines += ["| key | value | without it | what it is for |", "|---|---|---|---|"]
    for key in keys {
      let standard = key.isRequired ? "an error" : key.standard ?? ""
      let cells = ["`\(key.name)`", key.shape.words, standard, key.text]
      lines.append("| " + cells.map(escaped).joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func escaped(_ cell: String) -> String {
    cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
