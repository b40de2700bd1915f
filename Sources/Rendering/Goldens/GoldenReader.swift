internal import Notation
internal import Platform
internal import SceneFormat

/// The accepted pictures of one list as they lie on the disk.
struct GoldenReader {
  let held: HeldPictures
  let home: SceneHome
  /// The list; empty where there is none yet.
  private(set) var list = GoldenPictures()
  /// Why the list cannot be read.
  private(set) var fault: Diagnostic?
  private(set) var inputs: [ReadFile] = []
  /// Whether there is a list.
  var isThere: Bool { inputs.contains { $0.sha256 != ReadFile.missing } }
  private let limit: Int

  init(_ held: HeldPictures, in home: SceneHome, limit: Int) {
    self.held = held
    self.home = home
    self.limit = limit
    let name = held.expectation.list
    do {
      guard let bytes = try home.read(name, limit: limit) else {
        inputs.append(ReadFile(path: home.path(name), sha256: ReadFile.missing))
        return
      }
      inputs.append(ReadFile(path: home.path(name), content: bytes))
      list = try GoldenPictures(SourceFile(path: home.path(name), bytes: bytes))
    } catch let fault as FileFault {
      self.fault = Diagnostic(fault, at: held.span)
    } catch {
      fault = error as? Diagnostic
    }
  }

  /// Whether the picture lies there, as long as the list says. It is not opened for that.
  func isInPlace(_ entry: GoldenPictures.Entry) -> Bool {
    FileStatus(home.path(held.name(of: entry.path)))?.size == entry.bytes
  }

  /// Whether the picture has the bytes that the list says.
  func holds(_ entry: GoldenPictures.Entry) throws(FileFault) -> Bool {
    try picture(entry.path).map { SHA256.text(of: $0) } == entry.sha256
  }

  /// A picture as it has to stay for a verdict about it to hold.
  func input(_ path: String, sha256: String) -> ReadFile {
    ReadFile(path: home.path(held.name(of: path)), sha256: sha256)
  }

  /// The bytes of an accepted picture; nil where it is missing.
  func picture(_ path: String) throws(FileFault) -> [UInt8]? {
    try home.read(held.name(of: path), limit: limit)
  }

  /// Whether the picture is as it was when it had this sum, and who drew it has not changed.
  func isSame(_ sum: DrawnSum, drawnBy origin: PictureOrigin) -> Bool {
    guard let entry = list[sum.path] else { return false }
    return entry.drawing == sum.text && entry.origin == origin && isInPlace(entry)
  }
}
