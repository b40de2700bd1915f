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

  /// Two pictures: who differs, as far as the drawing tells, then where.
  package init(_ difference: PictureDifference, _ elements: SeenElements, scale: Int) {
    parts = difference.regions.map { region in
      Part(region, of: elements.name(in: region.box, scale: CGFloat(scale)))
    }
    let sizes = difference.sizes.map { "sizes differ: \($0[0])x\($0[1]) and \($0[2])x\($0[3])" }
    let named = zip(parts, difference.regions).map { part, region in
      part.element.map { "\($0): \(region.text)" } ?? region.text
    }
    lines = [sizes, difference.pixelText].compactMap(\.self) + named
    causes =
      (sizes.map { [Cause(element: nil, change: $0)] } ?? [])
      + zip(parts, difference.regions).map { Cause(element: $0.element, change: $1.text) }
    pixels = Pixels(difference)
    outlines = elements.outlines
  }

  /// Two SVG files of ours.
  package init(_ difference: DrawingDifference, _ elements: SeenElements) {
    lines = difference.lines
    causes = difference.changes.map { change in
      switch change.kind {
      case .added: Cause(element: change.place, change: "added")
      case .removed: Cause(element: change.place, change: "removed")
      case .changed(let clauses):
        Cause(element: change.place, change: clauses.joined(separator: ", "))
      }
    }
    outlines = difference.isNone ? [] : elements.outlines
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
        number: frame.number, start: frame.start.seconds, pixels: frame.pixels?.count,
        before: frame.numbers.before, after: frame.numbers.after)
    }
    pixels = difference.worst?.pixels.map(Pixels.init)
  }

  /// `3 of 19 frames differ, the first at 0.05 s`.
  private static func sentence(_ difference: AnimationDifference) -> String {
    let all = max(difference.counts.before, difference.counts.after)
    let others = difference.frames.filter(\.hasOtherPixels)
    let counts = difference.counts
    let more = counts.areSame ? "" : ", and there are \(counts.after) instead of \(counts.before)"
    guard let first = others.first else {
      return difference.frames.isEmpty
        ? "size or repetitions differ\(more)" : "\(difference.frames.count) frames take other times"
    }
    let start = NumberText.text(CGFloat(first.start.seconds), decimals: 3)
    return "\(others.count) of \(all) frames differ, the first at \(start) s\(more)"
  }
}

extension SeenDifference.Cause {
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
