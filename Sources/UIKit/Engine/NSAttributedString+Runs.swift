import Foundation

extension NSAttributedString {
  /// The stretches with equal attributes, in their order.
  var runs: [(attributes: [Key: Any], range: NSRange)] {
    var runs: [(attributes: [Key: Any], range: NSRange)] = []
    let whole = NSRange(location: 0, length: length)
    unsafe enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      runs.append((attributes, range))
    }
    return runs
  }

  /// Those of the first character.
  var firstAttributes: [Key: Any] { runs.first?.attributes ?? [:] }

  /// The same text with one attribute all over it.
  func restyled(_ key: Key, _ value: Any) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    // Foundation's `addAttribute` on Linux stops the program where it replaces an object.
    text.addAttributes([key: value], range: NSRange(location: 0, length: length))
    return text
  }

  /// The same text whose fonts of text styles have the size of the traits.
  @MainActor func adjusted(to traits: UITraitCollection) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    for (attributes, range) in runs {
      guard let font = attributes[.font] as? UIFont else { continue }
      text.addAttributes([.font: font.adjusted(to: traits)], range: range)
    }
    return text
  }
}
