/// The rows of a picture, as its stream has them: part after part, each row behind its filter.
struct PNGRows {
  let passes: [PNGPass]
  let byteCount: Int
  private let parts: PNGParts

  init(_ parts: PNGParts) {
    self.parts = parts
    passes = PNGPass.all(parts.header)
    byteCount = passes.reduce(0) { $0 + $1.byteCount }
  }

  /// How many numbers of four bytes a block has in which rows become pixels: at first the rows stand at its end, and at
  /// last the pixels where it begins. Parts of a picture have pixels all over it, so that both need room.
  var blockCount: Int {
    let rows = (byteCount + 3) / 4
    let pixels = parts.header.width * parts.header.height
    return passes.count == 1 ? max(rows, pixels) : rows + pixels
  }

  /// Memory that is touched for the first time takes longer than all that is done with it here. So there is one block:
  /// a row is read as a whole, and its pixels never reach the rows that are still to be read, as in a block of that size
  /// these are nearer to the end by as much as they are longer.
  func becomePixels(in block: inout MutableSpan<UInt32>) throws(PNGError) {
    precondition(block.count >= blockCount, "rows beyond their block")
    let samples = PNGSamples(parts)
    let lead = block.count * 4 - byteCount
    var byte = 0
    for pass in passes {
      var unfilter = unfilter(of: pass)
      for line in 0..<pass.height {
        let range = lead + byte..<lead + byte + pass.lineBytes
        try block.withBytes(range) { (row) throws(PNGError) in
          try take(row, at: byte, by: &unfilter)
        }
        if unfilter.isRepeated, line > 0, passes.count == 1 {
          block.copy(from: (line - 1) * pass.width, to: line * pass.width, count: pass.width)
        } else if let index = samples.fill(&block, line, of: pass, from: unfilter.row.span) {
          throw PNGError(
            .palette, at: place, found: "an index without a colour in pixel \(index) of a row",
            expected: "0 to \(parts.palette.count - 1)")
        }
        byte += pass.lineBytes
      }
    }
  }

  func unfilter(of pass: PNGPass) -> PNGUnfilter {
    PNGUnfilter(distance: parts.header.filterDistance, rowBytes: pass.lineBytes - 1)
  }

  /// Takes the filter off a row, which begins at that byte of all of them.
  func take(
    _ line: Span<UInt8>, at byte: Int, by unfilter: inout PNGUnfilter
  ) throws(PNGError) {
    guard unfilter.take(line) else {
      throw PNGError(
        .filter, at: place, found: "filter \(line[0]) in byte \(byte) of the rows",
        expected: "0 to 4")
    }
  }

  private var place: Int { parts.imageData[0].startIndex }
}
