import Foundation
import Readers

extension TemporaryFolder {
  /// The bytes of one of its files.
  func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// The bytes of every file, by name.
  var contents: [String: Data] {
    get throws {
      var contents: [String: Data] = [:]
      for name in files { contents[name] = try Data(contentsOf: URL(fileURLWithPath: path(name))) }
      return contents
    }
  }
}
