import Testing

/// Files are opened in few places, each behind the ledger of paths: a file that is opened past it could be written
/// over, or be read from where nobody may. `Platform` has the ways; here stands who takes them.
@Suite struct OpenedFilesTests {
  /// The words that open, make, move or remove a file.
  private static let words = [
    "InputFile.", "OutputFile.", "OutputFile(", "AnimationFile(", "AppendedFile(", "HeldFile(",
    "FileLines(",
    "SystemText.", "unsafe open(", "Glibc.open(",
    "openat(", "opendir(", "fopen(", "creat(", "mkdir(", "mkdirat(", "mkdtemp(", "unlink(",
    "rmdir(", "rename(", "FileManager", "FileHandle", "Data(contentsOf", "String(contentsOf",
  ]

  /// The places at which that is done, and why it may be.
  private static let places: [String: String] = [
    "Imaging/FileSum.swift": "reads fonts and programs",
    "Imaging/ImageDecoder.swift": "a library's call",
    "Imaging/Animation/AnimationFile.swift": "writes at a place that is lent",
    "Imaging/PNG/NumberedPNGWriter.swift": "writes at a place that is lent",
    "Imaging/PNG/Writing/PNGWriter.swift": "a library's call",
    "Imaging/APNG/APNGWriter.swift": "writes at a place that is lent",
    "Imaging/GIF/GIFWriter.swift": "writes at a place that is lent",
    "Imaging/WebP/WebPFormat.swift": "writes at a place that is lent",
    "Imaging/WebP/WebPWriter.swift": "writes at a place that is lent",
    "Imaging/Video/VideoWriter.swift": "writes at a place that is lent",
    "Imaging/Libraries/PackingLibraries.swift": "which libraries the process has loaded",
    "CairoBackend/PDF/PDFWriter.swift": "a library's call",
    "CairoBackend/Text/FontPrint.swift": "reads fonts",
    "CairoBackend/Text/FontError.swift": "reads a font that a library gave up on",
    // Scenes and what they name.
    "SceneFormat/Decoding/SceneFiles.swift": "scenes, below their folder",
    "Rendering/Documents/DocumentFile.swift": "documents, behind the ledger of their run",
    "Rendering/Documents/DocumentPlaces.swift": "looks what a site of MkDocs says of its pages",
    "Rendering/Documents/DocumentFigures.swift": "figures that are there already",
    "Rendering/Inputs/MatrixTables.swift": "tables that the command line names",
    "Rendering/Inputs/SceneHome.swift": "images and goldens, below their scene's folder",
    // Files that are written.
    "Rendering/Work/SceneWork+Audit.swift": "a scene that an audit has kept, behind the ledger",
    "Rendering/Outputs/OutputMaker.swift": "writes at a place that is lent",
    "Rendering/Outputs/OutputWriter.swift": "reads what it has just written to a folder of its own",
    "Rendering/Outputs/WrittenFile.swift": "reads what was just written",
    "Rendering/Goldens/PictureMaking.swift": "reads what it has just written for itself",
    "Rendering/Report/EvidenceFolder.swift": "pictures of a report, in a folder of its own",
    "Rendering/Report/ReportFiles.swift": "as BatchCommand has entered them, and a folder beside",
    "Rendering/Goldens/ObsoleteGoldens.swift": "goldens below the folders of scenes",
    "Rendering/Runs/Manifest.swift": "scenes, for their sums",
    "Rendering/Goldens/OtherScenes.swift": "lists that other scenes hold, which it only reads",
    "Rendering/Goldens/PictureRecord.swift": "removes at a place that is lent",
    "Rendering/Runs/Results/ResultsFile.swift":
      "as BatchCommand has entered it, and a folder beside",
    "Rendering/Runs/Results/ResultsPart.swift": "as ResultsMerge has entered it",
    "LayoutTesting/Expectations/GoldenFile.swift": "goldens of tests, below their folder",
    "TesseraCLI/Batch/CacheFile.swift": "the program's own notes",
    "Rendering/Runs/ProgramFingerprint.swift": "the program's own notes",
    // Files that a command line names; each enters them in a ledger.
    "TesseraCLI/Batch/BatchCommand+Files.swift": "as BatchCommand has entered them",
    "TesseraCLI/Work/ApprovedOutputs.swift": "as BatchCommand has entered them",
    "TesseraCLI/Batch/UpgradeApproval.swift": "decisions, in a folder of its own",
    "TesseraCLI/Commands/DiffCommand.swift": "ledger; masks that are read",
    "TesseraCLI/Commands/Diff/PairComparison.swift": "as DiffCommand has entered them",
    "TesseraCLI/Commands/MergeCommand.swift": "ledger",
    "TesseraCLI/Commands/ResultsMerge.swift": "ledger",
    "TesseraCLI/Commands/ListMerge.swift": "the list that git has it replace",
    "TesseraCLI/Commands/TextCommand.swift": "reads alone",
    "TesseraCLI/Commands/ExtractCommand.swift": "reads alone",
    "TesseraCLI/Commands/Try/Trial.swift": "reads alone",
    "Rendering/Trials/ProgramParts.swift": "compiled modules and code beside the program",
    "Rendering/Trials/TrialBuild.swift": "sources, in a folder of its own",
    "TesseraCLI/Project/ProjectFile.swift": "the project's file, which every ledger has",
  ]

  private static func opensFiles(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      let code = line.drop { $0 == " " }
      guard !code.hasPrefix("//") else { return false }
      return words.contains { word in
        code.split(separator: word, omittingEmptySubsequences: false).dropLast().contains {
          before in
          // `.open(` of something else is no call of the system, nor is `func open(`.
          let isPart = before.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
          let isOther = before.hasSuffix(".") && !before.hasSuffix("Glibc.") && word.hasSuffix("(")
          return !isPart && !isOther && !before.hasSuffix("func ")
        }
      }
    }
  }

  @Test func filesAreOpenedInThesePlacesOnly() throws {
    var found: Set<String> = []
    for target in [
      "Imaging", "CairoBackend", "SceneFormat", "Scene", "Figures", "Rendering", "VisualDiff",
      "LayoutTesting", "TesseraCLI",
      "Motion",
    ] {
      for path in try House.files(below: "Sources/\(target)", endingIn: ".swift") {
        guard Self.opensFiles(try House.text(of: path)) else { continue }
        let name = String(path.dropFirst("Sources/".count))
        found.insert(name)
        #expect(Self.places[name] != nil, "\(name) opens a file that no ledger knows of")
      }
    }
    #expect(Set(Self.places.keys).subtracting(found) == [], "these open no files any more")
  }

  @Test func commandsEnterTheirPaths() throws {
    for (name, reason) in Self.places where reason == "ledger" {
      let text = try House.text(of: "Sources/\(name)")
      #expect(text.contains("enterPaths"), "\(name)")
    }
    let command = try House.text(of: "Sources/TesseraCLI/Batch/BatchCommand.swift")
    #expect(command.contains("enterPaths"))
    let batch = try House.text(of: "Sources/Rendering/Paths/BatchPaths.swift")
    #expect(batch.contains("PathLedger("))
  }

  @Test func seesAFileThatIsOpened() {
    #expect(Self.opensFiles("  let bytes = try InputFile.read(path)"))
    #expect(Self.opensFiles("let file = unsafe Glibc.open(path, 0)"))
    #expect(Self.opensFiles("x = unsafe open(path, 0)"))
    #expect(!Self.opensFiles("try folder.open(x)"))
    #expect(!Self.opensFiles("  /// InputFile.read"))
    #expect(!Self.opensFiles("some.mkdir(path)"))
  }
}
