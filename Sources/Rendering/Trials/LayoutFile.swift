internal import Notation
package import SceneFormat

/// A Swift file of somebody's, with the layouts that can be made of it.
package struct LayoutFile {
  package let source: SourceFile
  package let layouts: [TriedLayout]
  /// All its names, for a scene that suits it.
  let names: Set<String>
  /// Whether it sets its scroll direction so.
  let isHorizontal: Bool

  private static let bases: Set<String> = [
    "UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout",
  ]

  /// - Parameter others: files that are tried with it: their classes may be what its own stand on.
  package static func read(_ sources: [SourceFile]) -> [LayoutFile] {
    let files = sources.map { source in
      let words = SwiftWords(source.bytes)
      return (source: source, words: words, found: SwiftDeclarations(words))
    }
    let known = layoutClasses(files.flatMap(\.found.classes))
    return files.map { file in
      LayoutFile(
        source: file.source, layouts: layouts(file.found, known, in: Lines(file.source)),
        names: Set(file.words.words.map(\.text)), isHorizontal: isHorizontal(file.words.words))
    }
  }

  private static func isHorizontal(_ words: [SwiftWords.Word]) -> Bool {
    words.map(\.text).firstRange(of: ["scrollDirection", "=", ".", "horizontal"]) != nil
  }

  /// UIKit's and all that stand on them, by name.
  private static func layoutClasses(_ classes: [SwiftDeclarations.Class]) -> Set<String> {
    var known = bases
    var count = 0
    while count != known.count {
      count = known.count
      for layout in classes where layout.supers.first.map(known.contains) == true {
        known.insert(layout.name)
      }
    }
    return known
  }

  private static func layouts(
    _ found: SwiftDeclarations, _ known: Set<String>, in lines: Lines
  ) -> [TriedLayout] {
    let classes = found.classes.filter {
      known.contains($0.name) && !bases.contains($0.name) && !$0.isGeneric && !$0.isPrivate
    }
    let functions = found.functions.filter {
      bases.contains($0.result) || $0.result == "NSCollectionLayoutSection"
    }
    return classes.map { TriedLayout($0, at: lines.span(at: $0.offset)) }
      + functions.map { TriedLayout($0, at: lines.span(at: $0.offset)) }
  }

  /// Lines and columns of bytes.
  private struct Lines {
    let source: SourceFile

    init(_ source: SourceFile) { self.source = source }

    func span(at offset: Int) -> SourceSpan {
      let place = SwiftPlace(offset, in: source.bytes)
      let position = TextPosition(line: place.line, column: place.column + 1)
      return SourceSpan(file: source, start: position, end: position)
    }
  }
}
