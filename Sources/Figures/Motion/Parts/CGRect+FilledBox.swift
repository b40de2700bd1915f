import CoreGraphics

extension [CGRect] {
  /// Fields in each row and column of a box.
  private static let fields = 6

  /// Whether they take most of the box around all of them: those on a circle do not.
  var fillTheirBox: Bool {
    let frames = filter(\.isUsable)
    let box = frames.reduce(CGRect.null) { $0.union($1) }
    guard box.width > 0, box.height > 0 else { return false }
    var taken: Set<Int> = []
    for frame in frames {
      let columns = Self.span(frame.minX - box.minX, frame.width, of: box.width)
      for row in Self.span(frame.minY - box.minY, frame.height, of: box.height) {
        for column in columns { taken.insert(row * Self.fields + column) }
      }
    }
    return taken.count * 4 >= Self.fields * Self.fields * 3
  }

  /// The fields that a part of a side touches.
  private static func span(
    _ start: CGFloat, _ length: CGFloat, of side: CGFloat
  ) -> ClosedRange<Int> {
    func field(_ place: CGFloat) -> Int {
      Swift.max(0, Swift.min(Int(place / side * CGFloat(fields)), fields - 1))
    }
    return field(start)...Swift.max(field(start), field(start + length))
  }
}
