internal import Notation

// The offers of an editor for a key: the value that holds without it, and others that may stand there.
extension SceneSchema {
  /// The members of a key's schema that say so.
  static func offers(for key: Key) -> [(String, JSONText)] {
    let standard = key.standard.flatMap(json).map { ("default", $0) }
    let examples = examples(of: key.shape)
    return [standard].compactMap(\.self)
      + (examples.isEmpty ? [] : [("examples", .list(examples))])
  }

  /// Words about what holds otherwise are no value.
  private static func json(_ text: String) -> JSONText? {
    let file = SourceFile(path: "", text: text)
    return (try? NodeReader().read(file, as: .json))?.written
  }

  /// Values of a grammar that no pattern tells well; none where the words are listed anyway.
  private static func examples(of shape: Shape) -> [JSONText] {
    switch shape {
    case .form(let form): examples(of: form).map { .text($0) }
    case .point: [.wholes([0, 120])]
    case .size: [.wholes([390, 844])]
    case .insets: [.whole(16), .wholes([8, 16, 8, 16])]
    case .either(let shapes): shapes.flatMap(examples)
    case .list(let element, let count): lists(of: examples(of: element), count: count)
    default: []
    }
  }

  /// Lists as long as the key wants them at least.
  private static func lists(of values: [JSONText], count: ClosedRange<Int>?) -> [JSONText] {
    let least = count?.lowerBound ?? 1
    guard least > 1, !values.isEmpty else { return values.prefix(2).map { .list([$0]) } }
    return [.list((0..<least).map { values[$0 % values.count] })]
  }

  private static func examples(of form: TextForm) -> [String] {
    switch form {
    case .color: ["#4C94E8", "blue.3", "surface"]
    case .dimension: ["~80", "0.5w", "1h"]
    case .gap: [">=8"]
    case .sceneName: ["friends-sync"]
    case .place: ["friends/0"]
    case .file: ["{name}.svg", "{name}-{type}{~dark}{@2x}.png"]
    case .image: ["images/boat.svg"]
    case .table: ["{name}.attrs"]
    case .pictureList: ["accepted/{name}.pictures"]
    case .moment: ["start", "end", "0.2 s"]
    case .clock: ["9:41"]
    case .span: ["-7 min", "2 h"]
    case .font, .symbol: []
    }
  }
}
