import CairoBackend
import CoreGraphics
import Drawing
import Foundation
import Imaging
import VisualDiff

/// A pair of pictures of the corpus, drawn when it is asked for: noise, which is to pass, or a change, which is not.
struct CorpusPair: Sendable {
  /// One drawing, told by two programs or two files.
  enum Noise: String, CaseIterable, Sendable {
    /// Drawn by another rasteriser, which gets letters as outlines.
    case rasterizer
    /// All edges a part of a pixel away.
    case drift
    case jpeg90, jpeg75
    /// Another rasteriser's picture, compressed.
    case rasterizerJPEG

    /// Whether compression has a part in it.
    var isCompression: Bool { self == .jpeg90 || self == .jpeg75 || self == .rasterizerJPEG }
  }

  /// Something that a person would want to know of.
  enum Change: String, CaseIterable, Sendable {
    case lineLost, lineColor, cardMoved, titleMoved, discMoved, radius, tint, fontSize, weight
    case letter, badge, noteLost
  }

  enum Kind: Sendable {
    case noise(Noise)
    case change(Change)
  }

  let scene: CorpusScene
  let kind: Kind
  let scale: Int
  /// Whether the second picture of a change is drawn by the other rasteriser.
  let isMixed: Bool

  var name: String {
    let what =
      switch kind {
      case .noise(let noise): "noise \(noise.rawValue)"
      case .change(let change): "change \(change.rawValue)"
      }
    return "\(what) \(scene.rawValue) \(scale)x\(isMixed ? " mixed" : "")"
  }

  var isNoise: Bool { if case .noise = kind { true } else { false } }

  /// Compression counts as noise for `fuzzy` alone.
  func concerns(_ profile: DiffProfile) -> Bool {
    guard case .noise(let noise) = kind else { return true }
    return profile == .fuzzy || !noise.isCompression
  }

  static let all: [CorpusPair] = CorpusScene.allCases.flatMap { scene in
    [1, 2, 3].flatMap { scale in
      Noise.allCases.map {
        CorpusPair(scene: scene, kind: .noise($0), scale: scale, isMixed: false)
      }
        + Change.allCases.enumerated().flatMap { index, change in
          [false, index % 2 == 0].filter { !$0 || index % 2 == 0 }.map {
            CorpusPair(scene: scene, kind: .change(change), scale: scale, isMixed: $0)
          }
        }
    }
  }

  func pictures() throws -> (before: Bitmap, after: Bitmap) {
    let before = try ours(CorpusLook())
    switch kind {
    case .noise(.rasterizer): return (before, try theirs(CorpusLook()))
    case .noise(.drift):
      var look = CorpusLook()
      look.drift = 0.2 / CGFloat(scale)
      return (before, try ours(look))
    case .noise(.jpeg90): return (before, try compressed(before, 90))
    case .noise(.jpeg75): return (before, try compressed(before, 75))
    case .noise(.rasterizerJPEG):
      return (before, try compressed(try theirs(CorpusLook()), 90))
    case .change(let change):
      var look = CorpusLook()
      change.apply(to: &look)
      return (before, isMixed ? try theirs(look) : try ours(look))
    }
  }

  // MARK: Rasterisers

  private func ours(_ look: CorpusLook) throws -> Bitmap {
    try CairoRasterizer().bitmap(of: scene.list(look), RasterOptions(scale: CGFloat(scale)))
  }

  private func theirs(_ look: CorpusLook) throws -> Bitmap {
    let drawing = try Typesetter().outlined(scene.list(look))
    let svg = SVGWriter(SVGOptions(appearance: .theme(.light))).bytes(drawing)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (
      folder.appendingPathComponent("in.svg"), folder.appendingPathComponent("out.png")
    )
    try Data(svg).write(to: source)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/rsvg-convert")
    process.arguments = ["-z", "\(scale)", "-o", target.path, source.path]
    try process.run()
    process.waitUntilExit()
    var picture = try PNGReader().decode([UInt8](Data(contentsOf: target)))
    picture.scale = Double(scale)
    return picture
  }

  private func compressed(_ picture: Bitmap, _ quality: Int) throws -> Bitmap {
    var lossy = try JPEGReader().decode(JPEGWriter(quality: quality).encode(picture))
    lossy.scale = picture.scale
    return lossy
  }
}

extension CorpusPair.Change {
  fileprivate func apply(to look: inout CorpusLook) {
    switch self {
    case .lineLost: look.line = nil
    case .lineColor: look.lineColor = 0xB0B0B8
    case .cardMoved: look.card = look.card.offsetBy(dx: 1, dy: 0)
    case .titleMoved: look.titlePlace.y += 1
    case .discMoved: look.disc.x += 2
    case .radius: look.radius = 6
    case .tint: look.fill = 0x4C9AF0
    case .fontSize: look.fontSize = 11.5
    case .weight: look.weight = 600
    case .letter: look.title = "Silk"
    case .badge: look.hasBadge = true
    case .noteLost: look.hasNote = false
    }
  }
}
