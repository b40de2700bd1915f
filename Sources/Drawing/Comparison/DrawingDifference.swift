package import CoreGraphics

/// How the drawings of two SVG files of ours differ, element by element.
package struct DrawingDifference: Equatable, Sendable {
  package let changes: [Change]
  /// That of both, where they are as large.
  package let size: CGSize?

  /// The outcome for something that is drawn.
  package struct Change: Equatable, Sendable {
    /// Names from the outside to the inside, such as `Ann, rect`.
    package let place: String
    package let kind: Kind
    /// nil for what stands in no element of the scene.
    package let owner: Owner?
    /// The part of its element, or of the drawing, that the thing is; nil for all of it.
    package let part: Owner.Part?
    /// The area in the drawing that the thing takes, before and after together; nil where the files do not tell.
    package var box: CGRect?

    package enum Kind: Equatable, Sendable {
      case added, removed
      /// One clause for each property, such as `moved by (+1, 0)`.
      case changed([Clause])
    }
  }

  package var isNone: Bool { changes.isEmpty }

  /// Compares two files; what is not of ours is refused, and which of the two it is is said.
  /// - Parameter theme: whose colours alone are compared; nil compares all that the files have.
  package init(_ before: [UInt8], _ after: [UInt8], on theme: Theme? = nil) throws(Fault) {
    guard before != after else {
      (changes, size) = ([], nil)
      return
    }
    let table = SVGDefinitionTable()
    let first: SVGElement
    do throws(SVGReadError) {
      first = try SVGResolver.drawing(before, table, on: theme)
    } catch { throw Fault(isSecond: false, error: error) }
    do throws(SVGReadError) {
      var comparison = DrawingComparison(table)
      let second = try SVGResolver.drawing(after, table, on: theme)
      comparison.compare(first, second, at: .init())
      changes = comparison.changes
      size = first.size == second.size ? first.size : nil
    } catch { throw Fault(isSecond: true, error: error) }
  }

  private init(_ changes: [Change], of size: CGSize?) {
    (self.changes, self.size) = (changes, size)
  }

  /// Without some of the changes.
  package func without(_ isIgnored: (Change) -> Bool) -> DrawingDifference {
    DrawingDifference(changes.filter { !isIgnored($0) }, of: size)
  }

  /// Without words that only another font draws: their text, their size and their place are the same.
  package var exceptFonts: DrawingDifference {
    DrawingDifference(
      changes.filter { change in
        guard case .changed(let clauses) = change.kind else { return true }
        return !clauses.allSatisfy { clause in
          if case .property("font-family", _, _) = clause { true } else { false }
        }
      }, of: size)
  }

  /// Without the titles of the drawings, where they are these: those of two files that are called after themselves.
  package func withoutTitles(_ before: String, _ after: String) -> DrawingDifference {
    let titles = Clause.property("title", before: before, after: after)
    return DrawingDifference(
      changes.compactMap { change in
        guard change.owner == nil, case .changed(let clauses) = change.kind,
          clauses.contains(titles)
        else { return change }
        let rest = clauses.filter { $0 != titles }
        return rest.isEmpty
          ? nil
          : Change(
            place: change.place, kind: .changed(rest), owner: nil, part: change.part,
            box: change.box)
      }, of: size)
  }

  /// The first moment, in seconds, from which on something that moves looks different; nil where all moves alike.
  package var firstMoment: Double? {
    changes.flatMap { change in
      guard case .changed(let clauses) = change.kind else { return [Double]() }
      return clauses.compactMap { clause in
        if case .motion(_, _, _, let start) = clause { start } else { nil }
      }
    }.min()
  }

  // MARK: Faults

  /// Which of the two files cannot be read, and why.
  package struct Fault: Error, Equatable, Sendable {
    package let isSecond: Bool
    package let error: SVGReadError
  }

  /// One line a change: `~ Ann, rect: fill #4c94e8 → #dd5a55`.
  package var lines: [String] {
    changes.map { change in
      switch change.kind {
      case .added: "+ \(change.place)"
      case .removed: "- \(change.place)"
      case .changed(let clauses): "~ \(change.place): \(clauses.text)"
      }
    }
  }

  package var text: String {
    isNone ? "the drawings are the same\n" : lines.map { $0 + "\n" }.joined()
  }
}

extension SVGElement {
  /// That of a whole file.
  fileprivate var size: CGSize? {
    let sides = ["width", "height"].map { properties[$0].flatMap(Double.init) }
    guard let width = sides[0], let height = sides[1], width > 0, height > 0 else { return nil }
    return CGSize(width: width, height: height)
  }
}
