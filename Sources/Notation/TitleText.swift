/// Titles that stand by themselves, on a window or in a list of files.
package enum TitleText {
  /// The title in one line, without what nobody could see of it; nothing behind it changes its direction.
  package static func line(_ title: String) -> String {
    var text = ""
    for scalar in Directions.balanced(title).unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": text += " "
      default: text.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
      }
    }
    return text
  }
}
