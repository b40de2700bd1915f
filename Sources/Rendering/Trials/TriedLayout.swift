package import SceneFormat

/// A layout that a Swift file has, and the code that makes it.
package struct TriedLayout: Equatable {
  /// `HexLayout`, `GridViewController.createLayout`
  package let name: String
  /// The place of its declaration.
  package let span: SourceSpan
  /// The types that its code lies in, the outermost first.
  let outer: [String]
  /// An expression, as it stands in the innermost of them.
  let code: String

  init(_ layout: SwiftDeclarations.Class, at span: SourceSpan) {
    name = (layout.outer + [layout.name]).joined(separator: ".")
    (self.span, outer) = (span, layout.outer)
    code = "\(layout.name)()"
  }

  init(_ function: SwiftDeclarations.Function, at span: SourceSpan) {
    name = (function.outer + [function.name]).joined(separator: ".")
    (self.span, outer) = (span, function.outer)
    let call = "\(function.name)()"
    let made =
      function.isStatic || outer.isEmpty ? call : "\(outer.joined(separator: "."))().\(call)"
    let isSection = function.result == "NSCollectionLayoutSection"
    code = isSection ? "UICollectionViewCompositionalLayout(section: \(made))" : made
  }

  /// Code for the end of its file, where private names are known, too.
  /// - Parameters:
  ///   - function: the name under which other files call it.
  ///   - place: the file that the compiler names where this code is wrong.
  func text(function: String, place: String) -> String {
    let head = "@MainActor func \(function)() -> UICollectionViewLayout"
    guard !outer.isEmpty else {
      return "#sourceLocation(file: \"\(place)\", line: 1)\n\(head) { \(code) }\n"
    }
    let type = outer.joined(separator: ".")
    return """
      #sourceLocation(file: "\(place)", line: 1)
      extension \(type) { @MainActor fileprivate static func \(function)_() -> UICollectionViewLayout { \(code) } }
      \(head) { \(type).\(function)_() }

      """
  }
}
