import Foundation
import Testing

/// One meaning per word: in names of folders and types, and in the table of CONTRIBUTING.md.
@Suite struct WordRulesTests {
  /// Names of several folders, and the one thing that all of them are about.
  private static let shared = [
    "Animation": "pictures that move",
    "Comparison": "how two of a kind differ",
    "Compositional": "layouts of groups in one another",
    "Conversation": "the calls between collection view and layout",
    "Drawing": "drawings as values",
    "Explanations": "the pages of codes",
    "Figures": "drawings that explain",
    "Frames": "the pictures of a film",
    "Geometry": "points, rectangles, transforms",
    "Interpolation": "what lies between two values",
    "Layouts": "layouts",
    "Libraries": "the one file for each C library",
    "Memory": "buffers, and what reads them",
    "Motion": "what moves from one snapshot to the next",
    "Processes": "other programs that run",
    "Reading": "from bytes or text to a value",
    "Verdict": "what was expected, and whether it is so",
    "Views": "views",
    "Work": "a scene, and what is done for it",
  ]

  @Test func foldersOfOneNameMeanTheSame() throws {
    let folders = Set(try Self.sources.flatMap(Self.folders))
    let names = Dictionary(grouping: folders, by: \.fileName).filter { $0.value.count > 1 }.keys
    #expect(names.sorted() == Self.shared.keys.sorted())
  }

  /// Targets, and folders that wait for a second file of their kind.
  private static let lonely: Set<String> = [
    "Sources/Gallery/Columns", "Sources/Imaging/WebP/Lossy", "Sources/Scene/Running/Layouts",
    "Sources/SceneFormat/Tables", "Sources/UIKit", "Sources/_Testing_CoreGraphics",
    "Sources/_Testing_UIKit", "Sources/tessera",
  ]

  @Test func aFolderHoldsMoreThanOneFile() throws {
    let folders = Dictionary(grouping: try Self.sources, by: Self.folder)
    let alone = folders.filter { $0.value.count == 1 }.keys
    #expect(Set(alone).subtracting(Self.lonely).sorted() == [])
  }

  /// Of Apple's names each has its file; these are each a thing of their own, too.
  private static let short: Set<String> = [
    "Diagnostic+CodedError.swift", "OutputFormat+GIF.swift",
    "OutputFormat+WebP.swift", "OwnFonts+Arguments.swift",
    "PNGLevel.swift", "ProgramCodes.swift", "ProgramVersion.swift", "RenderingWatcher.swift",
    "SamePixels.swift", "SceneColor.swift", "Stage+Drawing.swift", "SystemClock.swift",
    "TimingDescription.swift", "UIDynamicItem.swift", "NSLayoutConstraint.swift", "Exports.swift",
  ]
  private static let apples: Set<String> = [
    "CoreGraphics", "Gallery", "QuartzCore", "_Testing_CoreGraphics", "_Testing_UIKit", "tessera",
  ]

  @Test func noFileIsAFragment() throws {
    for path in try Self.sources where !Self.short.contains(path.fileName) {
      guard !Self.apples.contains(String(path.split(separator: "/")[1])) else { continue }
      let lines = try House.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count > 12, "\(path) belongs to something")
    }
  }

  /// Apple's own labels have them: `shouldInvalidateLayout(forBoundsChange: newBounds)`.
  @Test func pairsAreBeforeAndAfter() throws {
    let apples: Set = [
      "newBounds", "newCollection", "newFamily", "newIndexPath", "newLayer", "newLayout",
      "newPassword", "newPointSize",
      "newSection", "newSuperview", "newValue", "newValueUserInfoKey", "newWindow", "oldBounds",
      "oldLayer", "oldLayout",
    ]
    let declared = /(?:let|var|[(,]|_|\w+) ((?:old|new)(?:[A-Z]\w*)?)\b(?: =|:|,|\))/
    for path in try Self.sources where path != "Sources/UIKit/Views/Selector.swift" {
      for line in try House.text(of: path).split(separator: "\n") {
        let code = line.prefix { $0 != "/" }
        let names = code.matches(of: declared).map { String($0.1) }
        #expect(Set(names).subtracting(apples) == [], "\(path): \(line)")
      }
    }
  }

  /// Words that mean nothing here, as parts of names.
  private static let metaphors = ["Actor", "Cast", "Take", "Skin", "Stay", "Talk", "Theatre"]

  @Test func nothingIsCalledByAMetaphor() throws {
    let names = try Self.typeNames(below: "Sources").filter { $0 != "OnionSkin" && $0 != "Actor" }
    for name in names {
      for word in Self.metaphors { #expect(!name.words.contains(word), "\(name)") }
    }
  }

  @Test func everyWordOfTheTableIsAName() throws {
    let page = try House.text(of: "CONTRIBUTING.md")
    let table = page.components(separatedBy: "\n## Words\n").last ?? ""
    let words = Markdown(table).rows.map { $0[0] }
    #expect(Set(words).isSuperset(of: ["line", "stage", "text", "conversation", "score"]))
    #expect(words.count == Set(words).count)
    let names = Set(try Self.typeNames(below: "Sources").flatMap(\.words).map { $0.lowercased() })
    #expect(words.filter { !names.contains($0) } == [])
  }

  // MARK: Reading

  private static var sources: [String] {
    get throws { try House.files(below: "Sources", endingIn: ".swift") }
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The folder of a file and those around it.
  private static func folders(around path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return (1...max(parts.count, 1)).map { parts.prefix($0).joined(separator: "/") }
  }

  private static func typeNames(below folder: String) throws -> [String] {
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "actor"]
    return try House.files(below: folder, endingIn: ".swift").flatMap { path in
      try House.text(of: path).split(separator: "\n").compactMap { line -> String? in
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count,
          !line.contains("//")
        else { return nil }
        return String(words[place + 1].prefix { $0.isLetter || $0.isNumber })
      }
    }
  }
}

extension String {
  /// `MotionScore` as `Motion` and `Score`.
  fileprivate var words: [String] {
    reduce(into: [String]()) { words, letter in
      if letter.isUppercase || words.isEmpty {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
  }
}
