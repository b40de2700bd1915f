package import Motion
package import Scene
package import SceneFormat

/// The outcome of the work on one scene, in values: whoever asked for it finds the words.
package struct WorkResult {
  /// The news in their order.
  package private(set) var news: [WorkNews] = []
  /// The files that were written.
  package var files: [WrittenFile] = []
  /// Every file that was read.
  package var inputs: [ReadFile] = []
  /// For each folder of goldens that were recorded, what they were made with.
  package var origins: [String: String] = [:]
  /// The types of its outputs, where those that are wanted are none of them.
  package var leftOut: [String] = []
  /// Types of outputs that are wanted, and that it does not have.
  package var missing: [String] = []
  /// Words of the command line that name outputs or groups, of which the scene has none.
  package var unmet: [String] = []
  /// The groups of what comes out otherwise than was accepted, where some are asked for.
  package var groups: Set<String> = []
  /// All that was held to a golden, where a report is wanted.
  package var outputs: [CheckedOutput] = []

  /// The goldens that another version of this program has made.
  package var upgrade = UpgradeFacts()

  /// The scene as messages name it.
  package let scene: String

  package init(_ scene: String) {
    self.scene = scene
  }

  package mutating func tell(_ news: WorkNews) { self.news.append(news) }

  /// Whether nothing stood in the way of the work, differences aside.
  var isDone: Bool { news.allSatisfy { $0.trouble.map { $0 == .difference } ?? true } }

  /// Whether some golden was left as it was, although something else comes now.
  package var keepsGoldens: Bool {
    news.contains { news in
      switch news {
      case .recorded(_, .kept), .recorded(_, .keptUnread): return true
      default: return news.trouble == .difference
      }
    }
  }

  /// Something that is wrong, or a warning.
  mutating func tell(_ diagnostic: Diagnostic, _ trouble: WorkTrouble) {
    tell(.problem(diagnostic, trouble))
  }

  mutating func warn(_ diagnostic: Diagnostic) { tell(.problem(diagnostic, nil)) }

  /// Something that files do not allow.
  mutating func tell(_ fault: OutputFault, at span: SourceSpan? = nil) {
    tell(Diagnostic(fault, at: span), fault.trouble)
  }

  /// A part of the work that ends now.
  package mutating func note(_ part: String, of file: String? = nil, since start: Int) {
    tell(.phase(WorkTime(part, of: file, since: start)))
  }

  /// Why a scene could not be read or played.
  package mutating func tell(_ faults: SceneFaults) {
    for diagnostic in faults.diagnostics { tell(diagnostic, faults.trouble) }
    var seen: Set<String> = []
    inputs += faults.diagnostics.compactMap(\.span?.file).filter { seen.insert($0.path).inserted }
      .map(ReadFile.init)
  }
}

/// Something that the work on a scene has to tell.
package enum WorkNews {
  /// A problem, and what it was about; a warning where it is about nothing.
  case problem(Diagnostic, WorkTrouble?)
  /// A warning that other scenes may have as well, by what it is about.
  case shared(about: String, Diagnostic)
  /// The path of a file that would be written.
  case planned(String)
  /// Files that were made together, in so many milliseconds.
  case wrote([WrittenFile], milliseconds: Int)
  case phase(WorkTime)
  /// Whether something that the scene expects is so.
  case expectation(ExpectationResult)
  /// How many expectations are met, and whether the scene was played to where it was to.
  case checked(met: Int, of: Int, isPlayed: Bool)
  /// A golden, where it lies, and what becomes of it.
  case recorded(path: String, GoldenChange)
  /// A scene that was to be recorded expects no golden.
  case expectsNoGolden
  /// So many random scenes were tried, in which so many promises were broken.
  case fuzzed(Int, found: Int)
  /// The smallest of the scenes in which one was broken, and where it lies.
  case kept(path: String, WrittenFile)
  /// Somebody wanted the work to end before it was done.
  case interrupted

  /// The trouble that stands in the way of the work; nil for what does not.
  var trouble: WorkTrouble? {
    switch self {
    case .problem(let diagnostic, let trouble): diagnostic.severity == .error ? trouble : nil
    case .interrupted: .interruption
    default: nil
    }
  }
}

/// The change of a golden that is recorded.
package enum GoldenChange {
  case unchanged
  /// It differs, and only what is missing was to be written.
  case kept
  /// The same of a file that cannot be read.
  case keptUnread
  /// So many rows, where nothing was before.
  case new(rows: Int, WrittenFile)
  /// So many rows, in place of a table that cannot be read.
  case replaced(rows: Int, WrittenFile)
  case changed(TableDifference, WrittenFile)
  case newPicture(WrittenFile)
  /// The differences that are seen.
  case changedPicture([String], WrittenFile)
  /// Nothing draws it any more.
  case removedPicture
  /// The list of so many pictures.
  case pictures(Int, WrittenFile)

  /// The file that was written.
  package var file: WrittenFile? {
    switch self {
    case .unchanged, .kept, .keptUnread, .removedPicture: nil
    case .new(_, let file), .replaced(_, let file), .changed(_, let file), .newPicture(let file),
      .changedPicture(_, let file), .pictures(_, let file):
      file
    }
  }
}

/// The sort of thing that something that went wrong was about.
package enum WorkTrouble: Equatable, Sendable {
  /// The words of the command line.
  case request
  /// The scene as it is written.
  case scene
  /// The layout or the update that was played.
  case layout
  /// Files, which could not be read or written.
  case files
  /// The system, which refused something.
  case system
  /// Nothing went wrong, but something differs from what is expected.
  case difference
  /// Somebody wanted an end.
  case interruption
}

extension SceneFaults {
  /// The sort of thing that they are about: files, a layout that was played, or the scene as it is written.
  package var trouble: WorkTrouble {
    let concerns = diagnostics.map(\.concern)
    if concerns.contains(.files) || concerns.contains(.room) { return .files }
    return concerns.contains(.layout) ? .layout : concerns.contains(.system) ? .system : .scene
  }
}

extension OutputFault {
  /// The sort of thing that it is about.
  package var trouble: WorkTrouble {
    switch self {
    case .noSteps, .notSupported, .tooManyFrames, .tooManyPixels, .tooMuchToDraw, .tooLarge,
      .tooLargeFile:
      .scene
    case .severalFiles, .terminal, .ending: .request
    case .notTheSame: .layout
    case .videoProgram: .files
    }
  }
}
