internal import Glibc

/// The program that makes films, by its own words.
public enum VideoProgram {
  /// Its version; nil where it is not installed, or says nothing.
  public static func version(of name: String = "ffmpeg") -> String? {
    guard let output = unsafe popen("'\(name)' -version 2>/dev/null </dev/null", "r") else {
      return nil
    }
    defer { _ = unsafe pclose(output) }
    var line = [CChar](repeating: 0, count: 512)
    guard unsafe fgets(&line, Int32(line.count), output) != nil else { return nil }
    let words = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self
    )
    .split(separator: " ")
    guard words.count > 2, words[1] == "version" else { return nil }
    return String(words[2])
  }
}
