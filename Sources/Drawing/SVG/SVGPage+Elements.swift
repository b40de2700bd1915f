// Elements that stand in the file again and again, byte for byte: from the third time on, a reference to one
// definition stands in their place, and several that follow one another go together.
extension SVGPage {
  /// Shorter ones are hardly longer than a reference.
  private static let shortestShared = 40
  /// How often an element is written before a definition pays.
  private static let writtenOut = 2
  /// Longer ones do not wait: what a cell has in common with others is short.
  private static let longestRun = 16

  /// Whether elements may wait: what moves, and what others refer to, is written where it stands.
  var mayShare: Bool { !isInDefinition && movingClasses.isEmpty }

  /// The shadow's shape as it is remembered; nil where it is not, or the shadow is that of all there is.
  @inline(__always)
  func plainShadow(of group: borrowing DrawGroup) -> SVGPlainShape? {
    guard mayShare, projection == nil, let shadow = group.shadow, let shape = shadow.shape else {
      return nil
    }
    return SVGPlainShape(shadow, of: shape)
  }

  // Apart from the switch over all items: the copies that the compiler makes there are smaller then.
  @inline(never)
  mutating func write(_ shape: DrawShape) {
    if case .material(let material)? = shape.fill, write(material, in: shape) { return }
    let plain = mayShare && projection == nil ? SVGPlainShape(shape) : nil
    if let plain, elements.waitsAgain(plain) { return writeLongWaiting() }
    guard shape.geometry.isFinite else { return }
    guard mayShare else {
      writeWaiting()
      return writeElement(shape)
    }
    let start = elements.store.count
    swap(&body, &elements.store)
    writeElement(shape)
    swap(&body, &elements.store)
    elements.wait(from: start, plain)
    writeLongWaiting()
  }

  /// The shadow of a shape is a blurred copy of it, which lies behind the group's children.
  mutating func write(_ shadow: Shadow, of shape: ShapeGeometry) {
    guard mayShare else {
      writeWaiting()
      return writeCopy(of: shape, shadow)
    }
    let start = elements.store.count
    swap(&body, &elements.store)
    writeCopy(of: shape, shadow)
    swap(&body, &elements.store)
    let isPlaced = projection == nil
    elements.wait(from: start, isPlaced ? SVGPlainShape(shadow, of: shape) : nil)
    writeLongWaiting()
  }

  mutating func writeLongWaiting() {
    if elements.waitingCount == Self.longestRun { writeWaiting() }
  }

  /// Writes what waits, before anything else is written behind it.
  @inline(__always)
  mutating func writeWaiting() {
    guard elements.waitingCount > 0, !isInDefinition else { return }
    if let number = elements.takeLastRun() { writeUse(of: number) } else { writeRuns() }
  }

  private mutating func writeRuns() {
    elements.countWaiting()
    var (place, only) = (0, Int?.none)
    while place < elements.waiting.count {
      let beginning = elements.countRuns(from: place)
      if beginning.length > 1 {
        let number = elements.runs[beginning.run].number ?? define(beginning, from: place)
        writeUse(of: number)
        if beginning.length == elements.waiting.count { only = number }
      } else {
        writeElement(elements.waiting[place])
      }
      place += beginning.length
    }
    elements.stopWaiting(only)
  }

  private mutating func writeElement(_ index: Int) {
    let piece = elements.pieces[index]
    let isShared = piece.count > Self.writtenOut && piece.first.count >= Self.shortestShared
    if let number = piece.number {
      writeUse(of: number)
    } else if isShared {
      writeUse(of: defineElement(index, piece.first))
    } else {
      body.write(elements.store, piece.first)
    }
  }

  private mutating func writeUse(of number: Int) {
    body.write("<use href=\"#")
    writeSalt()
    body.write("_r")
    body.write(number)
    body.write("\"/>\n")
  }

  // MARK: Definitions

  private mutating func define(_ beginning: SVGElements.Beginning, from place: Int) -> Int {
    let number = definitions.nextNumber()
    elements.name(run: beginning.run, number)
    swap(&body, &definitions.buffer)
    body.write("<g")
    writeDefinitionID(number)
    body.write(">\n")
    if let known = elements.runs[beginning.defined.run].number { writeUse(of: known) }
    for offset in beginning.defined.length..<beginning.length {
      let piece = elements.pieces[elements.waiting[place + offset]]
      if let known = piece.number {
        writeUse(of: known)
      } else {
        body.write(elements.store, piece.first)
      }
    }
    body.write("</g>\n")
    swap(&body, &definitions.buffer)
    return number
  }

  private mutating func defineElement(_ index: Int, _ range: Range<Int>) -> Int {
    let number = definitions.nextNumber()
    elements.name(element: index, number)
    let nameEnd = elements.store.firstSpace(in: range)
    swap(&body, &definitions.buffer)
    body.write(elements.store, range.lowerBound..<nameEnd)
    writeDefinitionID(number)
    body.write(elements.store, nameEnd..<range.upperBound)
    swap(&body, &definitions.buffer)
    return number
  }

  private mutating func writeDefinitionID(_ number: Int) {
    body.write(" id=\"")
    writeSalt()
    body.write("_r")
    body.write(number)
    body.write("\"")
  }
}
