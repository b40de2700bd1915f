import CoreGraphics
import Drawing
import Figures

/// The places of a drawing's texts, for tests that ask whether any two collide.
struct FigureLabels {
  private(set) var frames: [(text: String, frame: CGRect)] = []

  init(_ figure: Figure) {
    for item in figure.drawing.items { add(item, at: .zero, opacity: 1) }
  }

  private mutating func add(_ item: DrawItem, at origin: CGPoint, opacity: CGFloat) {
    switch item {
    case .shape, .image: break
    case .text(let text):
      if !text.string.isEmpty { frames.append((text.string, ink(of: text, at: origin))) }
    case .group(let group):
      let next = CGPoint(x: origin.x + group.transform.tx, y: origin.y + group.transform.ty)
      for child in group.children { add(child, at: next, opacity: opacity * group.opacity) }
    }
  }

  /// A little less than the letters take: x-heights, not the room of a line.
  private func ink(of text: DrawText, at origin: CGPoint) -> CGRect {
    let size = text.style.font.size
    let width = min(CGFloat(text.string.count) * size * 0.45, text.frame.width)
    let x =
      switch text.placement.alignment {
      case .left, .justified: text.frame.minX
      case .center: text.frame.midX - width / 2
      case .right: text.frame.maxX - width
      }
    return CGRect(
      x: origin.x + x, y: origin.y + text.frame.midY - size * 0.35, width: width,
      height: size * 0.7)
  }

  /// Pairs of texts that stand in each other.
  var collisions: [String] {
    frames.indices.flatMap { first in
      frames.indices.filter { $0 > first && frames[$0].frame.intersects(frames[first].frame) }
        .map { "\(frames[first].text) and \(frames[$0].text)" }
    }
  }

  /// Texts that reach out of the picture.
  func outside(_ size: CGSize) -> [String] {
    let page = CGRect(origin: .zero, size: size)
    return frames.filter { !page.contains($0.frame) }.map(\.text)
  }
}
