/// The words of a program, with the runtime's account of a crash cut down to the places in somebody's files.
package enum CrashText {
  /// For the environment of the program: an account of the thread that crashed and nothing else.
  package static let variable = (
    name: "SWIFT_BACKTRACE",
    value:
      "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,cache=no,output-to=stderr,limit=24,top=2"
  )

  /// Whether a program that said this has crashed, however it ended after that.
  package static func tells(_ said: String) -> Bool {
    said.contains("*** Signal ") || said.contains("Fatal error: ")
  }

  /// - Parameter paths: of the files that somebody has written, as the compiler knows them.
  package static func readable(_ said: String, of paths: [String]) -> String {
    guard said.contains("*** Signal ") else { return said }
    var lines: [String] = []
    for line in said.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let kept = kept(String(line), paths), lines.last != kept || kept.isEmpty else {
        continue
      }
      lines.append(kept)
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    let text = lines.joined(separator: "\n")
    // The account ended with the process, in the middle of a line.
    return text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
  }

  /// The line as it is told; nil for those of the account.
  private static func kept(_ line: String, _ paths: [String]) -> String? {
    if let start = line.firstRange(of: "*** Signal ") {
      // Another process may go on in the same line.
      let rest =
        line[start.upperBound...].firstRange(of: "...").map { line[$0.upperBound...] } ?? ""
      let words = String(line[..<start.lowerBound]) + (rest.contains("done ***") ? "" : rest)
      return words.isEmpty ? nil : words
    }
    if let frame = frame(line, paths) { return frame }
    let beginnings = [
      "*** ", "Platform: ", "Thread ", "Crash", "Backtrace took", "...", " done ***",
    ]
    if line.isEmpty || beginnings.contains(where: line.hasPrefix) || line.contains("│") {
      return nil
    }
    return isFrame(line) ? nil : line
  }

  /// `  3 [ra]  0x0000564f3c062e18 Worse.prepare() + 71 in program at Hex.swift:10:36`
  private static func isFrame(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    guard let first = words.first, Int(first) != nil else { return false }
    return words.dropFirst().prefix(4).contains { $0.hasPrefix("0x") || $0 == "[inlined]" }
  }

  private static func frame(_ line: String, _ paths: [String]) -> String? {
    guard isFrame(line),
      let path = paths.first(where: { line.contains("/\($0):") || line.contains(" \($0):") }),
      let place = line.ranges(of: "\(path):").last
    else { return nil }
    let end = line.ranges(of: " in program at").first?.lowerBound ?? place.lowerBound
    let words = line[..<end].split(separator: " ").drop { !$0.hasPrefix("0x") && $0 != "[inlined]" }
      .dropFirst()
    let name = words.prefix { $0 != "+" }.joined(separator: " ")
    return "  at \(line[place.lowerBound...]) in \(name)"
  }
}
