package import CoreGraphics
package import Drawing
package import Imaging

/// Who is drawn where, so that a part of a picture can be called by its name.
package struct SeenElements {
  private struct Seen {
    let id: String
    let name: String
    let rect: CGRect
    /// All that it may be called.
    let words: Set<String>
  }

  private var seen: [Seen] = []
  private var names: [String: String] = [:]
  /// By what they are called for people; nil for several.
  private var titles: [String: String?] = [:]
  /// How much of a part has to lie in an element that gives it its name.
  private static let leastShare = 0.6
  /// Whether files have no marks of those that stand still, but all in one group.
  private let areUnmarked: Bool

  /// - Parameter areUnmarked: whether files have no marks of those that stand still.
  package init(_ items: [DrawItem], areUnmarked: Bool = false) {
    self.areUnmarked = areUnmarked
    for item in items { add(item, under: .identity) }
  }

  private mutating func add(_ item: DrawItem, under transform: PlaneTransform) {
    guard case .group(let group) = item else { return }
    let inner = group.transform.concatenating(transform)
    if let mark = group.element {
      let rect = inner.bounds(of: group.innerBounds)
      let name = mark.name ?? mark.title ?? mark.id
      names[mark.id] = name
      if let title = mark.title {
        titles[title, default: name] = titles[title, default: name] == name ? name : nil
      }
      if rect.isFinite, !rect.isEmpty {
        let words = [mark.id, name, mark.title].compactMap(\.self)
        seen.append(Seen(id: mark.id, name: name, rect: rect, words: Set(words)))
      }
    }
    for child in group.children { add(child, under: inner) }
  }

  /// Kind and name of an element by its mark: one that is no longer drawn is a cell, if its mark does not say otherwise.
  func name(ofMark mark: String) -> String {
    if let name = names[mark] { return name }
    let parts = mark.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 1, ["cell", "header", "footer"].contains(parts[0]), Int(parts[1]) != nil
    else { return "cell \(mark)" }
    let name = parts.dropFirst().drop { Int($0) != nil }
    return "\(parts[0]) \((name.isEmpty ? parts.dropFirst() : name).joined(separator: "-"))"
  }

  /// Whom of the scene a change is about; of the parts of a film it is told by their words. nil where nobody knows.
  func name(of change: DrawingDifference.Change) -> String? {
    if let owner = change.owner { return name(ofMark: owner.mark) }
    guard let letters = change.lettersOfGroup else {
      return areUnmarked ? change.box.flatMap(smallest) : nil
    }
    return (titles[letters] ?? nil) ?? (areUnmarked ? change.box.flatMap(smallest) : nil)
      ?? "'\(letters)'"
  }

  /// All of them from the back to the front.
  var outlines: [SeenDifference.Outline] {
    seen.map { element in
      let box = [element.rect.minX, element.rect.minY, element.rect.width, element.rect.height]
      return SeenDifference.Outline(
        name: element.name, box: box.map { (Double($0) * 100).rounded() / 100 })
    }
  }

  /// All that the element may be called that a change is about.
  func words(for change: DrawingDifference.Change) -> Set<String> {
    var words = Set(change.place.split(separator: ", ").map(String.init))
    if let mark = change.owner?.mark {
      words.formUnion([mark, name(ofMark: mark)])
      // Figures draw an element several times.
      if let end = mark.lastIndex(of: "~") { words.insert(String(mark[..<end])) }
      // By its mark alone: others may have the same words on them.
      for element in seen where element.id == mark { words.formUnion(element.words) }
    } else if let name = name(of: change) {
      for element in seen where element.name == name { words.formUnion(element.words) }
      words.insert(name)
    }
    return words
  }

  /// The pixels of all elements of a name, or of an item's identifier.
  func areas(of word: String, scale: CGFloat) -> [PixelArea] {
    seen.filter { $0.words.contains(word) }.map { PixelArea(around: $0.rect, scale: scale) }
  }

  /// The name of the smallest element that holds most of an area; nil where none does.
  package func name(in area: PixelArea, scale: CGFloat) -> String? {
    let rect = CGRect(
      x: CGFloat(area.x) / scale, y: CGFloat(area.y) / scale, width: CGFloat(area.width) / scale,
      height: CGFloat(area.height) / scale)
    return smallest(rect)
  }

  /// The name of the smallest element that holds most of an area.
  private func smallest(_ rect: CGRect) -> String? {
    let size = rect.width * rect.height
    guard size > 0 else { return nil }
    let holding = seen.filter { element in
      let common = element.rect.intersection(rect)
      return !common.isNull && common.width * common.height >= Self.leastShare * size
    }
    return holding.min { $0.rect.width * $0.rect.height < $1.rect.width * $1.rect.height }?.name
  }
}

extension OutputMaker {
  /// The elements of a file that shows one drawing, or those at the ends of a film.
  func elements(of file: PlannedFile) throws -> SeenElements {
    guard file.output.kind.content == .film else {
      return SeenElements(try figures.figure(of: file).drawing.items)
    }
    let film = try film(file, fps: figures.framesPerSecond(of: file))
    let ends = [film.schedule.moments.last, film.schedule.moments.first].compactMap(\.self)
    return SeenElements(
      ends.map { film.drawing($0).items }.joined().map(\.self),
      areUnmarked: file.format?.variants != .pixels)
  }

  /// The elements of each frame of a picture, of which a still has one.
  func elementsByFrame(of file: PlannedFile, in path: String) -> (_ frame: Int) -> SeenElements {
    let content = file.output.kind.content
    guard content == .film || content == .frames,
      let film = try? film(file, fps: figures.framesPerSecond(of: file)),
      !film.schedule.moments.isEmpty
    else {
      let elements = (try? elements(of: file)) ?? SeenElements([])
      return { _ in elements }
    }
    let moments = film.schedule.moments
    // A picture of a row is one of its frames.
    let row = content == .frames ? FrameName(file.path) : nil
    let own = row.flatMap { name in moments.indices.first { name[$0] == path } }
    return { frame in
      SeenElements(film.drawing(moments[own ?? min(max(frame, 0), moments.count - 1)]).items)
    }
  }
}

extension PixelArea {
  /// All pixels that an area of points touches.
  fileprivate init(around rect: CGRect, scale: CGFloat) {
    let most = CGFloat(Bitmap.largestSide)
    let sides = [rect.minX, rect.minY, rect.maxX, rect.maxY].enumerated().map { place, value in
      let pixels = min(max(value * scale, 0), most)
      return Int(pixels.rounded(place < 2 ? .down : .up))
    }
    self.init(x: sides[0], y: sides[1], width: sides[2] - sides[0], height: sides[3] - sides[1])
  }
}
