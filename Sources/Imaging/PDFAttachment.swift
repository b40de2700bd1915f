/// A text that travels in a PDF file behind its page, such as the drawing that the page shows. It is one more stream
/// in an incremental update (PDF 32000-1, 7.5.6), which the trailer names by a key that readers pass over.
package enum PDFAttachment {
  /// Of the key in the trailer.
  private static let key = "/TesseraDrawing"
  private static let largest = 1 << 24
  /// Trailers are short; more of the end is not looked at.
  private static let longestEnd = 2048

  /// The file with the text behind it; nil where it ends otherwise than Cairo's do.
  package static func adding(_ text: [UInt8], to file: [UInt8]) -> [UInt8]? {
    let end = End(file)
    guard let end, let root = end.reference("/Root"), let size = end.number(behind: "/Size"),
      file.last == UInt8(ascii: "\n"), text.count <= largest,
      let stream = Deflate.zlibStream(of: text, level: 9)
    else { return nil }
    var bytes = file
    let place = bytes.count
    bytes += ascii(
      """
      \(size) 0 obj
      << /Type /EmbeddedFile /Filter /FlateDecode /Length \(stream.count) /DL \(text.count) >>
      stream

      """)
    bytes += stream
    bytes += ascii("\nendstream\nendobj\n")
    let table = bytes.count
    let info = end.reference("/Info").map { " /Info \($0)" } ?? ""
    bytes += ascii(
      """
      xref
      \(size) 1
      \(padded(place)) 00000 n\u{20}
      trailer
      << /Size \(size + 1) /Root \(root)\(info) /Prev \(end.table) \(key) \(size) 0 R >>
      startxref
      \(table)
      %%EOF

      """)
    return bytes
  }

  /// The text behind the page; nil where there is none, or not a whole one.
  package static func text(in file: [UInt8]) -> [UInt8]? {
    guard let end = End(file), let object = end.number(behind: key),
      let row = line(2, in: file, from: end.table), let place = Int(row.prefix(10)),
      let head = line(0, in: file, from: place), head == "\(object) 0 obj",
      let words = line(1, in: file, from: place),
      let length = End.number(behind: "/Length", in: words),
      let count = End.number(behind: "/DL", in: words), count <= largest
    else { return nil }
    let start = place + head.utf8.count + words.utf8.count + "\n\nstream\n".utf8.count
    guard length <= file.count - start else { return nil }
    return try? Deflate.inflated(file[start..<start + length], count: count)
  }

  private static func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func padded(_ number: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, 10 - digits.count)) + digits
  }

  /// A line of the file behind a place, if it is a short one.
  private static func line(_ number: Int, in file: [UInt8], from place: Int) -> String? {
    guard place >= 0, place < file.count else { return nil }
    let lines = file[place...].prefix(400).split(
      separator: UInt8(ascii: "\n"), maxSplits: number + 1, omittingEmptySubsequences: false)
    return lines.count > number + 1 ? String(decoding: lines[number], as: UTF8.self) : nil
  }

  /// The last trailer of a file, and the place of the table that it belongs to.
  private struct End {
    let table: Int
    private let trailer: String

    init?(_ file: [UInt8]) {
      let text = String(decoding: file.suffix(longestEnd), as: UTF8.self)
      guard let start = text.ranges(of: "trailer").last,
        let mark = text.ranges(of: "startxref").last,
        start.upperBound <= mark.lowerBound,
        let table = Self.number(behind: "startxref", in: String(text[mark.lowerBound...])),
        table < file.count, file[table...].starts(with: "xref".utf8)
      else { return nil }
      self.table = table
      trailer = String(text[start.upperBound..<mark.lowerBound])
    }

    func number(behind key: String) -> Int? { Self.number(behind: key, in: trailer) }

    /// Such as `13 0 R`.
    func reference(_ key: String) -> String? { number(behind: key).map { "\($0) 0 R" } }

    /// A whole number that is not negative.
    static func number(behind key: String, in text: String) -> Int? {
      guard let range = text.firstRange(of: key) else { return nil }
      let digits = text[range.upperBound...].drop { $0 == " " || $0 == "\n" }
        .prefix { $0.isASCII && $0.isNumber }
      return digits.utf8.count < 16 ? Int(digits) : nil
    }
  }
}
