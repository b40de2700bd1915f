package import CoreGraphics
package import Imaging

/// Parts of pictures and drawings that are not looked at, and which of them something differed in.
package final class IgnoredParts {
  /// One part, as it stands on the command line.
  package enum Part: Equatable, Sendable {
    /// Columns and rows of a picture.
    case area(PixelArea)
    /// The painted pixels of a file: those that are neither white nor let through what is behind them.
    case mask(path: String)
    /// An element of a drawing, by its name.
    case element(String)

    /// "x,y,width,height", a PNG file, or a name.
    package init(_ word: String) {
      let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      if numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
        let height = numbers[3], [x, y, width, height].allSatisfy({ 0...Bitmap.largestSide ~= $0 })
      {
        self = .area(PixelArea(x: x, y: y, width: width, height: height))
      } else if word.lowercased().hasSuffix(".png") {
        self = .mask(path: word)
      } else {
        self = .element(word)
      }
    }

    /// Whether a word has nothing but numbers and commas, and is no rectangle all the same: no element is called so.
    package static func isBrokenArea(_ word: String) -> Bool {
      guard case .element = Part(word), word.contains(","), word.contains(where: \.isNumber) else {
        return false
      }
      return word.allSatisfy { $0.isNumber || " ,.+-eE".contains($0) }
    }
  }

  /// Pixels that are not looked at.
  package struct Count: Equatable, Sendable {
    /// All of them.
    package fileprivate(set) var all = 0
    /// Those of them that differ.
    package fileprivate(set) var differing = 0

    package init() {}

    package static func - (all: Count, known: Count) -> Count {
      var rest = all
      rest.all -= known.all
      rest.differing -= known.differing
      return rest
    }

    /// "17160 pixels were not looked at, 90 of them differ"; nothing where all were.
    package var text: String? {
      guard all > 0 else { return nil }
      return "\(all) \(all == 1 ? "pixel was" : "pixels were") not looked at, \(differing) of them "
        + (differing == 1 ? "differs" : "differ")
    }
  }

  private let words: [String]
  private let parts: [Part]
  private let masks: [Bitmap?]
  private var used: Set<Int> = []
  /// Those that lay in a picture.
  private var met: Set<Int> = []
  /// Those of an element in the pictures that come next, by the number of the frame.
  private var areasOfElement: (_ name: String, _ frame: Int) -> [PixelArea] = { _, _ in [] }
  /// The frame that comes next.
  var frame = 0
  /// How many pixels of the pictures that come next stand for one of an area.
  private var scale = 1
  /// The pixels of all pictures so far that were not looked at.
  package private(set) var hidden = Count()

  /// - Parameter mask: reads the file of a mask.
  package init<Fault: Error>(
    _ words: [String], mask: (String) throws(Fault) -> Bitmap
  ) throws(Fault) {
    self.words = words
    parts = words.map { Part($0) }
    masks = try parts.map { (part) throws(Fault) in
      if case .mask(let path) = part { try mask(path) } else { nil }
    }
  }

  /// The parts that nothing differed in: they can go, or are spelt wrongly.
  package var unused: [String] { words.indices.filter { !used.contains($0) }.map { words[$0] } }

  /// The parts that lay in none of the pictures so far: nobody draws such an element, or no picture is so large.
  package var absent: [String] { words.indices.filter { !met.contains($0) }.map { words[$0] } }

  /// The elements among them, and masks that paint nothing: these are absent whatever is compared.
  package var absentElements: [String] {
    words.indices.filter { index in
      guard !met.contains(index) else { return false }
      return switch parts[index] {
      case .area: false
      case .element: true
      case .mask: masks[index].map(Self.isClear) ?? false
      }
    }.map { words[$0] }
  }

  /// Whether some of them are elements.
  package var nameElements: Bool {
    parts.contains { part in
      if case .element = part { true } else { false }
    }
  }

  /// Says where things lie in the pictures that come next.
  /// - Parameter areas: those of an element of this name in a frame, in pixels.
  package func place(
    at scale: Int, _ areas: @escaping (_ element: String, _ frame: Int) -> [PixelArea]
  ) {
    self.scale = scale
    areasOfElement = areas
  }

  /// Notes the elements that are somewhere, whether they changed or not.
  package func meet(_ isThere: (_ element: String) -> Bool) {
    for (index, part) in parts.enumerated() {
      if case .element(let name) = part, isThere(name) { met.insert(index) }
    }
  }

  /// Throws where a mask is as large as neither side: nobody knows then which pixels it means.
  package func checkMasks(_ before: AnimationHead, _ after: AnimationHead) throws(DiffFault) {
    for (word, mask) in zip(words, masks) {
      guard let mask,
        ![before, after].contains(where: { $0.width == mask.width && $0.height == mask.height })
      else { continue }
      throw .maskSize(word, [mask.width, mask.height], [before.width, before.height])
    }
  }

  /// The picture with the pixels of another one wherever it is not looked at.
  func hidden(_ after: Bitmap, behind before: Bitmap) -> Bitmap {
    var seen = after
    let shared = PixelArea(
      x: 0, y: 0, width: min(before.width, after.width), height: min(before.height, after.height))
    var isHidden = [Bool](repeating: false, count: shared.pixelCount)
    for index in parts.indices {
      let mask = masks[index]
      let ratio = mask.map { $0.ratio(to: after) ?? $0.ratio(to: before) }
      if case .some(.none) = ratio { continue }
      for area in areas(index).compactMap({ $0.intersection(shared) }) {
        if mask == nil { met.insert(index) }
        for y in area.y..<area.y + area.height {
          for x in area.x..<area.x + area.width {
            if let mask, let ratio = ratio ?? nil,
              !Self.isPainted(mask[x * ratio.own / ratio.other, y * ratio.own / ratio.other])
            {
              continue
            }
            if mask != nil { met.insert(index) }
            if !isHidden[y * shared.width + x] { hidden.all += 1 }
            isHidden[y * shared.width + x] = true
            guard seen[x, y] != before[x, y] else { continue }
            used.insert(index)
            hidden.differing += 1
            seen[x, y] = before[x, y]
          }
        }
      }
    }
    return seen
  }

  /// Whether changes of an element are not looked at.
  /// - Parameter names: all that it may be called.
  package func hides(_ names: Set<String>) -> Bool {
    uses { _, part in
      if case .element(let name) = part { names.contains(name) } else { false }
    }
  }

  /// Whether changes within an area of a drawing are not looked at.
  /// - Parameter size: that of the drawing, for masks.
  package func hides(_ box: CGRect, of size: CGSize?) -> Bool {
    let area = PixelArea(around: box)
    return uses { index, part in
      switch part {
      case .area(let area):
        CGRect(x: area.x, y: area.y, width: area.width, height: area.height).contains(box)
      case .mask: size.map { masks[index]?.paints(area, of: $0, Self.isPainted) == true } ?? false
      case .element: false
      }
    }
  }

  private func uses(_ isMeant: (Int, Part) -> Bool) -> Bool {
    guard let index = parts.indices.first(where: { isMeant($0, parts[$0]) }) else { return false }
    used.insert(index)
    met.insert(index)
    return true
  }

  /// Whether some of them are told by pixels, of which drawings know nothing.
  package var haveMasks: Bool { masks.contains { $0 != nil } }

  /// In pixels of the pictures that are compared.
  private func areas(_ index: Int) -> [PixelArea] {
    switch parts[index] {
    case .area(let area): [area.scaled(by: scale)]
    case .mask:
      // However many of its pixels a pixel of the picture has.
      [PixelArea(x: 0, y: 0, width: Bitmap.largestSide, height: Bitmap.largestSide)]
    case .element(let name): areasOfElement(name, frame)
    }
  }

  private static func isClear(_ mask: Bitmap) -> Bool {
    let pixels = mask.pixels.span
    return !pixels.indices.contains { isPainted(pixels[$0]) }
  }

  private static func isPainted(_ pixel: UInt32) -> Bool {
    pixel >> 24 >= 128 && pixel != 0xFFFF_FFFF
  }
}

