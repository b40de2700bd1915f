import CoreGraphics
import Notation

extension SVGBuffer {
  /// ` name="value"`; the name comes with its space and the quotation mark that opens the value.
  @inline(__always)
  mutating func attribute(_ opening: StaticString, _ value: CGFloat) {
    write(opening)
    write(value)
    write("\"")
  }

  /// The place of a text and its width: a hundredth of a point is less than any reader shows.
  @inline(__always)
  mutating func attribute(_ opening: StaticString, hundredths value: CGFloat) {
    write(opening)
    write(hundredths: value)
    write("\"")
  }

  /// Nothing where the value is what a reader takes anyway.
  @inline(__always)
  mutating func attribute(_ opening: StaticString, _ value: CGFloat, unless standard: CGFloat) {
    if value != standard { attribute(opening, value) }
  }

  /// A name for the number, in letters: a, b … z, ba, bb …
  mutating func write(letters number: Int) {
    if number >= 26 { write(letters: number / 26) }
    append(UInt8(ascii: "a") + UInt8(truncatingIfNeeded: number % 26))
  }

  // MARK: A user's words

  /// Writes any string so that a reader gets it back.
  mutating func write(escaping string: String) {
    if Self.isPlain(string) { return write(verbatim: string) }
    write(verbatim: XMLText(string).text)
  }

  private static func isPlain(_ string: String) -> Bool {
    let bytes = string.utf8Span.span
    for index in bytes.indices where !isPlain(bytes[index]) { return false }
    return true
  }
}
