import CoreGraphics
import Motion

/// The names of elements for those who read paths: "leek (2-1)".
struct CallNames {
  private let before: [String: String]
  private let after: [String: String]
  /// The roles of items that an update names, by their paths before it and after it.
  private let roles: (before: [String: Role], after: [String: Role])

  init(before: LayoutSnapshot?, after: LayoutSnapshot?, roles: StepRoles? = nil) {
    self.before = Self.names(before)
    self.after = Self.names(after)
    self.roles = (
      Self.roles(in: roles?.columns?.before, .before, of: roles),
      Self.roles(in: roles?.columns?.after, .after, of: roles)
    )
  }

  private static func roles(
    in column: DataColumn?, _ side: StepRoles.Side, of roles: StepRoles?
  ) -> [String: Role] {
    var known: [String: Role] = [:]
    for (section, content) in (column?.sections ?? []).enumerated() {
      for case .item(let id, let index) in content.rows {
        known["\(section)-\(index)"] = roles?.role(of: id, side)
      }
    }
    return known
  }

  /// The role that all of the items at the paths have; nil where they differ, or nobody knows.
  func role(at paths: [String], _ side: StepRoles.Side) -> Role? {
    let known = side == .before ? roles.before : roles.after
    let found = Set(paths.map { known[$0] })
    return found.count == 1 ? found.first.flatMap(\.self) : nil
  }

  private static func names(_ layout: LayoutSnapshot?) -> [String: String] {
    let elements = layout?.elements.filter { $0.id.identifier != nil } ?? []
    return Dictionary(elements.map { ($0.spokenKey, $0.id.label) }) { first, _ in first }
  }

  /// The one that stood at the place before the change, or stands there since.
  ///
  /// - Parameter key: as conversations have it: "cell 2-1".
  func name(of key: String, isBefore: Bool = false) -> String? {
    (isBefore ? before : after)[key]
  }

  /// The name with its place, or the place alone.
  func words(for key: String, isBefore: Bool = false) -> String {
    guard let name = name(of: key, isBefore: isBefore) else { return ElementNoun.short(key) }
    let path = key.split(separator: " ").last.map(String.init) ?? key
    return "\(name) (\(path))"
  }
}

/// The kinds of elements by the first word that conversations have for them.
enum ElementNoun {
  /// "9 cells, 3 headers": in the order of cells, views and decorations.
  static func counts(_ keys: [String]) -> String {
    var kinds: [Kind] = []
    var counts: [Int] = []
    for key in keys {
      let kind = Kind(key)
      if let place = kinds.firstIndex(of: kind) {
        counts[place] += 1
      } else {
        kinds.append(kind)
        counts.append(1)
      }
    }
    let sorted = zip(kinds, counts).enumerated().sorted {
      ($0.element.0.rank, $0.offset) < ($1.element.0.rank, $1.offset)
    }
    let told = sorted.prefix(3).map { CountWords.digits($0.element.1, $0.element.0.noun) }
    return told.joined(separator: ", ") + (sorted.count > 3 ? ", …" : "")
  }

  /// "header 0-0" for the long names of supplementary views.
  static func short(_ key: String) -> String {
    let path = key.split(separator: " ").last.map(String.init) ?? ""
    return "\(Kind(key).noun.one) \(path)".trimmedEnd
  }

  private struct Kind: Equatable {
    let rank: Int
    let noun: Noun

    init(_ key: String) {
      guard let quote = key.firstIndex(of: "'") else {
        (rank, noun) = (0, Noun("cell", "cells"))
        return
      }
      let kind = String(key[key.index(after: quote)...].prefix { $0 != "'" })
      let name = (ElementKind.supplementary(kind).shortName ?? kind).shortened(to: 20).onOneLine
      rank = key.hasPrefix("supplementary") ? 1 : 2
      noun = name.isEmpty ? Noun("view", "views") : Noun(name, name + "s")
    }
  }
}

extension String {
  fileprivate var trimmedEnd: String { hasSuffix(" ") ? String(dropLast()) : self }
}
