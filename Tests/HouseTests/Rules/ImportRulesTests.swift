import Testing

/// Who may import what: the boundaries that keep the package in layers.
@Suite struct ImportRulesTests {
  private let imports: [String: Set<String>]
  /// The files that import each module.
  private let importers: [String: Set<String>]

  /// The modules that each target imports, from its files.
  init() throws {
    var imports: [String: Set<String>] = [:]
    var importers: [String: Set<String>] = [:]
    for path in try House.files(below: "Sources", endingIn: ".swift") {
      let target = String(path.split(separator: "/")[1])
      for line in try House.text(of: path).split(separator: "\n") {
        guard let module = Self.module(importedIn: line) else { continue }
        imports[target, default: []].insert(module)
        importers[module, default: []].insert(String(path.dropFirst("Sources/".count)))
      }
    }
    self.imports = imports
    self.importers = importers
  }

  private static func module(importedIn line: Substring) -> String? {
    var words = line.split(separator: " ")
    while let first = words.first,
      first.hasPrefix("@")
        || ["public", "package", "internal", "fileprivate", "private"].contains(first)
    {
      words.removeFirst()
    }
    guard line.first?.isWhitespace == false, words.count > 1, words[0] == "import" else {
      return nil
    }
    // `import func Glibc.open` names the module first.
    return words.last?.split(separator: ".").first.map(String.init)
  }

  @Test func findsImports() {
    #expect(imports["Scene"]?.isSuperset(of: ["Gallery", "Motion", "UIKit"]) == true)
  }

  @Test func onlyTheseImportUIKit() {
    let importers = imports.filter { $0.value.contains("UIKit") }.keys.sorted()
    let allowed = ["Conformance", "Gallery", "LayoutTesting", "Scene"]
    // A program that `tessera try` makes hands layouts over there, and knows nothing else of ours.
    let ofCommandLine = (importers.contains("TesseraCLI") ? self.importers["UIKit"] ?? [] : [])
      .filter { $0.hasPrefix("TesseraCLI/") }
    #expect(ofCommandLine == ["TesseraCLI/Run.swift"])
    for importer in importers where importer != "TesseraCLI" { #expect(allowed.contains(importer)) }
  }

  @Test func applesNamesKnowNothingOfOurs() {
    // Notation is below everything.
    let ours = Set(imports.keys).subtracting(["CoreGraphics", "Notation", "QuartzCore", "UIKit"])
    for target in ["CoreGraphics", "QuartzCore", "UIKit"] {
      #expect(imports[target, default: []].isDisjoint(with: ours), "\(target)")
    }
    #expect(imports["Gallery"] == ["UIKit"])
    #expect(imports["Notation", default: []] == [])
    #expect(imports["Platform", default: []].isDisjoint(with: ours.subtracting(["Platform"])))
  }

  /// The C library, by the names that it has on one system or another.
  private static let systems: Set<String> = [
    "Android", "Bionic", "CRT", "Darwin", "Glibc", "Musl", "SwiftGlibc", "WASILibc", "WinSDK",
  ]

  @Test func onlyPlatformCallsTheSystem() {
    let importers = imports.filter { !$0.value.isDisjoint(with: Self.systems) }.keys.sorted()
    #expect(importers == ["Platform"], "call the system by a type of Platform")
  }

  @Test(arguments: [
    ("internal import Glibc", "Glibc"), ("import func Glibc.open", "Glibc"),
    ("@preconcurrency private import struct Musl.stat", "Musl"), ("import Scene", "Scene"),
    ("  import Scene", nil), ("// import Scene", nil),
  ]) func seesWhatIsImported(_ line: String, _ module: String?) {
    #expect(Self.module(importedIn: line[...]) == module)
  }

  /// Files, processes and variables have one way each, whose errors say what was done to which file.
  @Test func nobodyTakesFoundationForWhatPlatformHas() throws {
    let words = ["FileManager", "FileHandle(", "Process(", "ProcessInfo", "popen(", "Pipe()"]
    // It knows nothing of ours.
    let allowed: Set = [
      "Sources/UIKit/Views/UIImage.swift"
    ]
    var found: Set<String> = []
    for path in try House.files(below: "Sources", endingIn: ".swift")
    where !path.hasPrefix("Sources/Platform/") {
      let isUsed = try House.text(of: path).split(separator: "\n").contains { line in
        !line.drop { $0 == " " }.hasPrefix("//")
          && words.contains { word in
            line.split(separator: word, omittingEmptySubsequences: false).dropLast().contains {
              !($0.last.map { $0.isLetter || $0 == "." } ?? false)
            }
          }
      }
      if isUsed { found.insert(path) }
    }
    #expect(found == allowed)
  }

  @Test func eachCLibraryHasOneDoor() throws {
    let libraries = try House.text(of: "Package.swift").split(separator: ".systemLibrary(")
      .dropFirst().map { String($0.split(separator: "\"", omittingEmptySubsequences: false)[1]) }
    #expect(libraries.count > 5)
    for library in libraries {
      let files = importers[library, default: []]
      #expect(files.count == 1, "\(library) is called by \(files.sorted()): one file wraps it")
    }
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
