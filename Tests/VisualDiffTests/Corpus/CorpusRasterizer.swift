import CairoBackend
import CoreGraphics
import Drawing
import Foundation
import Imaging
import Readers

/// A program that draws the corpus. Three of them have no line of code in common.
enum CorpusRasterizer: String, CaseIterable, Sendable {
  /// Our own way to pixels.
  case cairo
  /// Cairo again, which gets letters as outlines.
  case librsvg
  /// The browser's: letters as outlines, and as words in its own smoothing.
  case skia
  case skiaWords = "skia-words"
  /// Poppler's, of a PDF file.
  case splash

  /// The drawing's pixels, without a word about how many are a point: files of others seldom tell.
  func picture(_ scene: CorpusScene, _ look: CorpusLook, _ scale: Int) async throws -> Bitmap {
    let list = try scene.list(look)
    if self == .cairo {
      var picture = try CairoRasterizer().bitmap(of: list, RasterOptions(scale: CGFloat(scale)))
      picture.scale = 1
      return picture
    }
    let folder = try TemporaryFolder()
    let source = URL(fileURLWithPath: "\(folder.path)/in.\(self == .splash ? "pdf" : "svg")")
    try Data(bytes(of: list)).write(to: source)
    var picture = try PNGReader().decode([UInt8](try await png(of: source, list.size, scale)))
    picture.scale = 1
    return picture
  }

  /// The file that this program draws.
  func bytes(of list: DrawList) throws -> [UInt8] {
    switch self {
    case .cairo, .splash: try PDFWriter().bytes(of: list)
    case .skiaWords:
      SVGWriter(SVGOptions(appearance: .theme(.light))).bytes(try Typesetter().measured(list))
    case .librsvg, .skia:
      SVGWriter(SVGOptions(appearance: .theme(.light))).bytes(try Typesetter().outlined(list))
    }
  }

  private func png(of source: URL, _ size: CGSize, _ scale: Int) async throws -> Data {
    switch self {
    case .skia, .skiaWords, .cairo:
      let look = PageLook(
        size: (Int(size.width), Int(size.height)), scale: scale, milliseconds: 0)
      return try await Browser.picture(of: source, look)
    case .librsvg:
      return try output("/usr/bin/rsvg-convert", ["-z", "\(scale)", source.path])
    case .splash:
      return try output(
        "/usr/bin/pdftoppm", ["-r", "\(72 * scale)", "-png", "-singlefile", source.path])
    }
  }

  private func output(_ program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}

extension Typesetter {
  /// The drawing with the lines of its texts, as files of ours have them.
  fileprivate func measured(_ drawing: DrawList) throws -> DrawList {
    var drawing = drawing
    drawing.items = try drawing.items.map(measured)
    return drawing
  }

  private func measured(_ item: DrawItem) throws -> DrawItem {
    switch item {
    case .group(var group):
      group.children = try group.children.map(measured)
      return .group(group)
    case .text(let text): return .text(try measured(text))
    case .shape, .image: return item
    }
  }
}
