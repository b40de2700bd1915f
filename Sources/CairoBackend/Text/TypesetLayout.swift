import CoreGraphics
import Drawing

/// Breaks one paragraph into lines, and cuts the last where there may be no more.
struct TypesetLayout {
  static let ellipsis = "…"
  /// The distance of two lines that letters of any script have room for, in parts of an em.
  private static let mostStep: CGFloat = 1.55

  private let paragraph: Paragraph
  private let typesetter: Typesetter

  init(_ paragraph: Paragraph, _ typesetter: Typesetter) {
    self.paragraph = paragraph
    self.typesetter = typesetter
  }

  func text() throws(FontError) -> TypesetText {
    var lines = try limitedLines()
    var top: CGFloat = 0
    for index in lines.indices {
      place(&lines[index], at: top)
      top = lines[index].top + min(lines[index].height, mostStep) + paragraph.lineSpacing
    }
    let height = lines.last.map { $0.top + $0.height } ?? 0
    let width = lines.reduce(0) { max($0, $1.width) }
    return TypesetText(
      lines: lines, size: CGSize(width: width, height: height), notices: try notices(lines))
  }

  /// Some fonts for other scripts have lines twice as high as their letters: those of a text stand no farther apart than
  /// their letters need.
  private var mostStep: CGFloat {
    let sizes = paragraph.spans.map(\.font.size)
    return max(paragraph.lineHeight, (sizes.max() ?? .infinity) * Self.mostStep)
  }

  private func place(_ line: inout TypesetLine, at top: CGFloat) {
    let ascent = line.baseline
    line.top = top
    line.baseline += top
    guard paragraph.lineHeight > 0 else { return }
    // Room that is added or taken lies above the letters.
    line.baseline = top + paragraph.lineHeight - (line.height - ascent)
    line.height = paragraph.lineHeight
  }

  private func limitedLines() throws(FontError) -> [TypesetLine] {
    let breaker = LineBreaker(paragraph, typesetter)
    let limit = paragraph.lineLimit
    guard limit > 0 else { return try breaker.lines() }
    var lines = try breaker.lines(atLeast: limit + 1)
    guard lines.count > limit else { return lines }
    lines.removeSubrange(limit...)
    lines[limit - 1] = try cut(lines[limit - 1], with: breaker)
    return lines
  }

  /// The last line of too many: what it begins and all after it, as far as its ellipsis leaves room.
  private func cut(
    _ line: TypesetLine, with breaker: LineBreaker
  ) throws(FontError) -> TypesetLine {
    var cut = line
    if let mode = paragraph.lineBreak.ellipsis, paragraph.width != nil {
      cut = try breaker.line(from: line.range.lowerBound, cutAt: mode) ?? line
    }
    cut.isTruncated = true
    return cut
  }

  private func notices(_ lines: [TypesetLine]) throws(FontError) -> [TextNotice] {
    var notices: [TextNotice] = []
    var requested: Set<String> = []
    for span in paragraph.spans {
      let family = typesetter.library.family(for: span.font.family)
      if case .named(let name) = span.font.family, !family.isKnown,
        requested.insert(name).inserted
      {
        notices.append(.unknownFamily(name, replacement: family.name))
      }
    }
    guard lines.contains(where: { $0.runs.contains { $0.glyphs.contains { $0.index == nil } } })
    else { return notices }
    return notices + (try uncovered(lines))
  }

  /// The characters without a font, by the package that has them.
  private func uncovered(_ lines: [TypesetLine]) throws(FontError) -> [TextNotice] {
    var shown = paragraph
    shown.string = lines.map(\.text).joined()
    let set = try typesetter.fontSet(for: shown)
    let library = typesetter.library
    var seen: Set<Unicode.Scalar> = []
    var packages: [(name: String?, characters: String)] = []
    for scalar in shown.string.unicodeScalars
    where !scalar.isASCII && !scalar.isUnseen && seen.insert(scalar).inserted && set.lacks(scalar) {
      // A package that is there has nothing for it.
      let package = library.missingPackage(for: scalar)
      if let index = packages.firstIndex(where: { $0.name == package }) {
        if packages[index].characters.count < 8 {
          packages[index].characters.unicodeScalars.append(scalar)
        }
      } else {
        packages.append((package, String(Character(scalar))))
      }
    }
    return packages.map { .uncovered($0.characters, package: $0.name) }
  }
}

extension TextPlacement.LineBreak {
  fileprivate var ellipsis: EllipsisPlace? {
    switch self {
    case .head: .start
    case .middle: .middle
    case .tail: .end
    case .words, .characters, .clip: nil
    }
  }
}
