import Foundation
import Testing

/// Whoever copies from the README gets what it says.
@Suite struct ReadmeTests {
  @Test(arguments: [
    "Sources/grid/main.swift", "Sources/album/main.swift",
    "Tests/ReadmeTests/CarouselTests.swift", "Tests/ReadmeTests/FriendsTests.swift",
    "Tests/LayoutGoldenTests/CarouselTests.swift", "Tests/LayoutGoldenTests/WindowTests.swift",
  ])
  func showsTheFileAsItIsCompiled(_ path: String) throws {
    #expect(try Readme().blocks(in: "swift").contains(Readme.text(of: path)))
  }

  /// Whatever is shown stands in a file that is compiled here, paragraph by paragraph, however far from the margin.
  @Test func showsNothingThatIsNotCompiled() throws {
    let files = try Readme.swiftFiles().map { Self.lines(of: $0) }
    for block in try Readme().blocks(in: "swift") where !block.contains("Target.Dependency") {
      for paragraph in block.components(separatedBy: "\n\n") {
        let lines = Self.lines(of: paragraph)
        let isThere = files.contains { file in
          file.indices.contains { file[$0...].starts(with: lines) }
        }
        #expect(isThere, "\(paragraph)")
      }
    }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func showsTheSceneThatIsPlayed() throws {
    #expect(try Readme().blocks(in: "json")[0] == Readme.text(of: "friends.scene.json"))
  }

  @Test func showsAPieceOfTheScene() throws {
    let scene = try Readme.text(of: "album.scene.json")
    let pieces = try Readme().blocks(in: "json").filter { $0.contains("plank") }
    #expect(pieces.count == 1)
    for line in pieces[0].split(separator: "\n") { #expect(scene.contains(line), "\(line)") }
  }

  @Test func namesTheProductsAsTheManifestDoes() throws {
    let manifest = try Readme.text(of: "Package.swift")
    let shown = try Readme().blocks(in: "swift").filter { $0.contains(".product(") }
    #expect(shown.count == 3)
    for line in shown.joined().split(separator: "\n") where !line.contains("path:") {
      #expect(manifest.contains(line), "\(line)")
    }
  }

  @Test func showsWhatTheProgramPrints() throws {
    let runs = try Readme().blocks(in: "console").flatMap(Self.runs)
      .filter { $0.command.hasPrefix("swift run grid") }
    #expect(runs.count == 2)
    for run in runs {
      let arguments = run.command.split(separator: " ").dropFirst(3).map(String.init)
      #expect(try Self.output(of: "grid", arguments) == run.output)
    }
  }

  /// The commands of a transcript, each with the lines below it.
  private static func runs(_ transcript: String) -> [(command: String, output: String)] {
    var runs: [(command: String, output: String)] = []
    for line in transcript.split(separator: "\n") {
      if line.hasPrefix("$ ") {
        runs.append((String(line.dropFirst(2)), ""))
      } else if !runs.isEmpty {
        runs[runs.count - 1].output += line + "\n"
      }
    }
    return runs
  }

  /// Runs a program of this package: they are built into the folder of the tests.
  private static func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent(program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
