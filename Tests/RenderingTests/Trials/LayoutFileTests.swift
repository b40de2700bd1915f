import SceneFormat
import Testing

@testable import Rendering

/// Layouts are found by what the file declares, not by what it says elsewhere.
@Suite struct LayoutFileTests {
  private func names(_ texts: String...) -> [String] {
    let sources = texts.enumerated().map {
      SourceFile(path: "\($0.offset).swift", text: $0.element)
    }
    return LayoutFile.read(sources).flatMap(\.layouts).map(\.name)
  }

  @Test func findsClassesOfUIKitsLayouts() {
    #expect(
      names(
        """
        import UIKit
        public final class A: UICollectionViewLayout {}
        @MainActor @available(iOS 13, *) class B: UICollectionViewFlowLayout, Sendable { func x() { if true {} } }
        fileprivate class C: UIKit.UICollectionViewCompositionalLayout {}
        class D: UIView {}
        """) == ["A", "B", "C"])
  }

  @Test func knowsTheClassesOfOtherFiles() {
    #expect(
      names("class A: Base {}", "class Base: Root {}", "class Root: UICollectionViewLayout {}") == [
        "A", "Base", "Root",
      ])
  }

  @Test(arguments: [
    "// class A: UICollectionViewLayout {}", "/* /* */ class A: UICollectionViewLayout {} */",
    #"let text = "class A: UICollectionViewLayout {}""#,
    "let text = \"\"\"\nclass A: UICollectionViewLayout {}\n\"\"\"",
    ##"let text = #"class " A: UICollectionViewLayout {}"#"##,
    #"let text = "\(["a": "}"]) class A: UICollectionViewLayout {}""#,
    "func make() { class A: UICollectionViewLayout {} }", "class A<T>: UICollectionViewLayout {}",
    "enum Outer { private class A: UICollectionViewLayout {} }",
    "protocol A { func make() -> UICollectionViewLayout }",
    "class A: UICollectionViewLayoutAttributes {}",
    "class Holder { class func a() {}; class var b: Int { 0 } }",
    "class A: UIView { let x: UICollectionViewLayout? = nil }",
    "func make(_ a: Int) -> UICollectionViewLayout { fatalError() }",
  ]) func looksPast(_ text: String) {
    #expect(names(text).isEmpty)
  }

  @Test func findsFunctionsThatAnswerLayouts() {
    #expect(
      names(
        """
        func top() -> UICollectionViewLayout { fatalError() }
        class Screen: UIViewController {
          private func createLayout() -> UICollectionViewLayout { { fatalError() }() }
          static func section() -> NSCollectionLayoutSection { fatalError() }
          func title() -> String { "" }
        }
        extension Screen { func other() -> UICollectionViewCompositionalLayout { fatalError() } }
        """) == ["top", "Screen.createLayout", "Screen.section", "Screen.other"])
  }

  @Test func tellsThePlace() throws {
    let source = SourceFile(
      path: "a.swift", text: "import UIKit\n\n  final class Ä: UICollectionViewLayout {}\n")
    let layout = try #require(LayoutFile.read([source]).first?.layouts.first)
    #expect(layout.span.place == "a.swift:3:9")
  }

  @Test(arguments: [
    "\"", "\"\"\"", "/*", "#\"", "class", "class A", "class A:", "func", "func a(", "@", "}}}}",
    "\"\\(", "extension", "class A: B<",
  ])
  func readsWhateverEndsEarly(_ text: String) {
    #expect(names(text).isEmpty)
  }
}
