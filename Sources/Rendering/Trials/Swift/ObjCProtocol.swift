/// A protocol that is marked `@objc`, and its members that are marked `optional`.
struct ObjCProtocol {
  struct Member {
    /// With its attributes.
    let range: Range<Int>
    /// `func height(of item: Int) -> CGFloat`, and the line and column of its first word.
    let text: String
    let place: SwiftPlace
    let name: String
    /// Those of a method; nil for a property.
    let parameters: Parameters?
    /// The type of its answer without a mark that it may be missing; nil where it answers nothing.
    let type: String?
    let mayBeMissing: Bool
    let canThrow: Bool

    /// `height(of:)`
    var fullName: String { name + (parameters?.labels ?? "") }
  }

  struct Parameters {
    /// `(of item: Int)`
    let text: String
    /// `(of:)`
    let labels: String
    /// `(of: item)`
    let call: String
  }

  let name: String
  /// Whether other files do not know it.
  let isPrivate: Bool
  /// Whether nothing stands behind its name.
  let isBare: Bool
  let brace: Range<Int>
  let members: [Member]

  static func all(in words: [SwiftWords.Word], of bytes: [UInt8]) -> [ObjCProtocol] {
    let reader = Reader(words: words, bytes: bytes)
    return words.indices.compactMap { reader.protocolBeginning(at: $0) }
  }

  // MARK: Code

  /// The code that stands for the members behind that of the file.
  /// - Parameters:
  ///   - number: of the first member, among all that are compiled together.
  ///   - path: of the file in messages.
  func text(from number: Int, path: String) -> String {
    let access = isPrivate ? "fileprivate " : ""
    var text = ""
    for (index, member) in members.enumerated() {
      text += """
        \(access)protocol TesseraOptional\(number + index): AnyObject {
        #sourceLocation(file: "\(path)", line: \(member.place.line))
        \(String(repeating: " ", count: member.place.column))\(member.text)
        \(OptionalMembers.beginning)}

        """
    }
    for name in Set(members.map(\.name)).sorted() {
      let same = members.enumerated().filter { $1.name == name }
        .map { (member: $1, part: "TesseraOptional\(number + $0)") }
      text += property(name, of: same, access, calls: "TesseraCalls\(number)_\(name)")
    }
    return text
  }

  /// One for all members of a name, which differ in their labels.
  private func property(
    _ name: String, of members: [(member: Member, part: String)], _ access: String, calls: String
  ) -> String {
    if let first = members.first, first.member.parameters == nil {
      let answer = "(self as? \(first.part))?.\(name)"
      return "\(access)extension \(self.name) { var \(name): (\(first.member.type ?? "Any"))? {"
        + " MainActor.assumeIsolated { \(answer) } } }\n"
    }
    let isThere = members.map { "self is \($0.part)" }.joined(separator: " || ")
    let functions = members.map { Self.calls($0.member, $0.part) }.joined()
    return """
      \(access)extension \(self.name) { var \(name): \(calls)? { \(isThere) ? \(calls)(object: self) : nil } }
      \(access)struct \(calls) {
        let object: AnyObject
      \(functions)}

      """
  }

  private static func calls(_ member: Member, _ part: String) -> String {
    guard let parameters = member.parameters else { return "" }
    let (type, tries) = (member.type ?? "Void", member.canThrow ? "try " : "")
    let head = "  @discardableResult func callAsFunction\(parameters.text)"
    let effect = member.canThrow ? " throws" : ""
    let asked = "\(tries)(object as? \(part))?.\(member.name)\(parameters.call)"
    let answer =
      "\(head)\(effect) -> (\(type))? { \(tries)MainActor.assumeIsolated { \(asked) } }\n"
    guard !member.mayBeMissing else { return answer }
    // `delegate.height!(of: item)` answers a value that is no optional one.
    let forced = "\(tries)callAsFunction\(parameters.call)!"
    return answer + "  @_disfavoredOverload\n\(head)\(effect) -> \(type) { \(forced) }\n"
  }
}

