public import CoreGraphics
internal import Drawing

/// Pictures that are to stay as they were accepted.
public struct PictureExpectation: Equatable, Sendable {
  /// The name of the list beside the scene; the pictures lie in its folder.
  public var list: String
  /// The types of outputs whose files are held; nil for all that are pictures.
  public var kinds: Set<String>?
  /// The differences that are let pass; nil where the scene says nothing about it.
  public var profile: PictureProfile?
  /// The parts that are not looked at.
  public var ignored: [IgnoredPart] = []

  /// How much of a difference is let pass.
  public enum PictureProfile: String, Equatable, Sendable, CaseIterable {
    /// Nothing: any pixel counts.
    case exact
    /// Edges that another rasteriser draws of the same drawing.
    case crossVersion = "cross-version"
    /// That, and what is lost when pictures are compressed.
    case fuzzy
  }

  /// A part of pictures that is not looked at.
  public enum IgnoredPart: Equatable, Sendable {
    /// All of an element, by its name or the identifier of its item, or the painted parts of a mask beside the scene.
    case named(Spanned<String>)
    /// An area of the pictures, in points.
    case area(CGRect)

    init?(_ node: Node) {
      if let text = node.spannedText {
        self = .named(text)
      } else if let numbers = node.numbers, numbers.count == 4 {
        self = .area(
          CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      } else {
        return nil
      }
    }

    /// As a file would have it.
    var written: String {
      switch self {
      case .named(let word): "\"\(word.value)\""
      case .area(let area):
        "[" + area.numbers.map { NumberText.text($0) }.joined(separator: ", ") + "]"
      }
    }
  }
}

extension CGRect {
  /// As files have it: x, y, width, height.
  fileprivate var numbers: [CGFloat] { [minX, minY, width, height] }
}
