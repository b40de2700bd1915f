import SceneFormat
import UIKit

// A row in a room that it has not chosen itself.
extension RowMeasure {
  /// The row as its words can be read in a room of a size that the layout gives: as it wants to be, else with the lines of
  /// its style, in smaller letters where they are needed, though never below the usual size. As a last resort, lines are
  /// left out.
  private func fitted(to size: CGSize) -> RowMeasure {
    guard content.bubble == nil, !texts.isEmpty else { return self }
    let wished = sized(for: size.width)
    if wished.fits(size) { return wished }
    var fallback = self
    for step in steps {
      fallback = with(step)
      if fallback.fits(size) { return fallback }
    }
    return fallback.cut(to: size)
  }

  /// The content as it is shown in a room, and the places in it.
  func arranged(in size: CGSize) -> (content: RowContent, frames: RowFrames) {
    func frames(_ measure: RowMeasure) -> RowFrames {
      RowArrangement(measure, width: size.width, height: size.height).frames()
    }
    func shown(_ measure: RowMeasure, _ frames: RowFrames) -> (RowContent, RowFrames) {
      var content = measure.content
      // Below its name, a value has all the lines that it needs.
      if frames.hasValueBelow { content.lines[.value]?.lines = 0 }
      return (content, frames)
    }
    let usual = frames(self)
    guard content.capsules.areLarge || overflow(usual, size) > 0 else { return shown(self, usual) }
    let measure = fitted(to: size)
    return shown(measure, frames(measure))
  }

  /// The row as it says itself how high it is: with all of its lines, in letters that its width has place for.
  func sized(for width: CGFloat) -> RowMeasure {
    guard content.capsules.areLarge, content.bubble == nil else { return self }
    let measures = steps.map { with($0.grown ?? $0) }
    return measures.first { measure in
      measure.isReadable(RowArrangement(measure, width: width).frames())
    } ?? measures[measures.count - 1]
  }

  /// From the letters that somebody has chosen to the usual ones; of these, with a value below its name and beside it.
  private var steps: [RowContent] {
    if content.capsules.areLarge { return (0...6).map { content.settled(CGFloat($0) / 6) } }
    var oneLine = content
    oneLine.keepsValueBeside = true
    return [content, oneLine]
  }

  private func with(_ content: RowContent) -> RowMeasure {
    RowMeasure(content: content, texts: texts, hasImage: hasImage)
  }

  private func fits(_ size: CGSize) -> Bool {
    let frames = RowArrangement(self, width: size.width, height: size.height).frames()
    guard overflow(frames, size) <= 0 else { return false }
    guard content.capsules.areLarge else { return true }
    // A picture with words below it is what such a card is for.
    let placement = content.image.placement
    if placement == .above || placement == .below, content.image.size == nil,
      let picture = frames.picture, picture.height < size.height / 3
    {
      return false
    }
    return isReadable(frames)
  }

  /// Of a word in a narrow room one has to see three letters, and where there are lines enough no word is broken. In the
  /// largest letters, nothing is cut for what stands beside it.
  private func isReadable(_ frames: RowFrames) -> Bool {
    if content.capsules.areHuge, isCrowded(frames) { return false }
    for text in [RowText.title, .subtitle] {
      guard let width = frames.texts[text]?.width, let line = content.lines[text] else { continue }
      guard text != .title || width >= line.font.pointSize * 1.9 else { return false }
      guard line.lines != 1 else { continue }
      let words = (texts[text] ?? "").split { $0.isWhitespace || LetterWidths.isWide($0) }
      // Nothing helps a word without end.
      let longest = words.filter { $0.count <= 16 }.map {
        Self.size(of: String($0), line.font).width
      }
      guard width + 1 >= longest.max() ?? 0 else { return false }
    }
    return true
  }

  /// Whether one of two texts on the first line is cut, though that line has room for either of them.
  private func isCrowded(_ frames: RowFrames) -> Bool {
    var others: [RowText] = frames.hasValueBelow ? [] : [.value]
    if !frames.hasTimeBelow { others.append(.time) }
    if content.isSideBySide, !content.isGrown { others.append(.subtitle) }
    guard let title = frames.texts[.title], content.lines[.title]?.lines == 1 else { return false }
    return others.contains { text in
      guard has(text) else { return false }
      guard let other = frames.texts[text] else { return true }
      let widths = [singleLineWidth(of: .title), singleLineWidth(of: text)]
      guard widths.allSatisfy({ $0 <= other.maxX - title.minX }) else { return false }
      return widths[0] > title.width + 1 || widths[1] > other.width + 1
    }
  }

  /// By how much the words are higher than the row; what a line has beside its letters may lie outside.
  private func overflow(_ frames: RowFrames, _ size: CGSize) -> CGFloat {
    let margin = content.margin
    // Two lines in the place of one need some air, or they stay beside each other.
    let air: CGFloat = frames.hasValueBelow && !content.capsules.areLarge ? 12 : 0
    return frames.wordsHeight + air - max(0, size.height - margin.top - margin.bottom) - 4
  }

  /// Without the lines that would stand over its edges, the last ones first.
  private func cut(to size: CGSize) -> RowMeasure {
    var measure = self
    for text in [RowText.body, .subtitle, .title, .caption] where measure.has(text) {
      let lines = measure.content.lines[text]?.lines ?? 1
      for count in stride(from: (lines == 0 ? 12 : lines) - 1, through: 1, by: -1) {
        measure.setLines(of: text, to: count)
        if measure.fitsInHeight(size) { return measure }
      }
      guard text != .title else { continue }
      measure = measure.without(text)
      if measure.fitsInHeight(size) { return measure }
    }
    return measure
  }

  private func fitsInHeight(_ size: CGSize) -> Bool {
    overflow(RowArrangement(self, width: size.width, height: size.height).frames(), size) <= 0
  }

  private mutating func setLines(of text: RowText, to count: Int) {
    var content = content
    content.lines[text]?.lines = count
    self = with(content)
  }

  private func without(_ text: RowText) -> RowMeasure {
    var texts = texts
    texts[text] = nil
    return RowMeasure(content: content, texts: texts, hasImage: hasImage)
  }
}
