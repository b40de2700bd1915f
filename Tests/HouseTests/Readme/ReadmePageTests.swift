import Scene
import Testing

/// The pages of the package are current.
@Suite struct ReadmePageTests {
  private static let page = "README.md"
  private static let pages = [
    page, "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "Benchmarks/README.md",
    "Documentation/OwnLayouts.md", "Documentation/Requirements.md",
    "Documentation/SnapshotTesting.md", "Documentation/ContinuousIntegration.md",
    "Documentation/DocumentFigures.md", "Documentation/Cookbook.md", "Documentation/Paparazzi.md",
    "Documentation/Screenshots.md", "Documentation/SimulatorTests.md",
  ]

  @Test func isReadInOneGo() throws {
    #expect(
      try House.text(of: Self.page).split(separator: "\n", omittingEmptySubsequences: false).count
        <= 181)
  }

  @Test(arguments: pages) func itsLinksLeadSomewhere(_ page: String) throws {
    let text = try House.text(of: page)
    let folder = page.split(separator: "/").dropLast().map(String.init)
    for link in text.split(separator: "](").dropFirst().map({ $0.prefix { $0 != ")" } }) {
      let parts = link.split(separator: "#", omittingEmptySubsequences: false)
      guard !link.contains("://"), !parts[0].isEmpty else { continue }
      var place = folder
      for part in parts[0].split(separator: "/") {
        if part == ".." { place.removeLast() } else { place.append(String(part)) }
      }
      let path = place.joined(separator: "/")
      #expect(House.exists(path), "\(page): \(link)")
      guard parts.count > 1 else { continue }
      let heads = try House.text(of: path).split(separator: "\n").filter { $0.hasPrefix("#") }
        .map { $0.drop { "# ".contains($0) }.lowercased().replacing(" ", with: "-") }
      #expect(heads.contains(String(parts[1])), "\(page): \(link)")
    }
  }

  @Test @MainActor func showsATableOfTheShowcase() throws {
    let first = try #require(
      Markdown(try House.text(of: "Documentation/OwnLayouts.md")).blocks
        .first { $0.language == "text" })
    #expect(first.text == (try Showcase.exhibits[0].text()))
  }

  /// Those folders are goldens: the tests of figures, of the program and of the user's package draw them anew and compare.
  @Test func itsPicturesAreDrawnByTests() throws {
    let pictures = try House.text(of: Self.page).split(separator: "](").dropFirst()
      .map { String($0.prefix { $0 != ")" }) }.filter { $0.hasSuffix(".svg") }
    #expect(pictures.count >= 5)
    #expect(
      pictures.filter { picture in
        let isDrawn = ["figures", "readme", "user-package"].contains {
          picture.hasPrefix("Fixtures/\($0)/")
        }
        return !isDrawn || !House.exists(picture)
      } == [])
  }

  @Test func itsCommandsAreInTheMakefile() throws {
    let page = Markdown(
      try House.text(of: Self.page) + House.text(of: "CONTRIBUTING.md"))
    let inTables = page.rows.flatMap { $0[0].codeSpans }.filter { $0.hasPrefix("make ") }
    let inBlocks = page.blocks.filter { $0.language == "sh" }
      .flatMap { $0.text.split(separator: "\n").filter { $0.hasPrefix("make ") }.map(String.init) }
    let commands = Set((inTables + inBlocks).map { $0.split(separator: " ")[1] })
    let rules = try House.text(of: "Makefile").split(separator: "\n")
      .flatMap { $0.prefix { $0 != ":" }.split(separator: " ") }
    #expect(commands.filter { !rules.contains($0) } == [])
    #expect(try Self.listedCommands().filter { !inTables.contains($0) } == [])
  }

  /// The commands that `make help` lists.
  private static func listedCommands() throws -> [String] {
    try House.text(of: "Makefile").split(separator: "\n")
      .filter { $0.hasPrefix("#   make ") }
      .map { $0.split(separator: " ")[1...2].joined(separator: " ") }
  }

  @Test func itsFiguresAreThoseOfTheBenchmarks() throws {
    let shown = Markdown(try House.text(of: "Benchmarks/README.md")).rows.filter { $0.count == 3 }
      .map { "\($0[0].codeSpans.joined()) in \($0[2])" }
    let measured = try House.files(below: "Benchmarks", endingIn: ".swift").flatMap { path in
      try House.text(of: path).split(separator: "Benchmark(name: ").dropFirst().map {
        let strings = $0.split(separator: "\"", omittingEmptySubsequences: false)
        // One line tells a row of benchmarks, a type each.
        let name = strings[1].components(separatedBy: "\\(kind.name)").joined(separator: "<type>")
        return "\(name) in \(strings[3])"
      }
    }
    #expect(shown.sorted() == measured.sorted())
  }

  @Test func theMapNamesWhatIsThere() throws {
    let map = try #require(
      Markdown(try House.text(of: "ARCHITECTURE.md")).blocks.last { $0.language == "text" })
    let paths = map.text.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(paths.filter { !House.exists(String($0)) } == [])
    // The two modules for Swift Testing hold nothing.
    let folders = Set(
      try House.files(below: "Sources").map {
        $0.split(separator: "/").prefix(2).joined(separator: "/")
      })
    #expect(folders.filter { !$0.contains("/_") && !paths.contains(Substring($0)) } == [])
  }

  @Test func itsPackagesAreThoseThatTheMakefileInstalls() throws {
    let text = try House.text(of: "Documentation/Requirements.md")
    let shown = Markdown(text).rows.flatMap { $0[0].codeSpans }
    #expect(try shown.sorted() == House.packages().sorted())
  }

  @Test func itsProductsAreThoseOfTheManifest() throws {
    let shown = Markdown(try House.text(of: "Documentation/OwnLayouts.md")).rows
      .filter { $0.count == 2 }.flatMap { $0[0].codeSpans }
    let products = try House.text(of: "Package.swift").split(separator: ".library(name: \"")
      .dropFirst().map { String($0.prefix { $0 != "\"" }) }
    #expect(products.filter { !shown.contains($0) } == [])
  }
}
