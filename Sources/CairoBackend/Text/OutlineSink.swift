internal import CPango
import CoreGraphics

/// Takes a glyph's outline from FreeType, contour by contour.
final class OutlineSink {
  private var outline = Outline()
  private let map: CGAffineTransform
  private var isOpen = false

  init(_ map: CGAffineTransform) {
    self.map = map
  }

  /// The outline as a path, mapped; nil where FreeType refuses it.
  @unsafe func taking(_ source: UnsafeMutablePointer<FT_Outline>) -> Outline? {
    var functions = unsafe FT_Outline_Funcs(
      move_to: { to, sink in unsafe OutlineSink.add(to, sink) { $0.move(to: $1) } },
      line_to: { to, sink in unsafe OutlineSink.add(to, sink) { $0.outline.addLine(to: $1) } },
      conic_to: { control, to, sink in
        guard let control = unsafe control else { return 1 }
        let first = unsafe control.pointee
        return unsafe OutlineSink.add(to, sink) {
          $0.outline.addQuadCurve(to: $1, control: $0.point(first))
        }
      },
      cubic_to: { first, second, to, sink in
        guard let first = unsafe first, let second = unsafe second else { return 1 }
        let (one, two) = unsafe (first.pointee, second.pointee)
        return unsafe OutlineSink.add(to, sink) {
          $0.outline.addCurve(to: $1, control1: $0.point(one), control2: $0.point(two))
        }
      },
      shift: 0, delta: 0)
    let failed = unsafe FT_Outline_Decompose(
      source, &functions, Unmanaged.passUnretained(self).toOpaque())
    if isOpen { outline.close() }
    return failed == 0 ? outline : nil
  }

  private func move(to point: CGPoint) {
    if isOpen { outline.close() }
    outline.move(to: point)
    isOpen = true
  }

  private func point(_ vector: FT_Vector) -> CGPoint {
    CGPoint(x: CGFloat(vector.x), y: CGFloat(vector.y)).applying(map)
  }

  /// Hands a point on to the sink behind the pointer; anything but 0 ends the outline.
  @unsafe private static func add(
    _ vector: UnsafePointer<FT_Vector>?, _ sink: UnsafeMutableRawPointer?,
    _ body: (OutlineSink, CGPoint) -> Void
  ) -> Int32 {
    guard let vector = unsafe vector, let sink = unsafe sink else { return 1 }
    let taker = unsafe Unmanaged<OutlineSink>.fromOpaque(sink).takeUnretainedValue()
    unsafe body(taker, taker.point(vector.pointee))
    return 0
  }
}