/// The words of a file, from which protocols are read.
private struct Reader {
  let words: [SwiftWords.Word]
  let bytes: [UInt8]

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "package", "fileprivate", "private", "nonisolated",
  ]

  private func text(_ index: Int) -> String {
    words.indices.contains(index) ? words[index].text : ""
  }

  func protocolBeginning(at index: Int) -> ObjCProtocol? {
    guard text(index) == "protocol", text(index - 1) != ".",
      let brace = words[index...].firstIndex(where: { $0.text == "{" }),
      let last = closing(brace, opens: "{", closes: "}")
    else { return nil }
    let start = beginning(of: index)
    let head = words[start..<index].map(\.text)
    guard head.firstRange(of: ["@", "objc"]) != nil else { return nil }
    return ObjCProtocol(
      name: text(index + 1), isPrivate: head.contains("private") || head.contains("fileprivate"),
      isBare: brace == index + 2, brace: words[brace].offset..<words[brace].end,
      members: (brace + 1..<last).compactMap { member(at: $0, before: last) })
  }

  /// The index of the sign that closes what is opened here.
  private func closing(_ first: Int, opens open: String, closes close: String) -> Int? {
    var depth = 0
    for index in first..<words.count {
      if text(index) == open { depth += 1 }
      if text(index) == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The index of the first attribute or modifier before a declaration.
  private func beginning(of index: Int) -> Int {
    var first = index
    while first > 0 {
      var name = first - 1
      if Self.modifiers.contains(text(name)) {
        first = name
        continue
      }
      if text(name) == ")" {
        var depth = 0
        repeat {
          if text(name) == ")" { depth += 1 }
          if text(name) == "(" { depth -= 1 }
          name -= 1
        } while depth > 0 && name >= 0
      }
      guard name > 0, text(name - 1) == "@" else { return first }
      first = name - 1
    }
    return first
  }

  // MARK: Members

  private func member(at index: Int, before end: Int) -> ObjCProtocol.Member? {
    guard text(index) == "optional", ["func", "var"].contains(text(index + 1)),
      index + 3 < end
    else { return nil }
    return text(index + 1) == "func"
      ? function(at: index + 1, before: end) : property(at: index + 1, before: end)
  }

  private func function(at index: Int, before end: Int) -> ObjCProtocol.Member? {
    guard text(index + 2) == "(", let close = closing(index + 2, opens: "(", closes: ")"),
      let parameters = parameters(index + 2, close)
    else { return nil }
    var last = close
    let canThrow = text(last + 1) == "throws"
    if canThrow { last += 1 }
    var type: String?
    if text(last + 1) == "-", text(last + 2) == ">" {
      let first = last + 3
      last = lastOfType(first, before: end)
      type = code(first, last)
    }
    return member(from: index, to: last, parameters, Answer(type, canThrow: canThrow))
  }

  private func property(at index: Int, before end: Int) -> ObjCProtocol.Member? {
    guard text(index + 2) == ":",
      let brace = words[index..<end].firstIndex(where: { $0.text == "{" }),
      let last = closing(brace, opens: "{", closes: "}"), brace > index + 3
    else { return nil }
    return member(from: index, to: last, nil, Answer(code(index + 3, brace - 1)))
  }

  /// The type that a member answers, as its code has it.
  private struct Answer {
    var type: String?
    var mayBeMissing = false
    var canThrow = false

    init(_ code: String?, canThrow: Bool = false) {
      let isMarked = code.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? false
      type = isMarked ? code.map { String($0.dropLast()) } : code
      (mayBeMissing, self.canThrow) = (isMarked, canThrow)
    }
  }

  private func member(
    from first: Int, to last: Int, _ parameters: ObjCProtocol.Parameters?, _ answer: Answer
  ) -> ObjCProtocol.Member {
    let start = words[beginning(of: first - 1)].offset
    return ObjCProtocol.Member(
      range: start..<words[last].end, text: code(first, last),
      place: SwiftPlace(words[first].offset, in: bytes), name: text(first + 1),
      parameters: parameters, type: answer.type, mayBeMissing: answer.mayBeMissing,
      canThrow: answer.canThrow)
  }

  /// A type goes on to the end of its line, or as long as something is open.
  private func lastOfType(_ first: Int, before end: Int) -> Int {
    var (last, depth) = (first, 0)
    while last < end {
      if ["(", "[", "<"].contains(text(last)) { depth += 1 }
      if [")", "]", ">"].contains(text(last)), text(last - 1) != "-" { depth -= 1 }
      let next = last + 1
      guard next < end else { return last }
      let isBroken = bytes[words[last].end..<words[next].offset].contains(UInt8(ascii: "\n"))
      if depth == 0, isBroken || text(next) == ";" { return last }
      last = next
    }
    return last
  }

  /// Nil for names that nobody could call.
  private func parameters(_ open: Int, _ close: Int) -> ObjCProtocol.Parameters? {
    var (labels, values): ([String], [String]) = ([], [])
    var (depth, index, isName) = (0, open + 1, true)
    while index < close {
      if isName {
        guard let colon = words[index..<close].firstIndex(where: { $0.text == ":" }),
          (1...2).contains(colon - index)
        else { return nil }
        let (label, name) = (text(index), text(colon - 1))
        let value = text(colon + 1) == "inout" ? "&\(name)" : name
        labels.append("\(label):")
        values.append(label == "_" ? value : "\(label): \(value)")
        (isName, index) = (false, colon)
      } else if ["(", "[", "<"].contains(text(index)) {
        depth += 1
      } else if [")", "]", ">"].contains(text(index)), text(index - 1) != "-" {
        depth -= 1
      } else if depth == 0, text(index) == "," {
        isName = true
      }
      index += 1
    }
    return ObjCProtocol.Parameters(
      text: code(open, close), labels: "(\(labels.joined()))",
      call: "(\(values.joined(separator: ", ")))")
  }

  // MARK: Places

  private func code(_ first: Int, _ last: Int) -> String {
    String(decoding: bytes[words[first].offset..<words[last].end], as: UTF8.self)
  }
}
