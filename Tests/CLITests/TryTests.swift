import Foundation
import Readers
import Testing

/// `tessera try` compiles somebody's file and shows its layouts, or says why it cannot.
@Suite(.aside) struct TryTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  private static let grid = """
    import UIKit

    private final class Grid: UICollectionViewFlowLayout {
      weak var source: GridRows?
      private lazy var rows: GridRows = NarrowRows()

      override func prepare() {
        itemSize = CGSize(width: (collectionView?.bounds.width ?? 0) / 3 - 10, height: 80)
        minimumLineSpacing = rows.spacing?(below: 0) ?? 1
        minimumInteritemSpacing = rows.gap?(of: 0) ?? 3
        super.prepare()
      }
    }

    final class Sides: UICollectionViewLayout {
      init(sides: Int) { super.init() }
      required init?(coder: NSCoder) { nil }
    }

    final class Screen: UIViewController {
      private func rows() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        return NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
    }

    @objc protocol GridRows {
      @objc optional func spacing(below row: Int) -> CGFloat
      @objc optional func gap(of row: Int) -> CGFloat
    }

    private final class NarrowRows: NSObject, GridRows {
      func spacing(below row: Int) -> CGFloat { 25 }
    }
    """

  @Test func drawsEveryLayoutOfAFile() throws {
    try folder.write(Self.grid, to: "Grid.swift")
    let result = try folder.run("try", "-o", "out", "Grid.swift")
    #expect(result.output == "out/index.html\n")
    #expect(
      result.error.contains("warning[try/not-made]: 'Sides' cannot be made without parameters"))
    #expect(result.error.contains("--> Grid.swift:15:7"))
    #expect(result.code == 0)
    for name in ["Grid", "Screen-rows"] {
      for ending in [
        ".scene.json", ".svg", "-change.svg", "-storyboard.svg", ".attrs", "-inspector.html",
      ] {
        #expect(folder.exists("out/\(name)\(ending)"), "\(name)\(ending)")
      }
    }
    // The member that is there was called, 80 and 25 points a row.
    let rows = try folder.text(of: "out/Grid.attrs").split(separator: "\n")
    #expect(rows.contains { $0.contains("first-4") && $0.contains(" 105 ") })
    #expect(try folder.text(of: "out/index.html").contains("href=\"Grid-inspector.html\""))
  }

  @Test func drawsTheSceneBesideTheFile() throws {
    try folder.write(Self.grid, to: "a.swift")
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [300, 200]}, "layout": {"kind": "Grid"},
       "data": {"sections": [{"id": "own", "items": ["x", "y"]}]}, "outputs": [{"type": "attributes"}]}
      """, to: "Grid.scene.json")
    #expect(try folder.run("try", "-o", "out", "a.swift").code == 0)
    #expect(!folder.exists("out/Grid.scene.json"))
    #expect(folder.exists("out/Grid-attributes.attrs"))
  }

  @Test func saysWhereAFileDoesNotCompile() throws {
    try folder.write(
      "import UIKit\nclass A: UICollectionViewLayout {\n  @objc func go() {}\n  let a: Nope\n}\n",
      to: "a.swift")
    let result = try folder.run("try", "a.swift")
    #expect(result.code == 3)
    #expect(result.error.contains("error[try/compiler]"))
    #expect(!result.error.contains("a.swift:3:"))
    #expect(result.error.contains("--> a.swift:4:"))
    #expect(result.error.contains("tessera try FILE OTHER"))
    #expect(!folder.exists("a-tried"))
  }

  @Test func outlivesALayoutThatStops() throws {
    try folder.write(
      """
      import UIKit
      class Bad: UICollectionViewLayout {
        weak var delegate: UICollectionViewDelegate!
        override func prepare() { delegate.collectionView?(collectionView!, didSelectItemAt: IndexPath(item: 0, section: 0)) }
      }
      """, to: "a.swift")
    let result = try folder.run("try", "a.swift")
    #expect(result.code == 4)
    #expect(result.error.contains("error[run/crash]"))
    #expect(result.error.contains("a.swift:4"))
  }

  /// One that ends the program without a word is no layout that was drawn.
  @Test func tellsOfALayoutThatEndsTheProgram() throws {
    try folder.write(
      "import UIKit\nimport Foundation\nclass A: UICollectionViewFlowLayout { override func prepare() { exit(0) } }\n",
      to: "a.swift")
    let result = try folder.run("try", "a.swift")
    #expect(result.code == 4)
    #expect(result.error.contains("error[run/crash]"))
  }

  @Test(arguments: [
    ("import UIKit\nclass A: UICollectionViewFlowLayout {\n", "a.swift:2:"),
    ("import UIKit\nclass A: UICollectionViewFlowLayout {\n /* open\n}\n", "a.swift:3:"),
  ]) func saysWhatHasNoEnd(_ text: String, _ place: String) throws {
    try folder.write(text, to: "a.swift")
    let result = try folder.run("try", "a.swift")
    #expect(result.code == 3 && result.error.contains("--> \(place)"), "\(result.error)")
    #expect(!result.error.contains("tesseraTried"))
  }

  @Test func stopsALayoutThatNeverEnds() throws {
    try folder.write(
      "import UIKit\nclass Bad: UICollectionViewLayout { override func prepare() { while true {} } }\n",
      to: "a.swift")
    let result = try folder.run("try", "--max-seconds", "3", "a.swift")
    #expect(result.code == 4)
    #expect(result.error.contains("limit/time"))
  }

  @Test(arguments: [
    ("struct A {}\n", "try/no-layout"),
    ("class A: UICollectionViewLayout { init(a: Int) { super.init() } }", "try/compiler"),
  ]) func saysWhatIsMissing(_ text: String, _ code: String) throws {
    try folder.write(text, to: "a.swift")
    let result = try folder.run("try", "a.swift")
    #expect(result.code == 3)
    #expect(result.error.contains(code))
  }

  @Test func saysThatThereIsNoCompiler() throws {
    try folder.write(Self.grid, to: "a.swift")
    let result = try BuiltProgram.run(
      ["try", "a.swift"], environment: ["PATH": "/nowhere"], in: folder.url)
    #expect(result.code == 5)
    #expect(result.error.contains("try/no-compiler"))
  }

  @Test func showsEachSaveOnItsPage() async throws {
    try folder.write(Self.grid, to: "a.swift")
    let program = try RunningProgram(["try", "--watch", "-o", "out", "a.swift"], in: folder.url)
    try await program.wait("the first round") { program.error.contains("ctrl-C ends it") }
    #expect(try folder.text(of: "out/a.live.html").contains("a.live.js"))
    #expect(try folder.text(of: "out/a.live.js").contains("\"pictures\":\"index.html\""))
    try folder.write(Self.grid.replacing("80", with: "eighty"), to: "a.swift")
    try await program.wait("the mistake") {
      (try? folder.text(of: "out/a.live.js"))?.contains("cannot find 'eighty' in scope") == true
    }
    program.send(SIGINT)
    #expect(try await program.code() == 0)
  }
}
