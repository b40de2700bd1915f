import Cases
import Foundation
import Readers

@testable import Drawing

/// Two programs that show SVG files, with nothing in common: librsvg and Chromium. Chromium compares what the
/// two show, pixel by pixel on its own canvas.
enum SVGReaders {
  /// How far two pictures of one case are apart.
  struct Distance: Sendable {
    /// Of all pixels, the largest of the four channels' differences each, from 0 to 1.
    var mean: Double
    /// The share of pixels that differ by more than a fifth in a channel.
    var share: Double
  }

  enum Failure: Error {
    case program(String, status: Int32)
    case noReport(String)
  }

  /// The distance of each case by its name.
  static func compare(_ cases: [CaseFolder], _ theme: Theme) async throws -> [String: Distance] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("svg-readers-\(theme.rawValue)-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var entries: [String] = []
    for item in cases {
      let drawing = try item.drawing()
      // librsvg knows no dark pages: it is given the one theme alone.
      let single = SVGWriter(SVGOptions(appearance: .theme(theme))).bytes(drawing)
      let picture = try rasterize(single, in: folder)
      let both = SVGWriter(SVGOptions(appearance: .both)).bytes(drawing)
      entries.append(
        """
        <img alt="\(item.name)" src="data:image/png;base64,\(picture.base64EncodedString())">
        <img src="data:image/svg+xml;base64,\(Data(both).base64EncodedString())">
        """)
    }
    let page = folder.appendingPathComponent("page.html")
    try html(entries, theme).write(to: page, atomically: true, encoding: .utf8)
    return try await report(from: page, theme)
  }

  private static func rasterize(_ svg: [UInt8], in folder: URL) throws -> Data {
    let (source, target) = (
      folder.appendingPathComponent("one.svg"), folder.appendingPathComponent("one.png")
    )
    try Data(svg).write(to: source)
    _ = try run("rsvg-convert", ["-z", "2", "-o", target.path, source.path])
    return try Data(contentsOf: target)
  }

  private static func html(_ entries: [String], _ theme: Theme) -> String {
    """
    <!doctype html><meta name="color-scheme" content="\(theme.rawValue)"><body>
    \(entries.joined(separator: "\n"))
    <pre id=out></pre><script>
    function pixels(image,width,height){
      const canvas=document.createElement('canvas');canvas.width=width;canvas.height=height;
      const context=canvas.getContext('2d');context.drawImage(image,0,0,width,height);
      return context.getImageData(0,0,width,height).data;
    }
    \(PixelDistances.script)
    </script>
    """
  }

  private static func report(
    from page: URL, _ theme: Theme
  ) async throws -> [String: Distance] {
    let output = try await Browser.page(page, "", PageLook(isDark: theme == .dark)).html
    guard output.contains("@end") else { throw Failure.noReport(output) }
    var distances: [String: Distance] = [:]
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, let start = words[0].firstIndex(of: "@"),
        let mean = Double(words[1]), let share = Double(words[2])
      else { continue }
      let name = String(words[0][words[0].index(after: start)...])
      distances[name] = Distance(mean: mean, share: share)
    }
    return distances
  }

  private static func program(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static func run(_ name: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = program(name)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure.program(name, status: process.terminationStatus)
    }
    return String(decoding: output, as: UTF8.self)
  }
}
