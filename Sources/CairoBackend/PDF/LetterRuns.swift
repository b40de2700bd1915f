import CoreGraphics
import Drawing

/// Splits the glyphs of a line's run into letters: stretches that are read in one direction, each glyph with the
/// characters it stands for.
struct LetterRuns {
  private let text: [UInt8]
  /// The ends of each cluster's characters, by their beginnings.
  private let ends: [Int: Int]

  /// Neighbouring glyphs for the same characters.
  fileprivate struct Cluster {
    var start: Int
    var text: [UInt8]
    var glyphs: [PlacedGlyph]
  }

  init(_ line: TypesetLine) {
    text = Array(line.text.utf8)
    let starts = Set(line.runs.flatMap { $0.glyphs.map(\.character) }).sorted()
    ends = Dictionary(
      uniqueKeysWithValues: zip(starts, starts.dropFirst() + [max(text.count, starts.last ?? 0)]))
  }

  /// The characters that a cluster stands for.
  func characters(from start: Int) -> [UInt8] {
    Array(text[min(start, text.count)..<min(ends[start] ?? start, text.count)])
  }

  /// The run as few stretches that each go in one direction through the text.
  func letters(of run: GlyphRun, dx: CGFloat, dy: CGFloat) -> [Letters] {
    var result: [Letters] = []
    var stretch: [Cluster] = []
    for cluster in clusters(of: run).flatMap(\.readApart) {
      if let last = stretch.last, stretch.count > 1,
        (last.start < cluster.start) != (stretch[0].start < last.start)
      {
        result.append(letters(stretch, dx: dx, dy: dy))
        stretch = []
      }
      stretch.append(cluster)
    }
    return stretch.isEmpty ? result : result + [letters(stretch, dx: dx, dy: dy)]
  }

  /// The run's glyphs from left to right, as far as the font has them; without the spaces at which the line was
  /// broken.
  private func clusters(of run: GlyphRun) -> [Cluster] {
    var clusters: [Cluster] = []
    for glyph in run.glyphs where glyph.index != nil && glyph.character < text.count {
      if clusters.last?.start == glyph.character {
        clusters[clusters.count - 1].glyphs.append(glyph)
      } else {
        let start = glyph.character
        clusters.append(Cluster(start: start, text: characters(from: start), glyphs: [glyph]))
      }
    }
    return clusters
  }

  private func letters(_ stretch: [Cluster], dx: CGFloat, dy: CGFloat) -> Letters {
    var letters = Letters()
    letters.isRightToLeft = stretch.count > 1 && stretch[0].start > stretch[1].start
    letters.glyphs = stretch.flatMap(\.glyphs).compactMap { glyph in
      glyph.index.map { ($0, glyph.x + dx, glyph.y + dy) }
    }
    for cluster in letters.isRightToLeft ? stretch.reversed() : stretch {
      letters.text += cluster.text
      letters.clusters.append(
        Letters.Cluster(bytes: cluster.text.count, glyphs: cluster.glyphs.count))
    }
    return letters
  }
}

extension LetterRuns.Cluster {
  /// The cluster as one for each character where it is read from the right: readers that find several characters
  /// in one place take the first for the leftmost.
  fileprivate var readApart: [LetterRuns.Cluster] {
    let characters = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    guard characters.count > 1, characters[0].isRightToLeft else { return [self] }
    if glyphs.count == characters.count { return apart(characters) }
    var cluster = self
    if let ligature = characters.ligature { cluster.text = Array(String(ligature).utf8) }
    return [cluster]
  }

  private func apart(_ characters: [Unicode.Scalar]) -> [LetterRuns.Cluster] {
    var (start, clusters) = (start, [LetterRuns.Cluster]())
    for (character, glyph) in zip(characters, glyphs.reversed()) {
      let text = Array(String(Character(character)).utf8)
      clusters.append(LetterRuns.Cluster(start: start, text: text, glyphs: [glyph]))
      start += text.count
    }
    return clusters.reversed()
  }
}

extension [Unicode.Scalar] {
  /// Lam and alef in one character, which readers and searches hold for the two.
  fileprivate var ligature: Character? {
    guard count == 2, self[0] == "\u{644}" else { return nil }
    switch self[1] {
    case "\u{622}": return "\u{FEF5}"
    case "\u{623}": return "\u{FEF7}"
    case "\u{625}": return "\u{FEF9}"
    case "\u{627}": return "\u{FEFB}"
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of Hebrew, Arabic or their kin.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
