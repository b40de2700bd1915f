import CoreGraphics
import Motion

/// The places of elements on a page: as in the content, which is cut into columns or rows beside each other where it is
/// so long that it would leave most of the page empty.
struct HeatPlaces {
  private(set) var frames: [CGRect] = []
  private(set) var size = CGSize.zero
  /// How many pieces the content was cut into.
  private(set) var pieces = 1

  private static let gap: CGFloat = 16
  private static let mostPieces = 8
  private static let goodScale: CGFloat = 0.5
  /// Of the page's width.
  private static let leastUse: CGFloat = 0.85
  private static let mostStretch: CGFloat = 2.2

  init(_ elements: [ElementSnapshot], in room: CGSize) {
    guard !elements.isEmpty else { return }
    let all = elements.map(\.frame)
    let bounds = Self.union(all)
    let isTall = bounds.height * room.width >= bounds.width * room.height
    var best: (scale: CGFloat, parts: [[Int]]) = (0, [Array(all.indices)])
    // A cut has to be worth it.
    for count in 1...min(Self.mostPieces, elements.count) {
      let parts = Self.parts(of: all, count, isTall: isTall)
      let scale = Self.scale(
        of: parts.map { part in Self.union(part.map { all[$0] }) }, room, isTall)
      if scale > best.scale * 1.15 { best = (scale, parts) }
      if best.scale >= Self.goodScale { break }
    }
    pieces = best.parts.count
    place(best.parts, of: all, best.scale, isTall: isTall)
    stretch(to: room)
  }

  /// Widens a high content where much of the page would be empty beside it.
  private mutating func stretch(to room: CGSize) {
    guard size.width > 0, size.height > 0, frames.count > 1 else { return }
    let most = Self.mostStretch
    let isNarrow = size.width < Self.leastUse * room.width
    let wider = isNarrow ? min(most, room.width / size.width) : 1
    guard wider > 1, size.height > Self.leastUse * room.height else { return }
    frames = frames.map {
      CGRect(x: $0.minX * wider, y: $0.minY, width: $0.width * wider, height: $0.height)
    }
    size.width *= wider
  }

  private mutating func place(
    _ parts: [[Int]], of all: [CGRect], _ scale: CGFloat, isTall: Bool
  ) {
    frames = all
    var offset: CGFloat = 0
    for part in parts {
      let bounds = Self.union(part.map { all[$0] })
      for index in part {
        let frame = all[index]
        frames[index] = CGRect(
          x: (frame.minX - bounds.minX) * scale + (isTall ? offset : 0),
          y: (frame.minY - bounds.minY) * scale + (isTall ? 0 : offset),
          width: frame.width * scale, height: frame.height * scale)
      }
      let extent = CGSize(width: bounds.width * scale, height: bounds.height * scale)
      size.width = max(size.width, isTall ? offset + extent.width : extent.width)
      size.height = max(size.height, isTall ? extent.height : offset + extent.height)
      offset += (isTall ? extent.width : extent.height) + Self.gap
    }
  }

  /// The elements by their places along the content, in as many parts of equal length.
  private static func parts(of frames: [CGRect], _ count: Int, isTall: Bool) -> [[Int]] {
    let bounds = union(frames)
    let length = isTall ? bounds.height : bounds.width
    guard count > 1, length > 0 else { return [Array(frames.indices)] }
    var parts = [[Int]](repeating: [], count: count)
    for (index, frame) in frames.enumerated() {
      let middle = isTall ? frame.midY - bounds.minY : frame.midX - bounds.minX
      let part = Int(middle / length * CGFloat(count))
      parts[min(max(part, 0), count - 1)].append(index)
    }
    return parts.filter { !$0.isEmpty }
  }

  private static func scale(of parts: [CGRect], _ room: CGSize, _ isTall: Bool) -> CGFloat {
    let gaps = gap * CGFloat(parts.count - 1)
    let widths = parts.map(\.width)
    let heights = parts.map(\.height)
    let width = isTall ? widths.reduce(0, +) : widths.max() ?? 0
    let height = isTall ? heights.max() ?? 0 : heights.reduce(0, +)
    let across = (room.width - (isTall ? gaps : 0)) / max(width, 1)
    let down = (room.height - (isTall ? 0 : gaps)) / max(height, 1)
    return max(0, min(1, across, down))
  }

  private static func union(_ frames: [CGRect]) -> CGRect {
    guard let first = frames.first else { return .zero }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }
}
