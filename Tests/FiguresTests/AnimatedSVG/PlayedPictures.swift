import CairoBackend
import CoreGraphics
import Drawing
import Foundation
import Imaging
import Readers

@testable import Figures

/// Pictures of animated files at given times, as Chromium shows them, beside our own frames; and the file as
/// librsvg shows it, which knows no animation. Chromium compares them pixel by pixel.
enum PlayedPictures {
  /// How far two pictures are apart.
  struct Distance: Sendable {
    /// Of all pixels, the largest of the channels' differences each, from 0 to 1.
    var mean: Double
    /// The share of pixels that differ by more than a fifth.
    var share: Double
  }

  struct Pair {
    var name: String
    var ours: [UInt8]
    var theirs: String
  }

  enum Failure: Error {
    case noReport(String)
  }

  // MARK: Pairs

  static func pairs(of name: String, _ score: MotionScore, _ theme: Theme) throws -> [Pair] {
    let file = AnimatedSVG().svg(score)
    let painter = CairoRasterizer()
    func picture(_ time: Double) throws -> [UInt8] {
      let options = RasterOptions(scale: 2, theme: theme)
      return PNGWriter(level: .fast).encode(
        try painter.bitmap(of: score.drawing(at: time), options))
    }
    var pairs = try times(of: score).map { label, time in
      Pair(
        name: "\(name)/\(label)", ours: try picture(time),
        theirs: source(Array(paused(file, at: time).utf8), "svg+xml"))
    }
    // librsvg knows no dark pages either.
    if theme == .light {
      let still = try rasterized(Array(file.utf8))
      pairs.append(
        Pair(
          name: "\(name)/still", ours: try picture(score.duration), theirs: source(still, "png")))
    }
    return pairs
  }

  /// The picture that a reader who has asked for less motion sees at once, beside the end of the score.
  static func stillness(of score: MotionScore) async throws -> Pair {
    var end = score.drawing(at: score.duration)
    // As a browser shows what is clear.
    end.background = .color(.white)
    let ours = try CairoRasterizer().bitmap(of: end, RasterOptions(scale: 2))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
    try Data(AnimatedSVG().bytes(score)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let look = PageLook(
      wantsLessMotion: true, size: (Int(end.size.width), Int(end.size.height)), scale: 2,
      milliseconds: 0)
    let theirs = try await Browser.picture(of: file, look)
    return Pair(
      name: "still", ours: PNGWriter(level: .fast).encode(ours),
      theirs: source(Array(theirs), "png"))
  }

  /// Five moments of each step, the first and nearly the last among them.
  private static func times(of score: MotionScore) -> [(String, Double)] {
    score.steps.indices.flatMap { step in
      let (start, end) = (score.starts[step], score.ends[step])
      return [0.05, 0.25, 0.5, 0.75, 0.95].map { share in
        // On a frame: what is drawn anew for every sixtieth of a second stands still between two of them.
        let length = end > start ? end - start : 0.4
        let time = start + (length * share * 60).rounded() / 60
        return ("\(score.steps[step].name)-\(Int(share * 100))", time)
      }
    }
  }

  /// The file as it stands at a moment.
  static func paused(_ file: String, at time: Double) -> String {
    file.replacingOccurrences(
      of: "</style>",
      with: "*{animation-delay:-\(time)s!important;animation-play-state:paused!important}</style>")
  }

  private static func source(_ bytes: [UInt8], _ kind: String) -> String {
    "data:image/\(kind);base64,\(Data(bytes).base64EncodedString())"
  }

  // MARK: Programs

  private static func rasterized(_ svg: [UInt8]) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory
    let name = "played-\(getpid())-\(UUID().uuidString)"
    let (file, picture) = (
      folder.appendingPathComponent(name + ".svg"), folder.appendingPathComponent(name + ".png")
    )
    defer { for url in [file, picture] { try? FileManager.default.removeItem(at: url) } }
    try Data(svg).write(to: file)
    _ = try run("rsvg-convert", ["-z", "2", "-o", picture.path, file.path])
    return Array(try Data(contentsOf: picture))
  }

  static func compare(
    _ pairs: [Pair], _ look: PageLook = PageLook()
  ) async throws -> [String: Distance] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("played-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.html")
    try html(pairs, look.isDark ? .dark : .light)
      .write(to: page, atomically: true, encoding: .utf8)
    let output = try await Browser.page(page, "", look).html
    guard output.contains("@end") else { throw Failure.noReport(output) }
    var distances: [String: Distance] = [:]
    for line in output.split(separator: "\n") where line.hasPrefix("@") {
      let words = line.dropFirst().split(separator: " ")
      guard words.count == 3, let mean = Double(words[1]), let share = Double(words[2]) else {
        continue
      }
      distances[String(words[0])] = Distance(mean: mean, share: share)
    }
    return distances
  }

  private static func html(_ pairs: [Pair], _ theme: Theme) -> String {
    let images = pairs.map { pair in
      "<img alt=\"\(pair.name)\" src=\"\(source(pair.ours, "png"))\"><img src=\"\(pair.theirs)\">"
    }
    return """
      <!doctype html><meta name="color-scheme" content="\(theme.rawValue)"><body>
      \(images.joined(separator: "\n"))
      <pre id=out></pre><script>
      function pixels(image,width,height){
        const canvas=document.createElement('canvas');canvas.width=width;canvas.height=height;
        const context=canvas.getContext('2d',{willReadFrequently:true});
        // A pixel that is nearly clear has no colour to compare.
        context.fillStyle='#888';context.fillRect(0,0,width,height);
        context.drawImage(image,0,0,width,height);
        return context.getImageData(0,0,width,height).data;
      }
      \(PixelDistances.script)
      </script>
      """
  }

  static func program(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  static func run(_ name: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = program(name)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
