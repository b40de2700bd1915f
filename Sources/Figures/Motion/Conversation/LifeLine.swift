import CoreGraphics
import Motion

/// The vertical lines between which calls go: whoever speaks for the app is one, and so are all views of elements.
enum LifeLine: Int, CaseIterable {
  case code
  case view
  case layout
  case cells

  init(_ party: Conversation.Party) {
    self =
      switch party {
      case .user, .app, .dataSource, .delegate: .code
      case .collectionView: .view
      case .layout: .layout
      case .cell, .supplementaryView, .decorationView: .cells
      }
  }

  var title: String {
    switch self {
    case .code: "your code"
    case .view: "collection view"
    case .layout: "layout"
    case .cells: "cells"
    }
  }

  /// The title beside a line that is too near for all of it.
  var shortTitle: String { self == .view ? "view" : title }
}

/// The places of the lines on a page, with the names of the phases at the left and the times at the right: above each
/// other with the calls where the page is narrow.
struct LifeLinePlaces {
  let width: CGFloat
  /// Whether the name of a phase stands above its calls.
  let isNarrow: Bool
  private let xs: [CGFloat]

  /// The share of the room between code and view where nobody says anything longer.
  private static let usual: CGFloat = 0.49
  private static let narrow: CGFloat = 480
  private static let cellsGap: CGFloat = 40
  private static let times: CGFloat = 50

  /// - Parameter words: points that the words between code and view need, and those between view and layout.
  init(width: CGFloat, words: (code: CGFloat, layout: CGFloat) = (0, 0)) {
    self.width = width
    isNarrow = Self.isNarrow(width)
    let left: CGFloat = isNarrow ? 8 : 104
    let room = max(80, width - left - Self.cellsGap - Self.times)
    let view = left + (room * Self.share(words, of: room)).rounded()
    let layout = left + room.rounded()
    xs = [left, view, layout, layout + Self.cellsGap].map { $0.rounded() + 0.5 }
  }

  /// Whether phases are named above their calls on a page that has room of such a width.
  static func isNarrow(_ width: CGFloat) -> Bool { width < narrow }

  /// Whoever lacks room takes it from what the other one does not need.
  private static func share(_ words: (code: CGFloat, layout: CGFloat), of room: CGFloat) -> CGFloat
  {
    let lacking = words.code - usual * room
    let spare = (1 - usual) * room - words.layout
    if lacking > 0, spare > 0 { return min(usual + min(lacking, spare) / room, 0.72) }
    guard lacking < 0, spare < 0 else { return usual }
    return max(usual - min(-lacking, -spare) / room, 0.34)
  }

  subscript(line: LifeLine) -> CGFloat { xs[line.rawValue] }

  /// The right edge of the times.
  var timesX: CGFloat { width - 4 }
}
