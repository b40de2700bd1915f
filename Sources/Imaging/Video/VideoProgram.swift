internal import Platform

/// The program that makes films, by its own words.
public enum VideoProgram {
  /// Its version; nil where it is not installed, or says nothing.
  public static func version(of name: String = "ffmpeg") -> String? {
    let command = "'\(name)' -version 2>/dev/null </dev/null"
    guard let line = ProcessCalls.firstLine(of: command) else { return nil }
    let words = line.split(separator: " ")
    guard words.count > 2, words[1] == "version" else { return nil }
    return String(words[2])
  }
}
