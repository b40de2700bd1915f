import Foundation
import Readers

extension TemporaryFolder {
  /// The bytes of every file, by name.
  var contents: [String: Data] {
    get throws {
      var contents: [String: Data] = [:]
      for name in files { contents[name] = try Data(contentsOf: URL(fileURLWithPath: path(name))) }
      return contents
    }
  }
}
