internal import Drawing
internal import SceneFormat

/// A picture of the page, with all files that show it.
struct ContactPicture: Equatable {
  /// The path of the one that is shown: the light one, or of many frames the first.
  let light: String
  var dark: String?
  /// The paths of all frames, where it is a row of them.
  var frames: [String] = []
  /// The paths of those frames in the dark theme, by the light ones.
  var darkFrames: [String: String] = [:]
  /// Every file of it: other scales and the dark ones, too.
  var files: [WrittenFile] = []
  /// The name of the output's kind.
  var kind = "picture"
  /// Its finding, or what it shows.
  var title = ""
  /// The sentences behind the title.
  var details = ""
  /// Parts of it that show the same thing in two states.
  var views: [DrawView] = []
  /// In points; nil where nobody knows.
  var size: (width: Int, height: Int)?

  init(light: String, dark: String? = nil, frames: [String] = []) {
    self.light = light
    self.dark = dark
    self.frames = frames
    title = ContactPictures.fileName(of: light)
  }

  /// Takes the frames of another one behind its own.
  mutating func append(_ other: ContactPicture) {
    frames =
      (frames.isEmpty ? [light] : frames) + (other.frames.isEmpty ? [other.light] : other.frames)
    darkFrames.merge(other.darkFrames) { first, _ in first }
    files += other.files
  }

  /// Whether the picture plays by itself.
  var plays = false

  /// Whether it shows what happens one after the other.
  var isInTime: Bool { plays || isFilm || !frames.isEmpty }

  /// The path without the end that tells its format.
  var stem: Substring { light.prefix(upTo: light.lastIndex(of: ".") ?? light.endIndex) }

  var isFilm: Bool { OutputKinds.rendered.format(ofFile: light)?.isFilm == true }

  /// All of it in words, for those who do not see it; empty where nobody has any.
  var words = ""
  var alternative: String { words.isEmpty ? title : words }

  static func == (first: ContactPicture, second: ContactPicture) -> Bool {
    first.light == second.light && first.dark == second.dark && first.frames == second.frames
      && first.kind == second.kind && first.title == second.title
      && first.details == second.details
  }
}

/// Finds out which files of a scene show the same picture.
enum ContactPictures {
  /// Each picture once: in its smallest scale, the dark one with the light one, frames in a row.
  static func pictures(of files: [WrittenFile]) -> [ContactPicture] {
    var pictures: [ContactPicture] = []
    for file in files where isPicture(file.path) {
      let plain = withoutScale(lightName(of: file.path) ?? file.path)
      if let place = place(of: plain, in: pictures) {
        pictures[place].files.append(file)
        if lightName(of: file.path) != nil, !isLarger(file.path) {
          if pictures[place].light == plain { pictures[place].dark = file.path }
          pictures[place].darkFrames[plain] = file.path
        }
      } else if isLaterFrame(plain, pictures.last?.light), !isLarger(file.path) {
        add(file, plain, to: &pictures[pictures.count - 1])
      } else {
        var picture = ContactPicture(light: file.path)
        picture.files = [file]
        pictures.append(picture)
      }
    }
    return pictures
  }

  private static func place(of plain: String, in pictures: [ContactPicture]) -> Int? {
    pictures.firstIndex { picture in
      withoutScale(picture.light) == plain || picture.frames.contains(plain)
    }
  }

  private static func add(_ file: WrittenFile, _ plain: String, to picture: inout ContactPicture) {
    if picture.frames.isEmpty { picture.frames = [picture.light] }
    picture.frames.append(plain)
    picture.files.append(file)
  }

  static func isPicture(_ path: String) -> Bool {
    [.picture, .film].contains(OutputKinds.rendered.format(ofFile: path)?.exhibit)
  }

  private static func isLarger(_ path: String) -> Bool {
    path.contains("@2x") || path.contains("@3x")
  }

  private static func withoutScale(_ path: String) -> String {
    path.replacing("@2x", with: "").replacing("@3x", with: "")
  }

  private static func lightName(of path: String) -> String? {
    for mark in ["~dark", "-dark"] {
      for end in [".", "@"] where path.contains(mark + end) {
        return path.replacing(mark + end, with: end)
      }
    }
    return nil
  }

  /// Whether two names differ in their digits only.
  private static func isLaterFrame(_ path: String, _ last: String?) -> Bool {
    guard let last, path != last, path.contains(where: \.isNumber) else { return false }
    let number = path.filter(\.isNumber)
    return path.filter { !$0.isNumber } == last.filter { !$0.isNumber }
      && number.count == last.filter(\.isNumber).count && number.count >= 3
  }

  static func name(ofScene scene: String) -> String {
    let name = fileName(of: scene)
    return SceneLoader.endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
      ?? name
  }

  static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// "Update map".
  static func words(ofKind kind: String) -> String {
    let words = kind.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