extension PixelArea {
  fileprivate func scaled(by scale: Int) -> PixelArea {
    PixelArea(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
  }
}

extension PixelArea {
  /// All units that a box touches.
  fileprivate init(around box: CGRect) {
    let most = CGFloat(Bitmap.largestSide)
    let limits = [box.minX, box.minY, box.maxX, box.maxY].map { min(max($0, -most), most) }
    let (left, top) = (Int(limits[0].rounded(.down)), Int(limits[1].rounded(.down)))
    self.init(
      x: left, y: top, width: Int(limits[2].rounded(.up)) - left,
      height: Int(limits[3].rounded(.up)) - top)
  }
}

extension Bitmap {
  /// Whether every pixel of a mask is painted that lies on an area of a drawing; never where the mask has another shape.
  fileprivate func paints(
    _ area: PixelArea, of size: CGSize, _ isPainted: (UInt32) -> Bool
  ) -> Bool {
    let (across, down) = (CGFloat(width) / size.width, CGFloat(height) / size.height)
    guard across == down, across >= 1, across.rounded() == across, area.pixelCount > 0 else {
      return false
    }
    let scale = Int(across)
    let all = area.scaled(by: scale)
    guard all.x >= 0, all.y >= 0, all.x + all.width <= width, all.y + all.height <= height else {
      return false
    }
    return (all.y..<all.y + all.height).allSatisfy { y in
      (all.x..<all.x + all.width).allSatisfy { isPainted(self[$0, y]) }
    }
  }

  /// How many pixels of a mask are how many of a picture of the same shape, such as one of another scale; nil for another
  /// shape.
  fileprivate func ratio(to other: Bitmap) -> (own: Int, other: Int)? {
    guard width * other.height == height * other.width,
      width % other.width == 0 || other.width % width == 0
    else { return nil }
    return (width, other.width)
  }
}
