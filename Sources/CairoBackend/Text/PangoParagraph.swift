import CoreGraphics
import Drawing

/// A paragraph as Pango breaks it into lines, each with its ascent as its base line.
struct PangoParagraph {
  private let paragraph: Paragraph
  private let set: FontSet
  private let fonts: GlyphFonts
  private let bytes: [UInt8]

  init(_ paragraph: Paragraph, _ set: FontSet, numberedBy fonts: GlyphFonts) {
    self.paragraph = paragraph
    self.set = set
    self.fonts = fonts
    // Pango takes a zero for the text's end.
    bytes = paragraph.string.utf8.map { $0 == 0 ? 0x20 : $0 }
  }

  /// Its lines.
  ///
  /// - Parameter last: the line that this text goes on after, in the same paragraph.
  func lines(
    ellipsis: EllipsisPlace? = nil, after last: TypesetLine? = nil
  ) -> [TypesetLine] {
    var text = PangoText(bytes: bytes, language: HanLanguage(paragraph.string).rawValue)
    text.spans = spans
    text.isRightToLeft = last?.isRightToLeft ?? (paragraph.direction == .rightToLeft)
    text.turnsByLetters = last == nil
    text.width = ellipsis != nil || paragraph.lineBreak != .clip ? paragraph.width : nil
    text.breaksWords = paragraph.lineBreak == .characters
    text.isJustified = paragraph.isJustified
    text.ellipsis = ellipsis
    return PangoGate.pass { set.pango.lines(of: text) }.map(line)
  }

  private var spans: [PangoText.Span] {
    let families = set.families(for: paragraph.string)
    return paragraph.spans.map { span in
      let family = set.library.family(for: span.font.family).name
      return PangoText.Span(
        range: span.range, families: [family] + families.filter { $0 != family },
        weight: span.font.weight, isItalic: span.font.isItalic, size: span.font.size,
        features: span.font.features(in: family), kern: span.kern, lift: span.lift)
    }
  }

  private func line(_ line: PangoLine) -> TypesetLine {
    var result = TypesetLine(
      text: "", range: line.range, isTruncated: false, width: 0, top: 0, height: line.height,
      baseline: line.baseline, runs: [])
    result.isRightToLeft = line.isRightToLeft
    for run in line.runs {
      if run.isEllipsis { result.removed = run.range }
      append(run, to: &result)
    }
    result.text = shown(line.range, without: result.removed)
    result.nameCharacters()
    return result
  }

  /// Adds a run's glyphs, one run of ours for each span that they belong to.
  private func append(_ run: PangoRun, to line: inout TypesetLine) {
    guard let chosen = run.font else { return }
    let font = fonts.number(of: chosen.file)
    for glyph in run.glyphs {
      let span = spanIndex(at: glyph.byte)
      let last = line.runs.last
      if last?.font != font || last?.span != span || last?.size != chosen.size {
        line.runs.append(
          GlyphRun(
            font: font, size: chosen.size, span: span, start: line.width, width: 0, glyphs: []))
      }
      let place = CGPoint(x: line.width + glyph.offset.x, y: glyph.offset.y - run.lift)
      line.runs[line.runs.count - 1].add(glyph, at: place)
      line.width += glyph.width
    }
  }

  /// The last span that holds a byte; nil for the text's own style.
  private func spanIndex(at byte: Int) -> Int? {
    paragraph.spans.last { $0.range.contains(byte) }?.number
  }

  /// Without the spaces at which a line was broken: they take no room.
  private func seen(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    guard end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D else { return range }
    while end > range.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    return range.lowerBound..<end
  }

  private func shown(_ range: Range<Int>, without removed: Range<Int>?) -> String {
    guard let removed else { return String(decoding: bytes[seen(range)], as: UTF8.self) }
    let head = bytes[range.lowerBound..<max(removed.lowerBound, range.lowerBound)]
    let tail = bytes[min(removed.upperBound, bytes.count)...]
    return String(decoding: head, as: UTF8.self) + TypesetLayout.ellipsis
      + String(decoding: tail, as: UTF8.self)
  }
}

extension GlyphRun {
  fileprivate mutating func add(_ glyph: PangoGlyph, at place: CGPoint) {
    width += glyph.width
    guard let index = glyph.index else { return }
    let number: UInt32? = if case .glyph(let number) = index { number } else { nil }
    glyphs.append(PlacedGlyph(index: number, x: place.x, y: place.y, character: glyph.byte))
  }
}

extension TypesetLine {
  /// Has glyphs name characters of the line, where they named bytes of the paragraph.
  fileprivate mutating func nameCharacters() {
    if range.lowerBound == 0, removed == nil { return }
    for run in runs.indices {
      for glyph in runs[run].glyphs.indices {
        runs[run].glyphs[glyph].character = offset(runs[run].glyphs[glyph].character)
      }
    }
  }
}

extension FontRequest {
  fileprivate func features(in family: String) -> String? {
    let isMono = family == "JetBrains Mono"
    // Code shows the letters that it is written in.
    let ligatures = isMono ? "liga=0,calt=0" : nil
    return hasTabularFigures ? "tnum=1" + (ligatures.map { "," + $0 } ?? "") : ligatures
  }
}

/// The language in whose manner Han characters are drawn. Guessed from the text, never from the environment.
enum HanLanguage: String {
  case english = "en"
  case chinese = "zh-cn"
  case japanese = "ja"
  case korean = "ko"

  init(_ text: String) {
    self = .english
    if text.utf8.allSatisfy({ $0 < 0xE1 }) { return }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3040...0x30FF:
        self = .japanese
        return
      case 0x1100...0x11FF, 0xAC00...0xD7AF:
        self = .korean
        return
      case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .chinese
      default: break
      }
    }
  }

  /// The name that Noto's common font has for the language's forms.
  var family: String {
    switch self {
    case .english, .chinese: "Noto Sans CJK SC"
    case .japanese: "Noto Sans CJK JP"
    case .korean: "Noto Sans CJK KR"
    }
  }
}
