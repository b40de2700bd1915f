/// Paths as texts.
enum RelativePath {
  /// The path before the last slash; `.` where there is none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  static func joined(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The way to a file from a folder, where both are named from the same place below which they lie.
  static func path(to file: String, from folder: String) -> String {
    let (file, folder) = (parts(of: file), parts(of: folder))
    let shared = zip(file.dropLast(), folder).prefix { $0 == $1 }.count
    let back = Array(repeating: "..", count: folder.count - shared)
    return (back + file.dropFirst(shared)).joined(separator: "/")
  }

  private static func parts(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }
}
