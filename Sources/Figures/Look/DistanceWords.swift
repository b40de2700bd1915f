import CoreGraphics

/// A way in words: "160 down", "260 left and 116 up"; empty where it is shorter than half a point.
enum DistanceWords {
  static func text(_ vector: CGVector) -> String {
    parts(vector).joined(separator: " and ")
  }

  /// Whether the way has words for both directions.
  static func isSlanted(_ vector: CGVector) -> Bool { parts(vector).count > 1 }

  private static func parts(_ vector: CGVector) -> [String] {
    [
      part(vector.dx, forwards: "right", backwards: "left"),
      part(vector.dy, forwards: "down", backwards: "up"),
    ].compactMap(\.self)
  }

  private static func part(
    _ length: CGFloat, forwards: String, backwards: String
  ) -> String? {
    guard abs(length) >= 0.5, length.isFinite else { return nil }
    return "\(FigureText.length(abs(length))) \(length > 0 ? forwards : backwards)"
  }
}
