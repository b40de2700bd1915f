import CoreGraphics
import Drawing

/// Breaks one paragraph into lines, and cuts the last where there may be no more.
struct TypesetLayout {
  static let ellipsis = "…"

  private let paragraph: Paragraph
  private let set: FontSet
  private let fonts: GlyphFonts

  init(_ paragraph: Paragraph, _ set: FontSet, _ fonts: GlyphFonts) {
    self.paragraph = paragraph
    self.set = set
    self.fonts = fonts
  }

  var text: TypesetText {
    var lines = limitedLines
    var top: CGFloat = 0
    for index in lines.indices {
      place(&lines[index], at: top)
      top = lines[index].top + lines[index].height + paragraph.lineSpacing
    }
    let height = lines.last.map { $0.top + $0.height } ?? 0
    let width = lines.reduce(0) { max($0, $1.width) }
    return TypesetText(
      lines: lines, size: CGSize(width: width, height: height), notices: notices(lines))
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

  private var limitedLines: [TypesetLine] {
    let lines = PangoParagraph(paragraph, set, fonts).lines
    let limit = paragraph.lineLimit
    guard limit > 0, lines.count > limit else { return lines }
    var kept = Array(lines.prefix(limit))
    kept[limit - 1] = cut(kept[limit - 1])
    return kept
  }

  /// The last line of too many: what it begins and all after it, as far as its ellipsis leaves room.
  private func cut(_ line: TypesetLine) -> TypesetLine {
    var cut = line
    cut.isTruncated = true
    guard let mode = paragraph.lineBreak.ellipsis, paragraph.width != nil else { return cut }
    let start = line.range.lowerBound
    let rest = paragraph.rest(from: start, isOneLine: mode == .end, ellipsis: Self.ellipsis)
    let box = PangoParagraph(rest, set, fonts, ellipsis: mode)
    guard var shortened = box.lines.first else { return cut }
    shortened.isTruncated = true
    shortened.range = start..<paragraph.string.utf8.count
    shortened.removed =
      shortened.removed.map { $0.lowerBound + start..<$0.upperBound + start }
      ?? start
      + max(0, rest.string.utf8.count - Self.ellipsis.utf8.count)..<paragraph.string
      .utf8.count
    return shortened
  }

  private func notices(_ lines: [TypesetLine]) -> [TextNotice] {
    var notices: [TextNotice] = []
    var requested: Set<String> = []
    for span in paragraph.spans {
      let family = FontFamilies.family(for: span.font.family)
      if case .named(let name) = span.font.family, !family.isKnown,
        requested.insert(name).inserted
      {
        notices.append(.unknownFamily(name, replacement: family.name))
      }
    }
    guard lines.contains(where: { $0.runs.contains { $0.glyphs.contains { $0.index == nil } } })
    else { return notices }
    return notices + uncovered
  }

  /// The characters without a font, by the package that has them.
  private var uncovered: [TextNotice] {
    var seen: Set<Unicode.Scalar> = []
    var packages: [(name: String?, characters: String)] = []
    for scalar in paragraph.string.unicodeScalars
    where !scalar.isASCII && seen.insert(scalar).inserted && set.lacks(scalar) {
      let package = ScriptPackages.package(for: scalar)
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

/// Where an ellipsis stands in a line.
enum EllipsisPlace {
  case start, middle, end
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

extension Paragraph {
  /// All from an offset on as one line; only what stands before the next line break, with an ellipsis where
  /// more follows, if `isOneLine`.
  fileprivate func rest(from start: Int, isOneLine: Bool, ellipsis: String) -> Paragraph {
    var rest = self
    var bytes = Array(string.utf8.dropFirst(start))
    let isBreak: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
    if isOneLine, let end = bytes.firstIndex(where: isBreak) {
      bytes = Array(bytes[..<end] + ellipsis.utf8)
    }
    rest.string = String(decoding: bytes.map { isBreak($0) ? 0x20 : $0 }, as: UTF8.self)
    let whole = 0..<bytes.count
    rest.spans = spans.map { span in
      var span = span
      let range = span.range.clamped(to: start..<max(start, string.utf8.count))
      span.range = (range.lowerBound - start..<range.upperBound - start).clamped(to: whole)
      return span
    }
    rest.spans[0].range = whole
    rest.lineLimit = 1
    return rest
  }
}
