/// The meaning of a YAML scalar without quotation marks: the core schema of YAML 1.2, in which `no` is a word.
enum YAMLScalar {
  static func value(of text: String) -> Node.Value? {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .flag(true)
    case "false", "False", "FALSE": return .flag(false)
    default: break
    }
    if let number = whole(text) ?? decimal(text) { return .number(number, text) }
    // Infinities and NaN are numbers in YAML, and nothing that a layout could work with.
    return isEndless(text) ? nil : .text(text)
  }

  /// `0o [0-7]+` and `0x [0-9a-fA-F]+`, which have no sign.
  private static func whole(_ text: String) -> Double? {
    let radix = text.hasPrefix("0o") ? 8 : text.hasPrefix("0x") ? 16 : 0
    let digits = text.utf8.dropFirst(2)
    guard radix > 0, !digits.isEmpty else { return nil }
    var number = 0.0
    for digit in digits {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue, value < radix else {
        return nil
      }
      number = number * Double(radix) + Double(value)
    }
    return number
  }

  /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`
  private static func decimal(_ text: String) -> Double? {
    var rest = text.utf8[...]
    skipSign(&rest)
    let whole = skipDigits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = skipDigits(&rest)
    }
    guard whole + fraction > 0 else { return nil }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      skipSign(&rest)
      guard skipDigits(&rest) > 0 else { return nil }
    }
    guard rest.isEmpty else { return nil }
    return Double(text.hasSuffix(".") ? text + "0" : text) ?? Double(plain(text))
  }

  // Swift reads neither "5.e3" nor "+.5".
  private static func plain(_ text: String) -> String {
    var plain = ""
    for (index, character) in text.enumerated() where index > 0 || character != "+" {
      if character == ".", plain.isEmpty || plain == "-" { plain += "0" }
      if "eE".contains(character), plain.hasSuffix(".") { plain += "0" }
      plain.append(character)
    }
    return plain
  }

  /// `[-+]? ( \.inf | \.Inf | \.INF )` and `\.nan | \.NaN | \.NAN`.
  private static func isEndless(_ text: String) -> Bool {
    if [".nan", ".NaN", ".NAN"].contains(text) { return true }
    let word = text.hasPrefix("-") || text.hasPrefix("+") ? String(text.dropFirst()) : text
    return [".inf", ".Inf", ".INF"].contains(word)
  }

  private static func skipSign(_ text: inout Substring.UTF8View) {
    if text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") { text.removeFirst() }
  }

  private static func skipDigits(_ text: inout Substring.UTF8View) -> Int {
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    text.removeFirst(digits.count)
    return digits.count
  }
}
