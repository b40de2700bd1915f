/// Many scenes of one: every combination of what is chosen for each side.
public struct SceneMatrix: Equatable, Sendable {
  /// Holds for all of them.
  public var settings: [SceneSetting] = []
  /// The values of each for `{row.name}`.
  public var rows: [TextTable.Row] = []
  /// The texts of each language by its name.
  public var languages: [Language] = []
  /// Languages of the table that nobody has chosen.
  package var languagesLeftOut: [String] = []
  /// Languages that nobody speaks.
  public var pseudo: [PseudoLanguage] = []
  /// Each in place of the size that the scene says.
  public var devices: [Device] = []
  /// Ways of reading, `ltr` or `rtl`.
  public var directions: [String] = []
  /// Sizes of letters.
  public var textSizes: [TextSize] = []

  /// A language and its texts.
  public struct Language: Equatable, Sendable {
    /// As files have it at the end of their names.
    public let name: String
    /// The values for `{text.key}`.
    public let texts: TextTable.Row

    /// The texts under a name.
    public init(_ name: String, _ texts: TextTable.Row) {
      (self.name, self.texts) = (name, texts)
    }

    /// Languages that are read from right to left, by their first letters.
    fileprivate var isRightToLeft: Bool {
      ["ar", "fa", "he", "ur"].contains(name.split { "-_".contains($0) }.first ?? "")
    }
  }

  /// Nothing is changed.
  public init() {}

  /// The most scenes that one may become.
  static let most = 100_000

  /// The changes, in the order of the sides; none where every scene stays as it is. Throws where two of them would have
  /// the same name, and where there are far too many.
  public func changes() throws(Diagnostic) -> [SceneChange] {
    let sides = [
      rows.count, languages.count, devices.count, directions.count, textSizes.count, pseudo.count,
    ]
    let count = sides.reduce(1.0) { $0 * Double(max(1, $1)) }
    guard count <= Double(Self.most) else {
      throw Diagnostic(
        .limit, "one scene would become too many", found: "\(Int(count)) of them",
        expected: "\(Self.most) at most", help: "choose fewer rows, languages or devices")
    }
    let changes = combined
    try Self.refuseSameNames(changes)
    return changes.filter { !$0.isEmpty }
  }

  /// Each has files of its own only by its name.
  private static func refuseSameNames(_ changes: [SceneChange]) throws(Diagnostic) {
    var known: [String: SceneChange] = [:]
    for change in changes {
      guard let other = known.updateValue(change, forKey: change.mark) else { continue }
      let place = other.row?.span?.place
      let isSpelledOtherwise = change.row?.first != other.row?.first
      throw Diagnostic(
        .sameNames, "two scenes would have the same name", at: change.row?.span,
        found: "\"\(change.mark.shortened)\"",
        expected: "another text in the first column of each row",
        notes: place.map { ["the other one: \($0)"] } ?? [],
        help: isSpelledOtherwise
          ? "names of files have the letters a to z and digits, and '-' in place of all others: "
            + "put a column of such words in front" : nil)
    }
  }

  private var combined: [SceneChange] {
    var first = SceneChange()
    first.settings = settings
    var changes = [first]
    changes = Self.each(changes, of: Array(rows.enumerated())) { change, row in
      change.row = row.element
      change.mark(row.element.first ?? "", otherwise: row.offset + 1)
    }
    changes = Self.each(changes, of: languages) { change, language in
      change.texts = language.texts
      change.language = language.name
      change.mark(language.name)
      guard language.isRightToLeft, directions.isEmpty else { return }
      change.set(["canvas", "direction"], "rtl", by: "language", as: language.name)
    }
    changes = Self.each(changes, of: devices) { change, device in
      change.set(["canvas", "device"], device.rawValue, by: "device", as: device.rawValue)
      change.mark(device.rawValue)
    }
    changes = Self.each(changes, of: directions) { change, direction in
      change.set(["canvas", "direction"], direction, by: "direction", as: direction)
      change.mark(direction)
    }
    changes = Self.each(changes, of: textSizes) { change, size in
      change.set(["canvas", "textSize"], size.rawValue, by: "text-size", as: size.rawValue)
      change.mark(size.rawValue)
    }
    changes = Self.each(changes, of: pseudo) { change, pseudo in
      change.pseudo = pseudo
      change.mark(pseudo.rawValue)
    }
    return changes
  }

  private static func each<Value>(
    _ changes: [SceneChange], of values: [Value], _ make: (inout SceneChange, Value) -> Void
  ) -> [SceneChange] {
    guard !values.isEmpty else { return changes }
    return changes.flatMap { change in
      values.map { value in
        var change = change
        make(&change, value)
        return change
      }
    }
  }
}

extension SceneMatrix {
  /// Whether a scene can have this mark without a table: by a device, a direction, a size of letters and a language that
  /// nobody speaks, in their order.
  package static func isMark(_ text: some StringProtocol) -> Bool {
    var rest = text[...]
    for words in sidesWithoutTables {
      guard let word = words.filter({ rest == $0 || rest.hasPrefix("\($0)-") }).max(by: isShorter)
      else { continue }
      rest = rest.dropFirst(word.count)
      if rest.isEmpty { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  private static func isShorter(_ first: String, _ second: String) -> Bool {
    first.count < second.count
  }

  private static let sidesWithoutTables: [[String]] = [
    Device.allCases.map(\.rawValue), ["ltr", "rtl"], TextSize.allCases.map(\.rawValue),
    PseudoLanguage.allCases.map(\.rawValue),
  ]
}

extension SceneChange {
  /// Adds a word to the mark, with letters that names of scenes may have; a number for a word that has none of them.
  fileprivate mutating func mark(_ word: String, otherwise number: Int? = nil) {
    let kept = word.unicodeScalars.map { scalar in
      TextForm.sceneName.accepts("a\(scalar)") ? Character(scalar) : "-"
    }
    let hasLetters = kept.contains { $0.isLetter || $0.isNumber }
    let text = hasLetters ? String(kept) : number.map { "\($0)" } ?? String(kept)
    mark += (mark.isEmpty ? "" : "-") + text
  }

  fileprivate mutating func set(
    _ path: [String], _ value: String, by option: String, as text: String
  ) {
    // A size that the scene says goes before that of a device.
    if path.last == "device" {
      settings.append(SceneSetting(["canvas", "size"], .null, by: option, as: text))
    }
    settings.append(SceneSetting(path, .text(value), by: option, as: text))
    // Layouts that come along turn around with the language, as in the windows of a matrix.
    if path.last == "direction" {
      settings.append(
        SceneSetting(["canvas", "mirrors"], .flag(true), by: option, as: text).offered)
    }
  }
}
