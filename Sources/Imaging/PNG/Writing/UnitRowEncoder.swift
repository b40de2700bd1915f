/// Rows of whole units, as they are.
final class UnitRowEncoder: RowEncoder {
  private let form: PNGColorForm
  private let width: Int
  private let height: Int
  private let rows: UnitRows
  private var stream: UnitStream?
  /// The window for units that are made of pixels, or come in bands.
  private var window: UnitWindow?
  /// The pixels of the row before the band.
  private var previous: [UInt32] = []

  init(_ form: PNGColorForm, width: Int, height: Int, isThorough: Bool) {
    self.form = form
    self.width = width
    self.height = height
    rows = UnitRows(form)
    stream = UnitStream(
      width: form.unitCount(width: width), unitBytes: form.unitBytes, isThorough: isThorough)
  }

  func add(_ band: Bitmap) -> Bool {
    if case .rgb = form, band.height == height { return addPixels(of: band) }
    if window == nil {
      window = UnitWindow(width: form.unitCount(width: width), unitBytes: form.unitBytes)
    }
    for y in 0..<band.height {
      guard addUnits(of: band.row(y), isRepeated: isRepeated(y, in: band)) else { return false }
    }
    previous = Array(band.row(band.height - 1))
    return true
  }

  func finished() -> [UInt8] {
    stream.take()?.finished() ?? []
  }

  private func isRepeated(_ y: Int, in band: Bitmap) -> Bool {
    y > 0 ? band.isRowRepeated(y) : band.row(0) == previous[...]
  }

  /// Units are made of the row, in a window that follows.
  private func addUnits(of row: ArraySlice<UInt32>, isRepeated: Bool) -> Bool {
    guard let start = window?.add({ rows.fill(&$0, from: row.span) }), let window else {
      return false
    }
    guard isRepeated else { return stream?.addRow(of: window.units.span, from: start) ?? false }
    stream?.addRepeatedRow()
    return true
  }

  /// A whole picture's own pixels are the units.
  private func addPixels(of bitmap: Bitmap) -> Bool {
    (0..<height).allSatisfy { y in
      stream?.addRow(of: bitmap.pixels.span, from: y * width) == true
    }
  }
}
