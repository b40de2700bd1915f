import Testing

@testable import Imaging

@Suite struct RowFiltersTests {
  /// Rows in every filter, chosen and undone by another hand: the reader's.
  @Test(arguments: [1, 3, 4], [1, 2, 15, 16, 17, 100, 1500])
  func isUndoneByTheReader(pixelBytes: Int, width: Int) throws {
    let bitmap = try SamplePicture.noise.bitmap(width, 12, seed: UInt64(width))
    let form: PNGColorForm = pixelBytes == 4 ? .rgba : .rgb
    let rows = PackedRows(bitmap, form)
    var filters = RowFilters(rowBytes: rows.rowBytes, pixelBytes: pixelBytes)
    let bytes = filters.filtered(rows)
    var unfilter = PNGUnfilter(distance: pixelBytes, rowBytes: rows.rowBytes)
    for start in stride(from: 0, to: bytes.count, by: rows.rowBytes + 1) {
      let range = start..<start + rows.rowBytes + 1
      let isKnown = unfilter.take(bytes.span.extracting(range))
      #expect(isKnown)
      #expect(unfilter.row == [UInt8](rows.bytes[range].dropFirst()))
    }
  }

  @Test func takesEachFilterWhereItFits() {
    let flat = [UInt8](repeating: 0, count: 30)
    let steps = (0..<30).map { UInt8($0 * 3) }
    let plane = (0..<30).map { UInt8(200 - $0 * 3) }
    // Above the first row stand zeros.
    #expect(Self.filters(of: [flat]) == [.up])
    #expect(Self.filters(of: [steps]) == [.sub])
    #expect(Self.filters(of: [steps, steps]) == [.sub, .up])
    #expect(Self.filters(of: [plane, plane.map { $0 - 40 }]).last == .paeth)
  }

  private static func filters(of rows: [[UInt8]]) -> [PNGFilter] {
    let pixels = rows.flatMap { row in
      stride(from: 0, to: row.count, by: 3).map { index -> UInt32 in
        let red = UInt32(row[index]) << 16
        let green = UInt32(row[index + 1]) << 8
        return 0xFF00_0000 | red | green | UInt32(row[index + 2])
      }
    }
    guard let bitmap = try? Bitmap(width: 10, height: rows.count, pixels: pixels) else { return [] }
    let packed = PackedRows(bitmap, .rgb)
    var filters = RowFilters(rowBytes: packed.rowBytes, pixelBytes: 3)
    let bytes = filters.filtered(packed)
    return stride(from: 0, to: bytes.count, by: 31).compactMap { PNGFilter(rawValue: bytes[$0]) }
  }
}
