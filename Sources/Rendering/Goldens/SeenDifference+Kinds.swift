internal import CoreGraphics
package import Drawing
package import Motion
package import VisualDiff

// The differences of pictures, drawings and animations in one form.
extension SeenDifference {
  init(line: String) {
    lines = [line]
    causes = [Cause(element: nil, change: line)]
  }

  /// Two pictures: who differs, as far as the drawings tell, then where.
  package init(_ difference: PictureDifference, _ elements: SeenElements, scale: Int) {
    parts = difference.regions.map { region in
      Part(region, of: elements.name(in: region.box, scale: CGFloat(scale)))
    }
    let sizes = difference.sizes.map { "sizes differ: \($0[0])x\($0[1]) and \($0[2])x\($0[3])" }
    causes =
      [sizes, difference.addedText].compactMap(\.self).map { Cause(element: nil, change: $0) }
      + zip(parts, difference.regions).map { Cause(element: $0.element, change: $1.text) }
    lines = [difference.pixelText].compactMap(\.self) + sentences
    pixels = Pixels(difference)
    outlines = elements.outlines
  }

  /// Two SVG files of ours.
  package init(_ difference: DrawingDifference, _ elements: SeenElements) {
    causes = DrawnCauses(difference, elements).causes
    parts = causes.compactMap(Part.init)
    lines = sentences
    isNamed = true
    outlines = difference.isNone ? [] : elements.outlines
  }

  /// The same pictures, with the causes that their drawings tell; as it is where one of them cannot be read.
  /// - Parameter look: the theme that the pictures show, and how many of their pixels are a point.
  package func naming(
    from before: String, to after: String, _ elements: SeenElements,
    as look: (theme: Theme, scale: Int)
  ) -> SeenDifference {
    guard
      let difference = try? DrawingDifference(
        Array(before.utf8), Array(after.utf8), on: look.theme)
    else { return self }
    return naming(
      DrawnCauses(difference, elements).causes, areAll: true, scale: look.scale)
  }

  /// The same pictures, with the causes that drawings of both sides tell.
  /// - Parameters:
  ///   - areAll: whether the drawings are all that the pictures show, and not some moments of a film.
  ///   - scale: how many pixels are a point.
  func naming(_ causes: [Cause], areAll: Bool, scale: Int) -> SeenDifference {
    guard !causes.isEmpty else { return self }
    var named = self
    named.causes = causes
    named.isNamed = areAll
    named.scale = scale
    for index in parts.indices { named.parts[index].take(causes, scale: scale) }
    // Of pixels the sum, of a film the frames that are new, gone or retimed, and how many differ.
    let sum = frames.isEmpty ? lines.first : self.causes.first?.change
    named.lines = named.sentences + runLines + [sum].compactMap(\.self)
    return named
  }

  private static let shownRuns = 4

  private var runLines: [String] {
    let rest = runs.count - Self.shownRuns
    let more =
      rest > 0 ? ["and \(rest) more such \(rest == 1 ? "change" : "changes") of frames"] : []
    return runs.prefix(Self.shownRuns).map(\.text) + more
  }

  /// Two tables, element by element.
  package init(_ difference: TableDifference) {
    lines = difference.lines
    causes = lines.map { Cause(tableLine: $0) }
  }

  /// Two animations, frame by frame.
  package init(_ difference: AnimationDifference) {
    lines = difference.text(isVerbose: false).split(separator: "\n").map(String.init)
    causes = [Cause(element: nil, change: Self.sentence(difference))]
    frames = difference.frames.map { frame in
      Frame(
        number: frame.number, start: frame.start?.seconds ?? 0, pixels: frame.pixels?.count,
        before: frame.numbers.before, after: frame.numbers.after)
    }
    runs = difference.runs.map { Run(label: $0.kind.rawValue, text: $0.text) }
    pixels = difference.worst?.pixels.map(Pixels.init)
  }

  /// `3 of 19 frames differ, the first at 0.05 s`.
  private static func sentence(_ difference: AnimationDifference) -> String {
    let all = difference.steps
    let others = difference.frames.filter(\.hasOtherPixels)
    let counts = difference.counts
    let more = counts.areSame ? "" : ", and there are \(counts.after) instead of \(counts.before)"
    guard let first = others.first else {
      let count = difference.frames.count
      return count == 0
        ? "size or repetitions differ\(more)"
        : count == 1 ? "1 frame takes another time" : "\(count) frames take other times"
    }
    let start =
      first.start.map { "at \(NumberText.text(CGFloat($0.seconds), decimals: 3)) s" }
      ?? "is number \(first.number)"
    return "\(others.count) of \(all) frames differ, the first \(start)\(more)"
  }
}

extension SeenDifference {
  /// One for all elements that changed in the same way, in the order of the first of each.
  package var sentences: [String] {
    var changes: [String] = []
    var elements: [String: [String]] = [:]
    for cause in causes {
      if elements[cause.change] == nil { changes.append(cause.change) }
      elements[cause.change, default: []] += cause.element.map { [$0] } ?? []
    }
    return changes.map { change in
      let names = elements[change] ?? []
      guard !names.isEmpty else { return change }
      let isVerb = ["moved by", "added", "removed"].contains { change.hasPrefix($0) }
      return Self.listed(names) + (isVerb ? " " : ": ") + change
    }
  }

  private static let shownNames = 4
  /// Other names may have several words, too, such as that of a step and its element.
  private static let kindsOfElements: Set<String> = ["cell", "header", "footer", "decoration"]

  /// `cells Ann, Dan and 3 more`.
  private static func listed(_ names: [String]) -> String {
    guard names.count > 1 else { return names[0] }
    let kinds = Set(names.map { String($0.split(separator: " ", maxSplits: 1)[0]) })
    let isOfOneKind =
      kinds.count == 1 && kinds.isSubset(of: kindsOfElements)
      && names.allSatisfy { $0.contains(" ") }
    let shown = names.count > shownNames ? Array(names.prefix(shownNames - 1)) : names
    let words =
      isOfOneKind ? shown.map { $0.split(separator: " ", maxSplits: 1)[1] }.map(String.init) : shown
    let rest = names.count - shown.count
    let list =
      rest > 0
      ? words.joined(separator: ", ") + " and \(rest) more"
      : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
    return isOfOneKind ? "\(kinds.first ?? "")s \(list)" : list
  }
}

extension SeenDifference.Cause {
  /// The same of something that is so only on the way from one state to the next.
  var onTheWay: SeenDifference.Cause {
    SeenDifference.Cause(
      element: element, change: "on the way, \(change)", attribute: attribute, box: box)
  }

  /// A line such as `~ cell x: width 40 → 44 (+4)`.
  init(tableLine line: String) {
    let text =
      line.hasPrefix("~ ") || line.hasPrefix("+ ") || line.hasPrefix("- ")
      ? String(line.dropFirst(2)) : line
    guard let colon = text.firstRange(of: ": ") else {
      self.init(
        element: text == line ? nil : text,
        change: text == line ? line : line.hasPrefix("+") ? "added" : "removed")
      return
    }
    self.init(element: String(text[..<colon.lowerBound]), change: String(text[colon.upperBound...]))
  }
}
