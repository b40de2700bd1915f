/// A picture's rows as the bytes that PNG compresses: each behind the number of its filter, which is 0.
struct PackedRows {
  /// What stands in the place of a row that equals the one above: itself, or zeros behind filter 2.
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
  init(_ bitmap: Bitmap, _ form: PNGColorForm, _ repeats: Repeats, rows: Range<Int>? = nil) {
    let unitCount = form.unitCount(width: bitmap.width)
    pixelBytes = form.unitBytes
    rowBytes = unitCount * form.unitBytes
    bytes = Self.lines(
      of: bitmap, rows ?? 0..<bitmap.height, form, unitCount: unitCount, repeats)
  }

  private static func lines(
    of bitmap: Bitmap, _ range: Range<Int>, _ form: PNGColorForm, unitCount: Int,
    _ repeats: Repeats
  ) -> [UInt8] {
    let lineBytes = unitCount * form.unitBytes + 1
    let rows = UnitRows(form)
    let needsUnits = if case .rgb = form { false } else { true }
    var units = [UInt32](repeating: 0, count: unitCount)
    let total = lineBytes * range.count
    return unsafe [UInt8](unsafeUninitializedCapacity: total) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      for y in range {
        let line = unsafe start + (y - range.lowerBound) * lineBytes
        if repeats == .asZeros, bitmap.isRowRepeated(y) {
          unsafe line.pointee = PNGFilter.up.rawValue
          unsafe (line + 1).update(repeating: 0, count: lineBytes - 1)
          continue
        }
        unsafe line.pointee = 0
        let pixels = bitmap.row(y)
        if needsUnits {
          var span = units.mutableSpan
          rows.fill(&span, from: pixels.span)
          unsafe pack(units.span, form.unitBytes, into: line + 1)
        } else {
          unsafe pack(pixels.span, form.unitBytes, into: line + 1)
        }
      }
      count = total
    }
  }

  /// Writes the bytes of the units: red, green, blue and alpha, as many as a unit has.
  private static func pack(
    _ units: Span<UInt32>, _ unitBytes: Int, into target: UnsafeMutablePointer<UInt8>
  ) {
    unsafe units.withUnsafeBufferPointer { units in
      switch unitBytes {
      case 1: for index in units.indices { unsafe target[index] = UInt8(units[index] >> 16 & 0xFF) }
      case 3: unsafe packThree(units, into: target)
      default:
        for index in units.indices {
          // 0xAARRGGBB becomes the bytes red, green, blue, alpha.
          let unit = unsafe units[index]
          let turned = unit << 8 | unit >> 24
          unsafe UnsafeMutableRawPointer(target + index * 4)
            .storeBytes(of: turned.bigEndian, as: UInt32.self)
        }
      }
    }
  }

  /// Eight pixels at a time as three words.
  private static func packThree(
    _ pixels: UnsafeBufferPointer<UInt32>, into target: UnsafeMutablePointer<UInt8>
  ) {
    let raw = UnsafeMutableRawPointer(target)
    var index = 0
    while index &+ 8 <= pixels.count {
      @inline(__always) func rgb(_ offset: Int) -> UInt64 {
        UInt64(unsafe (pixels[index &+ offset] &<< 8).byteSwapped)
      }
      let second = rgb(2)
      let fifth = rgb(5)
      let words = (
        rgb(0) | rgb(1) &<< 24 | second &<< 48,
        second &>> 16 | rgb(3) &<< 8 | rgb(4) &<< 32 | fifth &<< 56,
        fifth &>> 8 | rgb(6) &<< 16 | rgb(7) &<< 40
      )
      let place = unsafe raw + index &* 3
      unsafe place.storeBytes(of: words.0.littleEndian, as: UInt64.self)
      unsafe (place + 8).storeBytes(of: words.1.littleEndian, as: UInt64.self)
      unsafe (place + 16).storeBytes(of: words.2.littleEndian, as: UInt64.self)
      index &+= 8
    }
    while index < pixels.count {
      let pixel = unsafe pixels[index]
      unsafe target[index &* 3] = UInt8(truncatingIfNeeded: pixel &>> 16)
      unsafe target[index &* 3 &+ 1] = UInt8(truncatingIfNeeded: pixel &>> 8)
      unsafe target[index &* 3 &+ 2] = UInt8(truncatingIfNeeded: pixel)
      index &+= 1
    }
  }
}
