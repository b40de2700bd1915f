internal import Notation
internal import Rendering

/// Keeps the reports of a batch and tells them in the order of the scenes, whichever is done first.
struct BatchLedger {
  var summary = BatchSummary()
  private(set) var results: [Manifest.Result] = []
  /// Of scenes in their order.
  var verdicts = BatchVerdicts()
  /// Of goldens that another version of this program has made.
  private(set) var upgrades = UpgradeOverview()
  /// How many reports there are.
  private(set) var count = 0
  /// The font files that scenes bring, by their paths.
  private(set) var ownFonts: Set<String> = []
  private let console: Console
  /// The warnings that were told once.
  private var told: Set<String> = []
  private var toldErrors: Set<String> = []
  /// A great many rows may each have an error of their own.
  private static let mostKept = 1000
  /// Scenes whose errors were told of one before: rows and languages have those of their file in common.
  private var repeatedErrors = 0
  private var waiting: [Int: SceneReport] = [:]
  private var next = 0

  private let form: MessageForm

  init(_ console: Console, _ form: MessageForm) {
    self.console = console
    self.form = form
  }

  mutating func take(_ report: SceneReport, at index: Int) {
    waiting[index] = report
    count += 1
    while let report = waiting.removeValue(forKey: next) {
      tell(report)
      next += 1
    }
  }

  /// Tells what stands behind a gap that will not be filled.
  mutating func finish() {
    for index in waiting.keys.sorted() { waiting[index].map { tell($0) } }
    waiting = [:]
    guard repeatedErrors > 0 else { return }
    let scenes = repeatedErrors == 1 ? "scene" : "scenes"
    console.writeError("the same is said of \(repeatedErrors) more \(scenes)\n")
  }

  /// Tells what was not told yet of what several scenes may say, by what it is about.
  mutating func tell(once texts: [String: TerminalText]) {
    for (about, text) in texts.sorted(by: { $0.key < $1.key })
    where told.insert(about).inserted && !form.isQuiet {
      if form.isEvents { console.write(text) } else { console.writeError(text) }
    }
  }

  private mutating func tell(_ report: SceneReport) {
    summary.add(report)
    ownFonts.formUnion(report.inputs.map(\.path).filter(OwnFonts.isFont))
    results.append(.init(scene: report.scene, isDone: report.isDone, files: report.files))
    verdicts.add(report.verdict, of: report.scene)
    upgrades.add(report.upgrade, of: report.scene)
    tell(once: report.once)
    tell(error: report.error)
    if !report.output.isEmpty { console.write(report.output) }
  }

  private mutating func tell(error: TerminalText) {
    guard !error.isEmpty else { return }
    // Programs get what is said of each.
    if form.shape == .text, toldErrors.contains(error.text) { return repeatedErrors += 1 }
    console.writeError(error)
    if toldErrors.count < Self.mostKept { toldErrors.insert(error.text) }
  }
}
