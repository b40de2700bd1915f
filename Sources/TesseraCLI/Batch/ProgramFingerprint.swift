internal import CairoBackend
internal import Glibc
internal import Imaging

/// What pictures depend on besides scenes and options: the program itself, what it is linked to, and its fonts.
struct ProgramFingerprint: Equatable, Sendable {
  /// SHA-256 of the program's file.
  let program: String
  /// Hash of the fonts' files.
  let fonts: String
  /// Names, sizes and times of the libraries that are loaded.
  let libraries: String

  /// Hashing takes a while: what is known of the same files is taken from the folder's notes, and kept there.
  init(notes: String?) throws {
    let libraries = Self.loadedFiles()
    let stamp = SHA256.text(of: libraries.joined(separator: "\n"))
    self.libraries = stamp
    let known = notes.flatMap { try? InputFile.read($0, limit: 4096) }
    let fields = String(decoding: known ?? [], as: UTF8.self).split(separator: " ").map(String.init)
    if fields.count == 3, fields[0] == stamp {
      (program, fonts) = (fields[1], fields[2])
      return
    }
    guard let sum = FontSum.sha256(of: "/proc/self/exe") else {
      throw FileFault.system("/proc/self/exe", step: "read")
    }
    program = sum
    fonts = SHA256.text(of: try Typesetter().fingerprint())
    if let notes { try? OutputFile.write(Array("\(stamp) \(program) \(fonts)".utf8), to: notes) }
  }

  var origin: (program: String, fonts: String) { (program, fonts) }

  /// Every file that is mapped into the process, the program among them, with what tells whether it has changed.
  private static func loadedFiles() -> [String] {
    // The system makes this file as it is read, so its size is not known before.
    var bytes: [UInt8] = []
    let descriptor = unsafe open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { _ = close(descriptor) }
    while MessagePipe.read(descriptor, into: &bytes) {}
    let paths = Set(
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
        line.firstIndex(of: "/").map { String(line[$0...]) }
      })
    return paths.sorted().map { path in
      var status = stat()
      guard unsafe stat(path, &status) == 0 else { return path }
      let time = status.st_mtim
      return "\(path) \(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(status.st_ino)"
    }
  }
}
