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
    exhibit.pictures = Self.joinedFormats(exhibit.pictures)
    Self.tellApart(&exhibit, scene)
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

  /// Each card has a title of its own and a sentence: a title that another card has goes to what comes next.
  private static func tellApart(_ exhibit: inout ContactPage.Exhibit, _ scene: SceneDescription?) {
    var known: Set<String> = []
    for index in exhibit.pictures.indices where !exhibit.pictures[index].words.isEmpty {
      let picture = exhibit.pictures[index]
      let words = CardWords(
        of: picture.words, in: scene?.title.map(Self.line), kind: kind(of: picture, besides: known),
        isMoving: picture.isInTime, besides: known)
      exhibit.pictures[index].title = words.title
      exhibit.pictures[index].details = words.details
      known.insert(words.title)
    }
  }

  /// "Animation", and for the next one "Animation as GIF".
  private static func kind(of picture: ContactPicture, besides known: Set<String>) -> String {
    let kind = ContactPictures.words(ofKind: picture.kind)
    guard known.contains(kind), let dot = picture.light.lastIndex(of: ".") else { return kind }
    let longer = "\(kind) as \(picture.light[picture.light.index(after: dot)...].uppercased())"
    return known.contains(longer) ? ContactPictures.fileName(of: picture.light) : longer
  }

  private func tell(
    _ picture: inout ContactPicture, of scene: SceneDescription?, in plan: [PlannedFile]
  ) {
    let file = plan.first { Self.isOf($0, picture.light) }
    picture.kind = file?.output.kind.name ?? picture.kind
    picture.plays = file?.output.kind.content == .film
    let head = bytes(picture.light).flatMap { PictureHead($0) }
    picture.size = head.map { ($0.width / (file?.scale ?? 1), $0.height / (file?.scale ?? 1)) }
    picture.views = head?.views ?? []
    let own = head?.summary.map(Self.line) ?? ""
    picture.words =
      own.isEmpty
      ? scene.map { Self.line(AlternativeText($0, steps: file?.steps ?? []).withoutTitle) } ?? ""
      : own
  }

  /// An animation in several formats is one picture with several files.
  private static func joinedFormats(_ pictures: [ContactPicture]) -> [ContactPicture] {
    var joined: [ContactPicture] = []
    for picture in pictures {
      let place = joined.firstIndex { $0.isInTime && $0.frames.isEmpty && $0.stem == picture.stem }
      if let place, picture.isInTime, picture.frames.isEmpty {
        joined[place].files += picture.files
      } else {
        joined.append(picture)
      }
    }
    return joined
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
