import SceneFormat
import UIKit

/// The button or the sign at a row's trailing edge, and the badge before it: beside the words, or below them where these
/// need all of the width in the largest letters.
@MainActor struct RowEnds {
  /// Beside the words; zero for none.
  private(set) var accessory: CGSize
  /// Beside the words; nil for none.
  private(set) var badge: CGSize?
  private var below: [(part: WritableKeyPath<RowFrames, CGRect?>, size: CGSize)] = []
  private static let gap: CGFloat = 8

  /// - Parameter room: the width that words and ends have together.
  init(_ measure: RowMeasure, _ accessory: CGSize, badge: CGSize?, room: CGFloat) {
    (self.accessory, self.badge) = (accessory, badge)
    guard measure.content.isGrown else {
      leaveRoom(for: measure, room: room)
      return
    }
    // A switch or a chevron is no wider than a letter or two; a word on a button is.
    if measure.content.accessory == .button, accessory.width > 0 {
      below.append((\.accessory, accessory))
      self.accessory = .zero
    }
    guard let badge else { return }
    let taken = self.accessory.width > 0 ? self.accessory.width + 9 : 0
    let words = measure.singleLineWidth(of: .title) + 8 + badge.width
    guard !below.isEmpty || words > room - taken else { return }
    below.append((\.badge, badge))
    self.badge = nil
  }

  /// A cell that is too narrow for all has its words first, then the button or the sign, then the badge.
  private mutating func leaveRoom(for measure: RowMeasure, room: CGFloat) {
    let least = min(measure.singleLineWidth(of: .title), 40)
    let beside = accessory.width > 0 ? accessory.width + 9 : 0
    if let badge, room - beside - badge.width - 8 < least { self.badge = nil }
    if accessory.width > 0, room - beside < least { accessory = .zero }
  }

  /// With the gap above them.
  var heightBelow: CGFloat {
    below.map(\.size.height).max().map { $0 + Self.gap } ?? 0
  }

  func placeBelow(from left: CGFloat, _ edge: CGFloat, in frames: inout RowFrames) {
    var x = left
    for (part, size) in below {
      let y = edge + heightBelow - size.height
      frames[keyPath: part] = CGRect(x: x, y: y, width: size.width, height: size.height)
      x += size.width + Self.gap
    }
    if !below.isEmpty { frames.edgeBelow = edge + heightBelow }
  }
}
