/// The names of a script's own that stand for several words, as a page needs them: two or three letters each.
struct ScriptNames {
  private let source: ArraySlice<UInt8>
  /// Each name, and each stretch between two names.
  private var pieces: [ArraySlice<UInt8>] = []

  init(_ text: String) {
    source = Array(text.utf8)[...]
    var start = 0
    for index in source.indices.dropFirst()
    where source[index].isOfName != source[index - 1].isOfName {
      pieces.append(source[start..<index])
      start = index
    }
    pieces.append(source[start...])
  }

  /// The script with those names in place of the longer ones.
  var shortened: String {
    let short = Dictionary(
      uniqueKeysWithValues: own.enumerated().map { number, name in
        (name, Array("_\(String(number, radix: 36))".utf8)[...])
      })
    return String(decoding: pieces.map { short[$0] ?? $0 }.joined(), as: UTF8.self)
  }

  /// The names that the script declares and that are nothing else in it: neither a field nor a part of a text.
  private var own: [ArraySlice<UInt8>] {
    var (declared, other): ([ArraySlice<UInt8>], Set<ArraySlice<UInt8>>) = ([], [])
    for index in pieces.indices where pieces[index].isOfSeveralWords {
      let name = pieces[index]
      let before = index > 0 ? pieces[index - 1] : []
      let after = index + 1 < pieces.count ? pieces[index + 1] : []
      if isOther(before, after) { other.insert(name) }
      let keyword = index > 1 ? String(decoding: pieces[index - 2], as: UTF8.self) : ""
      let isDeclared =
        before.elementsEqual(" ".utf8)
        && (keyword == "function" && after.first == UInt8(ascii: "(")
          || ["const", "let"].contains(keyword) && after.first == UInt8(ascii: "="))
      if isDeclared, !declared.contains(name) { declared.append(name) }
    }
    return declared.filter { !other.contains($0) }
  }

  /// Whether a name between these is one of a field, of a text, or of something that is taken apart.
  private func isOther(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> Bool {
    let (last, next) = (before.last, after.first)
    let isQuoted = [UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "-")].contains(last)
    let isField = last == UInt8(ascii: ".") && !before.suffix(3).elementsEqual("...".utf8)
    let isKey =
      next == UInt8(ascii: ":") && [UInt8(ascii: "{"), UInt8(ascii: ",")].contains(last)
    let isPart =
      last == UInt8(ascii: "{") && [UInt8(ascii: ","), UInt8(ascii: "}")].contains(next)
      || last == UInt8(ascii: ",") && next == UInt8(ascii: "}")
    return isQuoted || isField || isKey || isPart
  }
}

extension UInt8 {
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: self >= 0x80
    }
  }

  fileprivate var isCapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
}

extension ArraySlice<UInt8> {
  /// As "placeOf" is; a name of a single word may be anything.
  fileprivate var isOfSeveralWords: Bool {
    guard let first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else { return false }
    return contains(where: \.isCapital)
  }
}
