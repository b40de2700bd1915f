import Testing

/// Who may import what: the boundaries that keep the package in layers.
@Suite struct ImportRulesTests {
  private let imports: [String: Set<String>]

  /// The modules that each target imports, from its files.
  init() throws {
    var imports: [String: Set<String>] = [:]
    for path in try House.files(below: "Sources", endingIn: ".swift") {
      let target = String(path.split(separator: "/")[1])
      for line in try House.text(of: path).split(separator: "\n") {
        guard let module = Self.module(importedIn: line) else { continue }
        imports[target, default: []].insert(module)
      }
    }
    self.imports = imports
  }

  private static func module(importedIn line: Substring) -> String? {
    var words = line.split(separator: " ")
    while let first = words.first,
      first.hasPrefix("@") || ["public", "package", "internal"].contains(first)
    {
      words.removeFirst()
    }
    guard line.first?.isWhitespace == false, words.count > 1, words[0] == "import" else {
      return nil
    }
    return words.last.map(String.init)
  }

  @Test func findsImports() {
    #expect(imports["Scene"]?.isSuperset(of: ["Gallery", "Motion", "UIKit"]) == true)
  }

  @Test func onlyTheseImportUIKit() {
    let importers = imports.filter { $0.value.contains("UIKit") }.keys.sorted()
    let allowed = ["Conformance", "Gallery", "LayoutTesting", "Scene"]
    for importer in importers { #expect(allowed.contains(importer)) }
  }

  @Test func applesNamesKnowNothingOfOurs() {
    // Notation is below everything.
    let ours = Set(imports.keys).subtracting(["CoreGraphics", "Notation", "QuartzCore", "UIKit"])
    for target in ["CoreGraphics", "QuartzCore", "UIKit"] {
      #expect(imports[target, default: []].isDisjoint(with: ours), "\(target)")
    }
    #expect(imports["Gallery"] == ["UIKit"])
    #expect(imports["Notation", default: []] == [])
    #expect(imports["Platform", default: []] == ["Foundation", "Glibc", "Notation"])
  }

  @Test func eachCLibraryHasOneImporterAndItsDebianPackageIsInstalled() throws {
    let installed = try House.packages()
    let manifest = try House.text(of: "Package.swift")
    for declaration in manifest.split(separator: ".systemLibrary(").dropFirst() {
      let strings = declaration.prefix(400).split(separator: "\"", omittingEmptySubsequences: false)
      let library = String(strings[1])
      #expect(imports.values.count { $0.contains(library) } == 1, "\(library)")
      let packages =
        declaration.split(separator: ".apt([").dropFirst().first?
        .prefix { $0 != "]" }.split(separator: "\"") ?? []
      for package in packages where package.contains("-dev") {
        #expect(installed.contains(String(package)), "\(library) needs \(package)")
      }
    }
  }
}
