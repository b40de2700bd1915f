internal import Notation
package import SceneFormat

/// Looks for the words and sizes of pictures: in the scene that gave them, and in the files themselves.
package struct ExhibitReader {
  /// Reads a scene by its path; nil for one that is not to be had any more.
  let scene: (String) -> SceneDescription?
  let options: RenderingOptions
  /// The bytes of a picture's file by its path; nil for one that cannot be read.
  let bytes: (String) -> [UInt8]?

  package init(
    scene: @escaping (String) -> SceneDescription?, options: RenderingOptions,
    bytes: @escaping (String) -> [UInt8]?
  ) {
    self.scene = scene
    self.options = options
    self.bytes = bytes
  }

  /// The exhibit with its words.
  func told(_ exhibit: ContactPage.Exhibit, of path: String) -> ContactPage.Exhibit {
    let scene = scene(path)
    let plan = scene.map { OutputPlan($0, options).files } ?? []
    var exhibit = exhibit
    if let scene {
      exhibit.title = scene.title.map(Self.line) ?? ContactPictures.words(ofKind: scene.name)
      exhibit.summary = Self.line(AlternativeText(scene).withoutTitle)
    }
    exhibit.pictures = Self.joined(exhibit.pictures, by: plan)
    for index in exhibit.pictures.indices {
      tell(&exhibit.pictures[index], of: scene, in: plan)
    }
    Self.tellApart(&exhibit)
    return exhibit
  }

  /// Frames of one output are one picture, whatever their names are.
  private static func joined(
    _ pictures: [ContactPicture], by plan: [PlannedFile]
  ) -> [ContactPicture] {
    var joined: [ContactPicture] = []
    var owner: String?
    for picture in pictures {
      let file = plan.first { isOf($0, picture.light) }
      let row = file?.output.kind.content == .frames ? file?.path : nil
      if let row, row == owner {
        joined[joined.count - 1].append(picture)
      } else {
        joined.append(picture)
      }
      owner = row
    }
    return joined
  }

  /// A card that would only repeat the words of its scene, or of another card, goes by its kind.
  private static func tellApart(_ exhibit: inout ContactPage.Exhibit) {
    let opening = sentences(exhibit.summary).first
    let titles = Dictionary(grouping: exhibit.pictures, by: \.title).mapValues(\.count)
    for index in exhibit.pictures.indices {
      let picture = exhibit.pictures[index]
      guard picture.title == opening || titles[picture.title, default: 1] > 1 else { continue }
      exhibit.pictures[index].title = ContactPictures.words(ofKind: picture.kind)
      exhibit.pictures[index].details = picture.alternative
    }
  }

  private func tell(
    _ picture: inout ContactPicture, of scene: SceneDescription?, in plan: [PlannedFile]
  ) {
    let file = plan.first { Self.isOf($0, picture.light) }
    picture.kind = file?.output.kind.name ?? picture.kind
    picture.plays = file?.output.kind.content == .film
    let head = bytes(picture.light).flatMap { PictureHead($0) }
    picture.size = head.map { ($0.width / (file?.scale ?? 1), $0.height / (file?.scale ?? 1)) }
    let words =
      head?.summary ?? scene.map { AlternativeText($0, steps: file?.steps ?? []).withoutTitle }
    guard let words = words.map(Self.line), !words.isEmpty else { return }
    picture.words = words
    (picture.title, picture.details) = Self.sentences(words)
  }

  /// Frames have a number where their plan has a place for it.
  private static func isOf(_ file: PlannedFile, _ path: String) -> Bool {
    guard let start = file.path.firstIndex(of: "{"), let end = file.path.lastIndex(of: "}") else {
      return file.path == path
    }
    return path.hasPrefix(file.path[..<start])
      && path.hasSuffix(file.path[file.path.index(after: end)...])
  }

  /// The words without line breaks: a change of direction ends with its line, and a page has no lines.
  private static func line(_ words: String) -> String {
    words.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The first sentence, and the others.
  static func sentences(_ words: String) -> (first: String, rest: String) {
    guard let end = words.firstRange(of: ". ") else { return (words, "") }
    return (words[..<end.lowerBound] + ".", String(words[end.upperBound...]))
  }
}

/// The size of a picture and its words, from the first bytes of its file.
struct PictureHead: Equatable {
  let width: Int
  let height: Int
  var summary: String?

  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      self.init(Self.number(bytes[16..<20]), Self.number(bytes[20..<24]))
    } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      self.init(Self.number(bytes[6..<8].reversed()), Self.number(bytes[8..<10].reversed()))
    } else if bytes.count >= 30, bytes[12..<16].elementsEqual("VP8X".utf8) {
      self.init(
        Self.number(bytes[24..<27].reversed()) + 1, Self.number(bytes[27..<30].reversed()) + 1)
    } else {
      self.init(svg: String(decoding: bytes.prefix(8_192), as: UTF8.self))
    }
  }

  private init(_ width: Int, _ height: Int) {
    (self.width, self.height) = (width, height)
  }

  private init?(svg text: String) {
    guard let start = text.firstRange(of: "<svg"),
      let width = Self.length("width", in: text[start.upperBound...]),
      let height = Self.length("height", in: text[start.upperBound...])
    else { return nil }
    self.init(width, height)
    guard let desc = text.firstRange(of: "<desc"), let end = text.firstRange(of: "</desc>"),
      let open = text[desc.upperBound...].firstIndex(of: ">"), open < end.lowerBound
    else { return }
    summary = XMLText.plain(text[text.index(after: open)..<end.lowerBound])
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func length(_ name: String, in text: Substring) -> Int? {
    guard let start = text.firstRange(of: " \(name)=\"") else { return nil }
    return Double(text[start.upperBound...].prefix { $0.isNumber || $0 == "." })
      .flatMap { $0 < 100_000 ? Int($0.rounded(.up)) : nil }
  }
}
