package import CoreGraphics

/// How wide Arabic letters are in the font that is pinned for them, by its own advances: a letter that is joined to the
/// next one has another form than the last one of a word, and often half of its width.
package enum ArabicWidths {
  /// In parts of an em; nil for all but letters, digits and signs of the script.
  package static func width(of letter: Unicode.Scalar, before next: Unicode.Scalar?) -> CGFloat? {
    guard let widths = letters[letter.value] else { return others[letter.value] }
    let isJoined = next.map { $0.value != hamza && letters[$0.value] != nil } ?? false
    return isJoined ? widths.joined : widths.last
  }

  /// It stands alone wherever it stands.
  private static let hamza: UInt32 = 0x0621

  private static let letters: [UInt32: (joined: CGFloat, last: CGFloat)] = {
    var letters: [UInt32: (joined: CGFloat, last: CGFloat)] = [:]
    for (points, joined, last) in table {
      for point in points { letters[point] = (joined, last) }
    }
    return letters
  }()

  /// Letters that are alike: as wide as their means at the beginning and within a word, and at its end and alone.
  private static let table: [(points: [UInt32], joined: CGFloat, last: CGFloat)] = [
    ([0x0622, 0x0623, 0x0625, 0x0627], 0.26, 0.26),
    ([0x0628], 0.31, 1.04),
    ([0x062A, 0x062B, 0x067E], 0.34, 1.04),
    ([0x062C, 0x062D, 0x062E], 0.61, 0.64),
    ([0x062F, 0x0630], 0.5, 0.5),
    ([0x0631, 0x0632, 0x0698], 0.38, 0.38),
    ([0x0633, 0x0634], 0.82, 1.24),
    ([0x0635, 0x0636], 0.93, 1.33),
    ([0x0637, 0x0638], 0.69, 0.81),
    ([0x0639, 0x063A], 0.51, 0.52),
    ([0x0641], 0.47, 1.04),
    ([0x0642], 0.47, 0.79),
    ([0x0643], 0.46, 0.9),
    ([0x0644], 0.28, 0.71),
    ([0x0645], 0.55, 0.52),
    ([0x0646], 0.31, 0.71),
    ([0x0647], 0.54, 0.45),
    ([0x0624, 0x0648], 0.46, 0.46),
    ([0x064A, 0x06CC], 0.34, 0.75),
    ([0x0621], 0.41, 0.41),
    ([0x0626], 0.31, 0.75),
    ([0x0629], 0.45, 0.45),
    ([0x0649], 0.75, 0.75),
    ([0x0686], 0.61, 0.69),
    ([0x06A9, 0x06AF], 0.46, 0.93),
  ]

  /// The comma, the semicolon, the question mark and the digits.
  private static let others: [UInt32: CGFloat] = [
    0x060C: 0.33, 0x061B: 0.34, 0x061F: 0.43, 0x0660: 0.3, 0x0661: 0.28, 0x0662: 0.49, 0x0663: 0.58,
    0x0664: 0.48, 0x0665: 0.53, 0x0666: 0.5, 0x0667: 0.58, 0x0668: 0.58, 0x0669: 0.49,
  ]
}
