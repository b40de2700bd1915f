import Motion
import UIKit

/// Two attribute tables, element by element.
struct TableComparison {
  private let expected: [Key: AttributeRow]
  private let actual: [Key: AttributeRow]
  /// In the order of the tables, the expected one first.
  private let keys: [Key]
  private let tolerance: CGFloat

  private struct Key: Hashable {
    var step: String?
    var phase: AttributePhase?
    var kind: ElementKind
    var name: String
    /// Several rows may be alike in all of these.
    var number: Int
  }

  init(expected: AttributeTable, actual: AttributeTable, tolerance: CGFloat) {
    let (first, firstKeys) = Self.indexed(expected)
    let (second, secondKeys) = Self.indexed(actual)
    self.expected = first
    self.actual = second
    keys = firstKeys + secondKeys.filter { first[$0] == nil }
    self.tolerance = tolerance
  }

  private static func indexed(_ table: AttributeTable) -> ([Key: AttributeRow], [Key]) {
    var rows: [Key: AttributeRow] = [:]
    var keys: [Key] = []
    for row in table.rows {
      let name = row.id ?? row.path.map { String($0) }.joined(separator: "-")
      var key = Key(step: row.step, phase: row.phase, kind: row.kind, name: name, number: 0)
      while rows[key] != nil { key.number += 1 }
      rows[key] = row
      keys.append(key)
    }
    return (rows, keys)
  }

  /// What differs, a line for each element: `sync after cat: y 320 → 328 (+8)`.
  var lines: [String] {
    keys.compactMap { key in
      let parts: [String]
      switch (expected[key], actual[key]) {
      case (let before?, let after?): parts = differences(before, after)
      case (.some, nil): parts = ["is missing"]
      case (nil, .some): parts = ["is new"]
      case (nil, nil): parts = []
      }
      guard !parts.isEmpty else { return nil }
      let place = [key.step, key.phase?.text, key.kind.name, key.name].compactMap(\.self)
      return place.joined(separator: " ") + ": " + parts.joined(separator: ", ")
    }
  }

  private func differences(_ before: AttributeRow, _ after: AttributeRow) -> [String] {
    var parts: [String] = []
    let numbers: [(String, CGFloat, CGFloat)] = [
      ("x", before.frame.minX, after.frame.minX), ("y", before.frame.minY, after.frame.minY),
      ("width", before.frame.width, after.frame.width),
      ("height", before.frame.height, after.frame.height), ("alpha", before.alpha, after.alpha),
    ]
    for (name, old, new) in numbers where abs(new - old) > tolerance {
      let sign = new > old ? "+" : "−"
      parts.append(
        "\(name) \(NumberText.text(old)) → \(NumberText.text(new))"
          + " (\(sign)\(NumberText.text(abs(new - old))))")
    }
    if before.zIndex != after.zIndex { parts.append("zIndex \(before.zIndex) → \(after.zIndex)") }
    if before.isHidden != after.isHidden {
      parts.append("hidden \(before.isHidden) → \(after.isHidden)")
    }
    if before.path != after.path {
      let paths = [before.path, after.path].map { $0.map { String($0) }.joined(separator: "-") }
      parts.append("path \(paths[0]) → \(paths[1])")
    }
    if before.transform != after.transform { parts.append("another transform") }
    return parts
  }
}
