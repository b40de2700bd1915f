/// A picture's rows as the bytes that PNG compresses: each behind the number of its filter, which is 0.
struct PackedRows {
  /// The bytes in the place of a row that equals the one above: itself, or zeros behind filter 2.
  enum Repeats {
    case asTheyAre
    case asZeros
  }

  let rowBytes: Int
  /// Bytes from a sample to the same sample of the pixel before: what the filters reach back.
  let pixelBytes: Int
  /// `rowBytes` and one a row; the first of each is 0.
  let bytes: [UInt8]

  /// All rows, or some of them.
  init(
    _ bitmap: Bitmap, _ form: PNGColorForm, repeats: Repeats = .asTheyAre, rows: Range<Int>? = nil
  ) {
    let unitCount = form.unitCount(width: bitmap.width)
    pixelBytes = form.unitBytes
    rowBytes = unitCount * form.unitBytes
    let rows = rows ?? 0..<bitmap.height
    var lines = [UInt8](repeating: 0, count: (rowBytes + 1) * rows.count)
    var units = RowUnits(form, width: bitmap.width)
    var span = lines.mutableSpan
    for y in rows {
      let start = (y - rows.lowerBound) * (rowBytes + 1)
      if repeats == .asZeros, bitmap.isRowRepeated(y) {
        span[start] = PNGFilter.up.rawValue
        continue
      }
      span.withPart(start + 1..<start + 1 + rowBytes) { units.pack(bitmap.row(y), into: &$0) }
    }
    bytes = lines
  }
}

/// Turns a row's pixels into the bytes of its units: red, green, blue and alpha, as many as a unit has.
private struct RowUnits {
  private let form: PNGColorForm
  private let rows: UnitRows
  private var units: [UInt32]

  init(_ form: PNGColorForm, width: Int) {
    self.form = form
    rows = UnitRows(form)
    units = [UInt32](repeating: 0, count: form.unitCount(width: width))
  }

  mutating func pack(_ pixels: ArraySlice<UInt32>, into line: inout MutableSpan<UInt8>) {
    if case .rgb = form { return Self.packThree(pixels.span, into: &line) }
    let rows = rows
    var span = units.mutableSpan
    rows.fill(&span, from: pixels.span)
    switch form.unitBytes {
    case 1: for index in units.indices { line[index] = UInt8(units[index] >> 16 & 0xFF) }
    case 3: Self.packThree(units.span, into: &line)
    default:
      for index in units.indices {
        let unit = units[index]
        line[index * 4] = UInt8(truncatingIfNeeded: unit >> 16)
        line[index * 4 + 1] = UInt8(truncatingIfNeeded: unit >> 8)
        line[index * 4 + 2] = UInt8(truncatingIfNeeded: unit)
        line[index * 4 + 3] = UInt8(truncatingIfNeeded: unit >> 24)
      }
    }
  }

  /// Eight pixels at a time as three words.
  private static func packThree(_ pixels: Span<UInt32>, into target: inout MutableSpan<UInt8>) {
    precondition(target.count == pixels.count * 3)
    var index = 0
    while index &+ 8 <= pixels.count {
      @inline(__always) func rgb(_ offset: Int) -> UInt64 {
        UInt64((pixels[at: index &+ offset] &<< 8).byteSwapped)
      }
      let second = rgb(2)
      let fifth = rgb(5)
      target.store(rgb(0) | rgb(1) &<< 24 | second &<< 48, at: index &* 3)
      target.store(
        second &>> 16 | rgb(3) &<< 8 | rgb(4) &<< 32 | fifth &<< 56, at: index &* 3 &+ 8)
      target.store(fifth &>> 8 | rgb(6) &<< 16 | rgb(7) &<< 40, at: index &* 3 &+ 16)
      index &+= 8
    }
    while index < pixels.count {
      let pixel = pixels[index]
      target[index &* 3] = UInt8(truncatingIfNeeded: pixel &>> 16)
      target[index &* 3 &+ 1] = UInt8(truncatingIfNeeded: pixel &>> 8)
      target[index &* 3 &+ 2] = UInt8(truncatingIfNeeded: pixel)
      index &+= 1
    }
  }
}
