/// Which of the values that a layout's own class of attributes adds are taken down.
public enum CustomColumns: Hashable, Sendable {
  /// None of them: a layout is what UIKit knows of it.
  case none
  /// All that can be written.
  case all
  /// Those with these names.
  case named([String])

  /// Whether a value of this name is taken down. The name of a structure stands for all of its parts: `tilt` for
  /// `tilt.angle`.
  public func contains(_ name: String) -> Bool {
    switch self {
    case .none: false
    case .all: true
    case .named(let names): names.contains { name == $0 || name.hasPrefix($0 + ".") }
    }
  }
}
