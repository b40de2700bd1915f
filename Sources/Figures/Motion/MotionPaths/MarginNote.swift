import CoreGraphics
import Drawing
import Motion

/// Something that is said in the margin beside a list, as near as possible to the place that it is about.
struct MarginNote {
  enum Subject {
    /// The lanes of one bundle, by their places in the plan.
    case lanes([Int])
    case across(WayBundle)
    /// An element that is gone, beside the place where it was.
    case ghost(ElementStory, ElementSnapshot)
    /// An element that has no room for its name.
    case name(ElementStory)
  }

  let subject: Subject
  let lines: [Label]
  /// The height at which it would stand best.
  let wanted: CGFloat
  var top: CGFloat = 0

  static let lineHeight: CGFloat = 14
  private static let gap: CGFloat = 5

  var height: CGFloat {
    let text = CGFloat(lines.count) * Self.lineHeight
    switch subject {
    case .ghost: return text + 6
    case .lanes, .across, .name: return text
    }
  }

  var middle: CGFloat { top + height / 2 }

  /// The room that it takes, without the lanes beside it.
  var width: CGFloat {
    let text = lines.map(\.size.width).max() ?? 0
    switch subject {
    case .lanes: return text
    case .across: return text + 40
    case .ghost: return text + 42
    case .name: return text + 22
    }
  }

  /// The height that all of them take below each other.
  static func height(_ notes: [MarginNote]) -> CGFloat {
    notes.reduce(0) { $0 + $1.height + gap } - (notes.isEmpty ? 0 : gap)
  }

  /// Below each other, each as near to its place as the others let it; those that find no room are left out.
  static func stacked(_ notes: [MarginNote], height: CGFloat) -> [MarginNote] {
    var stacked: [MarginNote] = []
    var bottom: CGFloat = 0
    for var note in notes.sorted(by: { $0.wanted < $1.wanted }) {
      note.top = max((note.wanted - note.height / 2).rounded(), bottom)
      bottom = note.top + note.height + gap
      stacked.append(note)
    }
    var limit = max(height, 0)
    for index in stacked.indices.reversed() {
      stacked[index].top = min(stacked[index].top, limit - stacked[index].height)
      limit = stacked[index].top - gap
    }
    // There is no room above the first one; then those at the end give way.
    guard let first = stacked.first, first.top < 0 else { return stacked }
    var used: CGFloat = 0
    let fitting = notes.prefix { note in
      used += note.height + gap
      return used - gap <= height
    }
    return fitting.count < notes.count ? Self.stacked(Array(fitting), height: height) : stacked
  }
}
