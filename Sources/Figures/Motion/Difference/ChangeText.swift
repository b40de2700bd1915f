import CoreGraphics
import Motion
import QuartzCore

/// The differences of an element in numbers: "+12 y", "α 1→0".
struct ChangeText {
  let parts: [String]

  init(_ element: ElementStory) {
    guard let before = element.before, let after = element.after else {
      parts = []
      return
    }
    parts = Self.geometry(before, after) + Self.appearance(before, after)
  }

  var text: String { parts.joined(separator: ", ") }

  private static func geometry(_ before: ElementSnapshot, _ after: ElementSnapshot) -> [String] {
    let (earlier, later) = (before.frame, after.frame)
    let lengths: [(CGFloat, String)] = [
      (later.minX - earlier.minX, "x"), (later.minY - earlier.minY, "y"),
      (later.width - earlier.width, "w"),
      (later.height - earlier.height, "h"),
    ]
    return lengths.filter { abs($0.0) >= 0.05 || !$0.0.isFinite }
      .map { "\(FigureText.difference($0.0)) \($0.1)" }
  }

  private static func appearance(_ before: ElementSnapshot, _ after: ElementSnapshot) -> [String] {
    var parts: [String] = []
    func add(_ name: String, from earlier: String, to later: String) {
      if earlier != later { parts.append("\(name) \(earlier)→\(later)") }
    }
    add("α", from: FigureText.share(before.alpha), to: FigureText.share(after.alpha))
    add("z", from: "\(before.zIndex)", to: "\(after.zIndex)")
    add("", from: FigureText.degrees(before.rotation), to: FigureText.degrees(after.rotation))
    add("", from: before.isHidden ? "hidden" : "shown", to: after.isHidden ? "hidden" : "shown")
    return parts.map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 }
  }
}

extension ElementSnapshot {
  /// How far it is turned in its plane, in degrees.
  var rotation: CGFloat {
    let t = transform
    guard t.m12 != 0 || t.m11 < 0 else { return 0 }
    return atan2(t.m12, t.m11) * 180 / .pi
  }
}

extension FigureText {
  static func degrees(_ value: CGFloat) -> String { number(value) + "°" }
}
