/// Rows behind their best filters, byte by byte.
final class FilteredRowEncoder: RowEncoder {
  /// Rows that are filtered at once.
  private static let stepRows = 32

  private let form: PNGColorForm
  private var filters: RowFilters
  private var stream: ByteStream?

  init(_ form: PNGColorForm, width: Int, _ effort: ByteMatcher.Effort) {
    self.form = form
    filters = RowFilters(
      rowBytes: form.unitCount(width: width) * form.unitBytes, pixelBytes: form.unitBytes)
    stream = ByteStream(effort)
  }

  func add(_ band: Bitmap) -> Bool {
    guard !form.isOpaque || band.isOpaque else { return false }
    for start in stride(from: 0, to: band.height, by: Self.stepRows) {
      let rows = PackedRows(
        band, form, rows: start..<min(start + Self.stepRows, band.height))
      let bytes = filters.filtered(rows)
      stream?.add(bytes.span)
    }
    return true
  }

  func finished() -> [UInt8] {
    stream.take()?.finished() ?? []
  }
}
