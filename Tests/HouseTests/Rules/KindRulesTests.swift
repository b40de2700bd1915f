import Foundation
import Testing

/// Types of outputs and formats of files are said in one place each, and everything else follows.
@Suite struct KindRulesTests {
  private static let typesFolder = "Sources/Rendering/Types/"
  private static let formatsFolder = "Sources/Rendering/Formats/"
  private static let list = typesFolder + "OutputKinds+Rendered.swift"

  private static func declarations(
    below folder: String, makers: [String]
  ) throws -> [(name: String, arguments: Substring)] {
    var found: [(name: String, arguments: Substring)] = []
    for path in try House.files(below: String(folder.dropLast()), endingIn: ".swift") {
      let pieces = try House.text(of: path).components(separatedBy: "  static let ").dropFirst()
      for piece in pieces {
        let halves = piece.split(separator: " = ", maxSplits: 1)
        guard halves.count == 2, let maker = makers.first(where: halves[1].hasPrefix) else {
          continue
        }
        found.append((String(halves[0]), halves[1].dropFirst(maker.count)))
      }
    }
    return found
  }

  /// The texts before the first label.
  private static func names(_ arguments: Substring) -> [String] {
    let end = arguments.firstMatch(of: /[a-z]+:|\.[a-z]/)?.range.lowerBound ?? arguments.endIndex
    return arguments[..<end].matches(of: /"([a-z0-9-]+)"/).map { String($0.output.1) }
  }

  private static func types() throws -> [(name: String, arguments: Substring)] {
    try declarations(below: typesFolder, makers: ["figure(", "OutputType("])
  }

  private static func formats() throws -> [(name: String, arguments: Substring)] {
    try declarations(below: formatsFolder, makers: ["OutputFormat("])
  }

  @Test func allAreListed() throws {
    let listed = Set(
      try House.text(of: Self.list).matches(of: /[A-Za-z0-9]+/).map { String($0.output) })
    let declared = try (Self.types() + Self.formats()).map(\.name)
    #expect(declared.count > 30)
    #expect(declared.filter { !listed.contains($0) } == [])
  }

  /// Endings of files that are read or compared, and of files of ours that are no outputs, and what other programs make
  /// of an ending.
  private static let otherFiles = [
    "Sources/Conformance/", "Sources/VisualDiff/", "Sources/SceneFormat/Tables/TableFile.swift",
    "Sources/TesseraCLI/Batch/BatchCommand+Paths.swift", "Sources/SceneFormat/Names/Snippet.swift",
  ]

  /// Two in a line are a list; one beside a comparison is a question that the format answers.
  @Test func nobodyElseListsEndings() throws {
    let endings = try Self.formats().flatMap { Self.names($0.arguments) }
    #expect(endings.contains("svg") && endings.contains("txt"))
    let paths = try House.files(below: "Sources", endingIn: ".swift").filter {
      !([Self.formatsFolder] + Self.otherFiles).contains(where: $0.hasPrefix)
    }
    var found: [String] = []
    for path in paths {
      for line in try House.text(of: path).split(separator: "\n") {
        let words = line.matches(of: /"\.?([a-z0-9]+)"/).map { String($0.output.1) }
          .filter(endings.contains)
        let isAsked = line.contains(/(case|==|!=|hasSuffix\() ?"\.?[a-z0-9]+"/)
        if words.count > 1 || (isAsked && !words.isEmpty) { found.append("\(path): \(line)") }
      }
    }
    #expect(found == [])
  }

  /// Words that mean something else there: what goldens are, a limit, a key of timing.
  private static let otherWords: Set<String> = ["attributes", "frames", "curve"]

  @Test func scenesAreReadWithoutKnowingAnyType() throws {
    let names = Set(try Self.types().flatMap { Self.names($0.arguments).prefix(1) })
      .subtracting(Self.otherWords)
    #expect(names.contains("still") && names.contains("contact-sheet"))
    var found: [String] = []
    for path in try House.files(below: "Sources/SceneFormat", endingIn: ".swift") {
      let text = try House.text(of: path)
      found += names.filter { text.contains("\"\($0)\"") }.map { "\(path): \($0)" }
    }
    #expect(found == [])
  }
}
