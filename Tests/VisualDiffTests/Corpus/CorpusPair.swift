import CairoBackend
import CoreGraphics
import Foundation
import Imaging
import VisualDiff

/// A pair of pictures of the corpus, drawn when it is asked for: noise, which is to pass, or a change, which is not.
struct CorpusPair: Sendable {
  /// Two pictures of one drawing.
  enum Noise: Sendable {
    /// Drawn by another rasteriser.
    case rasterizer
    /// All edges a part of a pixel away, in hundredths of one.
    case drift(Int)
    /// Compressed with losses.
    case jpeg(quality: Int)
  }

  enum Kind: Sendable {
    case noise(Noise)
    /// The change of that number.
    case change(Int)
  }

  let scene: CorpusScene
  let kind: Kind
  let scale: Int
  /// The two programs that draw it.
  let before: CorpusRasterizer
  let after: CorpusRasterizer

  /// The change, where it is one.
  var change: CorpusChange? {
    if case .change(let number) = kind { scene.changes[number] } else { nil }
  }
  var isNoise: Bool { change == nil }
  var isMixed: Bool { before != after }

  /// Its class.
  var className: String {
    switch kind {
    case .noise(.rasterizer): "rasterizer"
    case .noise(.drift(let part)): "drift-\(part)"
    case .noise(.jpeg(let quality)): "jpeg-\(quality)"
    case .change(let number): scene.changes[number].name
    }
  }

  var name: String {
    let number = if case .change(let number) = kind { "-\(number + 1)" } else { "" }
    let drawn = isMixed ? "\(before.rawValue)-\(after.rawValue)" : before.rawValue
    return "\(isNoise ? "noise" : "change")-\(className)-\(scene.name)\(number)-\(drawn)@\(scale)x"
  }

  /// Compression counts as noise for `fuzzy` alone.
  func concerns(_ profile: DiffProfile) -> Bool {
    if case .noise(.jpeg) = kind { profile == .fuzzy } else { true }
  }

  func pictures() async throws -> (before: Bitmap, after: Bitmap) {
    let first = try await before.picture(scene, .plain, scale)
    switch kind {
    case .noise(.rasterizer): return (first, try await after.picture(scene, .plain, scale))
    case .noise(.drift(let part)):
      let way = CGFloat(part) / 100 / CGFloat(scale)
      return (first, try await after.picture(scene, .drift(way, way / 2), scale))
    case .noise(.jpeg(let quality)):
      let second = try await after.picture(scene, .plain, scale)
      var lossy = try JPEGReader().decode(JPEGWriter(quality: quality).encode(second))
      lossy.scale = 1
      return (first, lossy)
    case .change(let number): return (first, try await after.picture(scene, .change(number), scale))
    }
  }

  // MARK: All of them

  static let all: [CorpusPair] =
    CorpusScene.all.flatMap { scene in
      (1...3).flatMap { noise(of: scene, at: $0) + changes(of: scene, at: $0) }
    } + CorpusScene.all.flatMap { scene in (1...3).map { coarse(scene, at: $0) } }

  /// Compressed as far as people still put up with. These pairs stand behind all others, which keep their halves.
  private static func coarse(_ scene: CorpusScene, at scale: Int) -> CorpusPair {
    let program: CorpusRasterizer = scale == 2 ? .skia : .cairo
    return CorpusPair(
      scene: scene, kind: .noise(.jpeg(quality: 60)), scale: scale, before: program,
      after: program)
  }

  /// Every program against ours, and two of others.
  private static let pairs: [(CorpusRasterizer, CorpusRasterizer)] = [
    (.cairo, .librsvg), (.cairo, .skia), (.cairo, .skiaWords), (.cairo, .splash),
    (.skia, .splash),
  ]

  private static func noise(of scene: CorpusScene, at scale: Int) -> [CorpusPair] {
    func pair(
      _ noise: Noise, _ before: CorpusRasterizer = .cairo, _ after: CorpusRasterizer = .cairo
    ) -> CorpusPair {
      CorpusPair(
        scene: scene, kind: .noise(noise), scale: scale, before: before, after: after)
    }
    return pairs.map { pair(.rasterizer, $0, $1) }
      + [10, 20, 30, 50].map { pair(.drift($0)) } + [pair(.drift(20), .skia, .skia)]
      + [90, 75].map { pair(.jpeg(quality: $0)) } + [pair(.jpeg(quality: 85), .cairo, .skia)]
  }

  /// Each change as one program draws it, and across two of them, by turns.
  private static func changes(of scene: CorpusScene, at scale: Int) -> [CorpusPair] {
    scene.changes.indices.flatMap { number in
      let own: CorpusRasterizer = [.cairo, .skia, .splash][(number + scale) % 3]
      let mixed = pairs[(number + scale) % pairs.count]
      return [(own, own), mixed].map {
        CorpusPair(
          scene: scene, kind: .change(number), scale: scale, before: $0.0, after: $0.1)
      }
    }
  }
}
