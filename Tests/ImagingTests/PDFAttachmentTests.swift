import Testing

@testable import Imaging

@Suite struct PDFAttachmentTests {
  /// As short as a file of one empty page can be.
  private static let page = Array(
    """
    %PDF-1.5
    1 0 obj
    << /Type /Catalog /Pages 2 0 R >>
    endobj
    2 0 obj
    << /Type /Pages /Kids [] /Count 0 >>
    endobj
    xref
    0 3
    0000000000 65535 f\u{20}
    0000000009 00000 n\u{20}
    0000000058 00000 n\u{20}
    trailer
    << /Size 3
       /Root 1 0 R
    >>
    startxref
    110
    %%EOF

    """.utf8)

  private static let text = Array("<svg>a drawing of ours – 日本</svg>".utf8)

  @Test func comesBackAsItWas() throws {
    let file = try #require(PDFAttachment.adding(Self.text, to: Self.page))
    #expect(file.starts(with: Self.page))
    #expect(PDFAttachment.text(in: file) == Self.text)
    let end = String(decoding: file.suffix(120), as: UTF8.self)
    #expect(end.contains("/Size 4 /Root 1 0 R /Prev 110 /TesseraDrawing 3 0 R"))
    let again = try #require(PDFAttachment.adding([], to: Self.page))
    #expect(PDFAttachment.text(in: again) == [])
  }

  @Test func isInNoOtherFile() {
    #expect(PDFAttachment.text(in: Self.page) == nil)
    #expect(PDFAttachment.text(in: []) == nil)
    #expect(PDFAttachment.adding(Self.text, to: Array("%PDF-1.5\n".utf8)) == nil)
    #expect(PDFAttachment.adding(Self.text, to: Array(Self.page.dropLast())) == nil)
  }

  /// Wherever it is cut, and whichever byte is another one, there is the text, another whole one, or none.
  @Test func survivesBrokenFiles() throws {
    let file = try #require(PDFAttachment.adding(Self.text, to: Self.page))
    for count in 0..<file.count {
      let text = PDFAttachment.text(in: Array(file.prefix(count)))
      // The place of the last table is whole a little before the end of the file.
      #expect(text == nil || text == Self.text && count > file.count - 8)
    }
    for place in file.indices {
      for byte: UInt8 in [0x39, 0xFF, 0x0A] {
        var broken = file
        broken[place] = byte
        let text = PDFAttachment.text(in: broken)
        #expect(text == nil || text == Self.text, "\(place)")
      }
    }
  }
}
