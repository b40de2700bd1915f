import CoreGraphics
import Motion
import Notation

extension ElementID {
  /// The element's name in figures: its identifier, or its place as the layout counts.
  var label: String {
    let name =
      switch self.name {
      case .identifier(let identifier): identifier
      // A view of the layout as a whole has no place in the data.
      case .path(let path):
        path.last == .max ? "" : path.map(String.init).joined(separator: "–")
      }
    guard let kind = kind.shortName else { return Directions.apart(name.onOneLine) }
    return name.isEmpty ? kind : "\(kind) \(Directions.apart(name.onOneLine))"
  }
}

extension ElementKind {
  /// The kind without the words that all of UIKit's kinds begin with; nil for cells.
  var shortName: String? {
    guard let name else { return nil }
    let prefix = "UICollectionElementKindSection"
    guard name.hasPrefix(prefix), name.count > prefix.count else { return name }
    return name.dropFirst(prefix.count).lowercased()
  }
}

extension String {
  /// Without line breaks, and not longer than anyone reads.
  var onOneLine: String {
    guard utf8.count > 80 || contains(where: \.isNewline) else { return self }
    let line = prefix(80).split(whereSeparator: \.isNewline).joined(separator: " ")
    return count > 80 ? line + "…" : line
  }
}
