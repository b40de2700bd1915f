import Foundation

extension TemporaryFolder {
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// The bytes of every file, by name.
  var contents: [String: Data] {
    get throws {
      var contents: [String: Data] = [:]
      for name in files { contents[name] = try Data(contentsOf: URL(fileURLWithPath: path(name))) }
      return contents
    }
  }
}
