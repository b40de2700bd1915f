internal import CoreGraphics
internal import Drawing

extension Typesetter {
  /// So many different characters stand for all texts of a scene.
  private static let mostCharacters = 4096

  /// Remarks on the characters that no font at hand has, as they are made on pictures that show the texts. It takes
  /// no longer than looking at each letter where the fonts of every text have them all.
  public func uncovered(in texts: [String]) throws(FontError) -> [TextNotice] {
    var characters: [Character] = []
    var seen: Set<Character> = []
    for text in texts where !fonts.covers(text, requiredFiles) {
      for character in text where !character.isASCII && seen.insert(character).inserted {
        characters.append(character)
      }
    }
    guard !characters.isEmpty else { return [] }
    // Apart, so that none joins its neighbour.
    let string = characters.prefix(Self.mostCharacters).map(String.init).joined(separator: " ")
    let style = TextStyle(FontRequest(.system, size: 12), .black)
    return try layOut(DrawText(string, style, in: .zero), width: nil).notices
  }
}
