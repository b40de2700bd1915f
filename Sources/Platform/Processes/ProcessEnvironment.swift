/// The variables that this process was started with.
package enum ProcessEnvironment {
  /// As the system has them: `PATH=/bin`.
  package static var entries: [String] {
    ProcessCalls.variables.map { String(decoding: $0, as: UTF8.self) }
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

  package static func set(_ name: String, to value: String) {
    ProcessCalls.setVariable(name, to: value)
  }

  package static func remove(_ name: String) { ProcessCalls.removeVariable(name) }
}
