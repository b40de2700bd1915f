import Foundation

/// The names that the SDK has, by family, one a line: `Fixtures/api`.
struct ApiList {
  static let folder = "Fixtures/api"

  let family: String
  let names: [String]

  /// The list of names that belong to later work.
  static let later = "later"

  static func all() throws -> [ApiList] {
    try House.files(below: folder, endingIn: ".txt").map { path in
      let lines = try House.text(of: path).split(separator: "\n").map(String.init)
      return ApiList(
        family: String(path.fileName.dropLast(4)), names: lines.filter { !$0.hasPrefix("#") })
    }
  }

  /// The type that a name is, or is a member of.
  static func type(of name: String) -> String {
    let path = name.prefix { $0 != "(" }
    guard let dot = path.lastIndex(of: "."),
      !(path[path.index(after: dot)...].first?.isUppercase ?? false)
    else { return String(path) }
    return String(path[..<dot])
  }

  /// The name without its type.
  static func member(of name: String) -> String {
    String(name.dropFirst(type(of: name).count).drop { $0 == "." })
  }
}
