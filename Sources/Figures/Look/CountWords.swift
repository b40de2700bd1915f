import CoreGraphics
import Drawing

/// Numbers and lists as a sentence says them.
enum CountWords {
  /// In letters up to twelve, in digits from there on, as sentences say it; labels, captions and sums have digits.
  static func number(_ count: Int) -> String { NumberText.inWords(count) }

  /// "once", "twice", "three times".
  static func times(_ count: Int) -> String {
    count == 1 ? "once" : count == 2 ? "twice" : "\(number(count)) times"
  }

  /// In digits, with a comma before each three.
  static func digits(_ count: Int) -> String { FigureText.number(CGFloat(count)) }

  /// "1 cell", "1,200 cells".
  static func digits(_ count: Int, _ noun: Noun) -> String {
    "\(digits(count)) \(count == 1 ? noun.one : noun.many)"
  }

  /// "one item", "five items".
  static func counted(_ count: Int, _ noun: Noun) -> String {
    "\(number(count)) \(count == 1 ? noun.one : noun.many)"
  }

  /// "Ann", "Ann and Bob", "Ann, Bob and Cat".
  static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

/// The words for the items of a collection, for texts about them: one photo, two photos.
public struct Noun: Hashable, Sendable {
  /// The word for a single item, in lower case.
  public var one: String
  /// The word for no item and for several, in lower case.
  public var many: String

  /// The word for one item, then that for several: no ending is added by itself.
  public init(_ one: String, _ many: String) {
    self.one = one
    self.many = many
  }

  /// "item" and "items", which every figure says unless it is given other words.
  public static let item = Noun("item", "items")
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  /// Words of ours within a sentence; never a name.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

  /// As a sentence that stands by itself: words of ours begin with a capital, names as the data have them.
  var asSentence: String {
    ["header ", "footer "].contains { hasPrefix($0) } ? capitalizedFirst : self
  }
}
