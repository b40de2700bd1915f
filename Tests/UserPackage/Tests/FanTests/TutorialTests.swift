import Foundation
import Testing

/// The tutorial in Tessera's catalogue shows the package that is compiled here, and what its program answers.
@Suite struct TutorialTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let catalogue = package.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Tessera.docc")

  private static func text(_ file: String, in folder: URL = catalogue) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  @Test(arguments: [
    ("FanLayout-1.swift", "Sources/FanStart/FanLayout.swift"),
    ("FanLayout-2.swift", "Sources/Fan/FanLayout.swift"),
    ("main.swift", "Sources/hand/main.swift"),
    ("FanTests.swift", "Tests/FanTests/FanTests.swift"),
    ("motion.txt", "Tests/FanTests/Goldens/FanTests/cardsAreDealtFromAbove.motion.attrs"),
  ])
  func showsTheFileAsItIsCompiled(name: String, file: String) throws {
    #expect(try Self.text("Code/" + name) == Self.text(file, in: Self.package))
  }

  @Test func showsAManifestOfLinesThatAreBuilt() throws {
    let manifest = try Self.text("Package.swift", in: Self.package)
    for line in try Self.text("Code/Package.swift").split(separator: "\n") {
      guard !line.contains("path:"), !line.contains("\"Hand\"") else { continue }
      #expect(manifest.contains(line), "\(line)")
    }
  }

  // MARK: Commands

  /// A folder as the reader of the tutorial has it.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("hand-\(UUID().uuidString)")

    init(scene: String) throws {
      try FileManager.default.createDirectory(
        at: url.appendingPathComponent("Sources/Fan/Fan.docc"), withIntermediateDirectories: true)
      for (listing, file) in [
        (scene, "fan.scene.json"), ("page-1.txt", "Sources/Fan/Fan.docc/Fan.md"),
      ] {
        try TutorialTests.text("Code/" + listing)
          .write(to: url.appendingPathComponent(file), atomically: true, encoding: .utf8)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// All that the program says.
    func hand(_ words: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("hand")
      process.arguments = words
      process.currentDirectoryURL = url
      let pipe = Pipe()
      (process.standardOutput, process.standardError) = (pipe, pipe)
      try process.run()
      let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("fan-1.scene.json", "render.txt"), ("fan-2.scene.json", "check.txt"),
    ("fan-2.scene.json", "docs.txt"),
  ])
  func showsWhatTheProgramSays(scene: String, listing: String) throws {
    let folder = try Folder(scene: scene)
    var said = ""
    for line in try Self.text("Code/" + listing).split(separator: "\n") where line.hasPrefix("$ ") {
      let words = line.split(separator: " ").map(String.init)
      #expect(words.prefix(4) == ["$", "swift", "run", "hand"])
      said += try line + "\n" + folder.hand(Array(words.dropFirst(4)))
    }
    #expect(try said == Self.text("Code/" + listing))
    guard listing == "docs.txt" else { return }
    let page = try Self.text("Sources/Fan/Fan.docc/Fan.md", in: folder.url)
    #expect(try page == Self.text("Code/page-2.txt"))
  }

  /// `RECORD=1` draws them anew.
  @Test func itsFiguresAreCurrent() throws {
    let folder = try Folder(scene: "fan-1.scene.json")
    let isRecorded = ProcessInfo.processInfo.environment["RECORD"] == "1"
    let words = ["docs"] + (isRecorded ? [] : ["--check"])
    let said = try folder.hand(words + ["--allow-read", Self.catalogue.path, Self.catalogue.path])
    #expect(isRecorded || said == "6 figures are current\n", "\(said)")
  }
}
