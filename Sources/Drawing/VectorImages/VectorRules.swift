/// The rules of a picture's `<style>`: properties by class, those of dark pages apart.
struct VectorRules {
  private(set) var light: [String: [(name: String, value: String)]] = [:]
  private(set) var dark: [String: [(name: String, value: String)]] = [:]

  /// Whatever is no rule of a class is passed over: motion and pointers are nothing to a still picture.
  init(_ text: String = "") {
    read(text[...], isDark: false)
  }

  private mutating func read(_ text: Substring, isDark: Bool) {
    var rest = text
    while let open = rest.firstIndex(of: "{") {
      let prelude = String(rest[..<open]).trimmed
      let body = Self.body(rest[rest.index(after: open)...])
      if prelude.hasPrefix("@media"),
        prelude.filter({ !$0.isWhitespace }).contains("color-scheme:dark")
      {
        if !isDark { read(body, isDark: true) }
      } else if prelude.hasPrefix(".") {
        for selector in prelude.split(separator: ",") {
          let name = String(String(selector).trimmed.dropFirst())
          if isDark {
            dark[name, default: []] += Self.declarations(body)
          } else {
            light[name, default: []] += Self.declarations(body)
          }
        }
      }
      rest = rest[body.endIndex...].dropFirst()
    }
  }

  /// Up to the brace that closes it.
  private static func body(_ text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text[..<index] }
    }
    return text
  }

  /// `fill: red; stroke: none`.
  static func declarations(_ text: Substring) -> [(name: String, value: String)] {
    text.split(separator: ";").compactMap { part in
      let halves = part.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      return halves.count == 2 ? (halves[0], halves[1]) : nil
    }
  }
}
