package import CoreGraphics

extension DrawingDifference {
  /// The element of the scene that something is drawn for, by its mark, and which part of it.
  package struct Owner: Hashable, Sendable {
    /// Files do not name parts: they are told by their forms.
    package enum Part: Hashable, Sendable {
      /// The first thing that is drawn of an element, below everything else but its shadow; as large as the element.
      case ground
      /// The same where it leaves room around itself.
      case panel
      case border, shadow
      /// A pill around a letter or two.
      case badge(String)
      /// A shape with a symbol on it, and the symbol.
      case icon, symbol
      /// Not thicker than a point.
      case line
      case shape, text, image, group
    }

    package let mark: String
    /// nil for all of it.
    package let part: Part?
  }

  /// One property that differs.
  package enum Clause: Hashable, Sendable {
    case moved(dx: CGFloat, dy: CGFloat)
    /// Turned, scaled or skewed, in words.
    case transformed(String)
    /// The lines of a path, besides its size.
    case outline
    case property(String, before: String, after: String)
    /// Something that the element refers to, and the differences in there.
    case definition(String, String)
    case kind(String, String)
    case order(String)
    /// A motion, or its value at a moment; the drawings look different from so many seconds on.
    case motion(String, before: String, after: String, from: Double)
  }
}

extension DrawingDifference.Clause {
  package var text: String {
    switch self {
    case .moved(let dx, let dy): "moved by (\(Self.signed(dx)), \(Self.signed(dy)))"
    case .transformed(let words): words
    case .outline: "outline changed"
    case .property(let key, let before, let after): "\(key) \(before) → \(after)"
    case .definition(let key, let words): "\(key) (\(words))"
    case .kind(let before, let after): "\(before) → \(after)"
    case .order(let words): "drawn in another order: \(words)"
    case .motion(let name, let before, let after, _): "\(name) \(before) → \(after)"
    }
  }

  private static func signed(_ number: CGFloat) -> String {
    (NumberText.rounded(number) > 0 ? "+" : "") + NumberText.text(number)
  }
}

extension [DrawingDifference.Clause] {
  var text: String { map(\.text).joined(separator: ", ") }
}
