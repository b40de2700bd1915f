package import CairoBackend
internal import Imaging
internal import Notation
internal import Platform

/// Everything that pictures depend on besides scenes and options: the program itself, what it is linked to, and its
/// fonts.
package struct ProgramFingerprint: Equatable, Sendable {
  /// Sum of the program's file.
  package let program: String
  /// Sum of the fonts' files.
  package let fonts: String
  /// Names, sizes and times of the libraries that are loaded, of the fonts, and of the program that makes films.
  package let libraries: String

  /// A hundred megabytes are read for it: what is known of the same files is taken from the folder's notes, and kept
  /// there.
  /// - Parameter searchPath: the folders where the program that makes films is looked for.
  package init(notes: String?, searchPath: String?, fonts library: FontLibrary = FontLibrary())
    throws
  {
    let films = Self.program("ffmpeg", searchPath)
    let libraries = (Self.loadedFiles() + library.installedFiles + films).map(Self.stamp)
    let stamp = SHA256.text(of: libraries.joined(separator: "\n"))
    self.libraries = stamp
    let known = notes.flatMap { try? InputFile.read($0, limit: 4096) }
    let fields = String(decoding: known ?? [], as: UTF8.self).split(separator: " ").map(String.init)
    if fields.count == 3, fields[0] == stamp {
      (program, fonts) = (fields[1], fields[2])
      return
    }
    program = try FileSum.text(of: "/proc/self/exe")
    let prints = try library.prints().map { "\($0.sum) \($0.file)" }
    fonts = SHA256.text(of: prints.joined(separator: "\n"))
    if let notes { try? OutputFile.write(Array("\(stamp) \(program) \(fonts)".utf8), to: notes) }
  }

  /// The file that a command's name stands for; none if it is not installed.
  private static func program(_ name: String, _ searchPath: String?) -> [String] {
    let files = (searchPath ?? "").split(separator: ":").map { "\($0)/\(name)" }
    return files.first { FileStatus.isExecutable($0) }.map { [$0] } ?? []
  }

  /// The stamp that tells whether a file has changed.
  private static func stamp(_ path: String) -> String {
    FileStatus(path).map { "\(path) \($0.size) \($0.changed) \($0.number)" } ?? path
  }

  /// Every file that the process runs code of, the program among them: what else it maps, such as fonts, comes
  /// and goes.
  private static func loadedFiles() -> [String] {
    let maps = SystemText.text("/proc/self/maps") ?? ""
    let paths = Set(
      maps.split(separator: "\n").compactMap { line -> String? in
        guard line.contains(" r-xp ") else { return nil }
        return line.firstIndex(of: "/").map { String(line[$0...]) }
      })
    return paths.sorted()
  }
}
