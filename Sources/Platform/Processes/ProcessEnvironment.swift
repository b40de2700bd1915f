internal import Glibc

/// The variables that this process was started with.
package enum ProcessEnvironment {
  /// As the system has them: `PATH=/bin`.
  package static var entries: [String] {
    var entries: [String] = []
    var next = unsafe environ
    while let entry = unsafe next.pointee {
      unsafe entries.append(String(cString: entry))
      unsafe next += 1
    }
    return entries
  }

  /// In the order of their names.
  package static var variables: [(name: String, value: String)] {
    entries.compactMap { entry in
      guard let sign = entry.firstIndex(of: "="), sign != entry.startIndex else { return nil }
      return (String(entry[..<sign]), String(entry[entry.index(after: sign)...]))
    }.sorted { $0.0 < $1.0 }
  }

  /// By their names. Of two that have the same the first one counts, as for the system.
  package static var values: [String: String] {
    Dictionary(variables.map { ($0.name, $0.value) }) { first, _ in first }
  }

  package static func set(_ name: String, to value: String) { _ = unsafe setenv(name, value, 1) }

  package static func remove(_ name: String) { _ = unsafe unsetenv(name) }
}
