/// The differences of one fingerprint to another, in words: `fonts-inter 4.0 → 4.1: Inter-Bold.otf`.
package struct FingerprintDifference: Equatable, Sendable {
  /// One for each library, each package of fonts and each font of one's own.
  package private(set) var changes: [String] = []
  /// The packages that have the expected fonts, with the versions of these, and the files of one's own.
  package private(set) var wantedPackages: [String] = []
  package private(set) var wantedFiles: [String] = []

  /// Which things count that only one of the two names.
  package enum Scope: Sendable {
    /// A line that was there and is not any more: more fonts than before draw nothing new.
    case expected
    /// All fonts of packages, as two machines have to have the same; which libraries and which fonts of one's own are
    /// in use depends on the scenes.
    case both
  }

  private typealias Name = Fingerprint.Name

  package init(from expected: Fingerprint, to actual: Fingerprint, _ scope: Scope) {
    let named = Set(expected.values.keys).union(actual.values.keys)
    let differing = named.filter {
      Self.counts($0, expected: expected, actual: actual, in: scope)
        && expected.values[$0] != actual.values[$0]
    }
    for (package, names) in Self.groups(differing) {
      let before = Self.versions(names, expected)
      let after = Self.versions(names, actual)
      let files = package.isEmpty ? [] : names.map(Self.file)
      changes.append(
        Self.sentence(
          package.isEmpty ? names[0].text : package, before: before, after: after, files: files))
      note(names, package: package, before: before, expected: expected)
    }
  }

  private static func counts(
    _ name: Name, expected: Fingerprint, actual: Fingerprint, in scope: Scope
  ) -> Bool {
    let isInBoth = expected.values[name] != nil && actual.values[name] != nil
    switch scope {
    case .expected: return isInBoth || (name.kind.isFont && expected.values[name] != nil)
    case .both: return isInBoth || name.kind == .font
    }
  }

  /// The files of a package together, everything else alone, in the order of the lines.
  private static func groups(_ names: Set<Name>) -> [(package: String, names: [Name])] {
    let sorted = names.sorted {
      ($0.kind.rawValue, $0.text) < ($1.kind.rawValue, $1.text)
    }
    var groups: [(package: String, names: [Name])] = []
    for name in sorted {
      let package = name.kind == .font ? package(name) : ""
      if let last = groups.indices.last, !package.isEmpty, groups[last].package == package {
        groups[last].names.append(name)
      } else {
        groups.append((package, [name]))
      }
    }
    return groups
  }

  private static func package(_ name: Name) -> String {
    String(name.text.prefix { $0 != "/" })
  }

  private static func file(_ name: Name) -> String {
    String(name.text.drop { $0 != "/" }.dropFirst())
  }

  private static func versions(_ names: [Name], _ print: Fingerprint) -> [String] {
    Set(names.flatMap { print.values[$0] ?? [] }.map(\.version)).sorted()
  }

  private static func sentence(
    _ what: String, before: [String], after: [String], files: [String]
  ) -> String {
    let (former, present) = (before.joined(separator: ", "), after.joined(separator: ", "))
    let change =
      before.isEmpty
      ? "none → \(present)"
      : after.isEmpty
        ? "\(former) → none"
        : former == present ? "\(former), other bytes" : "\(former) → \(present)"
    guard !files.isEmpty else { return "\(what) \(change)" }
    let more = files.count > 3 ? " and \(files.count - 3) more" : ""
    return "\(what) \(change): \(files.prefix(3).joined(separator: ", "))\(more)"
  }

  private mutating func note(
    _ names: [Name], package: String, before: [String], expected: Fingerprint
  ) {
    guard let first = names.first, !before.isEmpty else { return }
    switch first.kind {
    case .font: wantedPackages.append("\(package) \(before.joined(separator: " or "))")
    case .ownFont: wantedFiles.append("\(first.text) (\(before.joined(separator: " or ")))")
    case .architecture, .library, .program: break
    }
  }
}
