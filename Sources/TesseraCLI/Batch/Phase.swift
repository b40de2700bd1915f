internal import Drawing
internal import Notation
internal import Platform

/// A part of the work on one scene, with its time.
struct Phase: Equatable, Sendable {
  /// What was done: `read`, `play`, `draw feed.svg`.
  let name: String
  /// Microseconds on the system's clock, which all processes share.
  let start: Int
  let duration: Int

  /// Now, on that clock.
  static var clock: Int { SystemClock.microseconds }

  init(_ name: String, start: Int, duration: Int) {
    self.name = name
    self.start = start
    self.duration = duration
  }

  /// The phase that ends now.
  init(_ name: String, since start: Int) {
    self.init(name, start: start, duration: Self.clock - start)
  }

  /// `feed.scene.json: read 1.25 ms`
  func text(of scene: String) -> TerminalText {
    "\(scene): \(name) \(NumberText.text(Double(duration) / 1_000, decimals: 2)) ms\n"
  }
}

/// The phases of a batch as a trace that browsers show: Chrome's trace events, a row for each process.
struct PhaseTrace {
  private var events: [JSONText] = []
  private var rows: [Int32: Int] = [:]
  private let start = Phase.clock

  mutating func add(_ report: SceneReport) {
    guard let process = report.process else { return }
    let row = rows[process] ?? rows.count + 1
    rows[process] = row
    for phase in report.phases {
      let name = phase.name.split(separator: " ").first.map(String.init) ?? phase.name
      events.append(
        .object([
          ("name", .text(phase.name)), ("cat", .text(name)), ("ph", .text("X")),
          ("ts", .whole(phase.start - start)), ("dur", .whole(phase.duration)),
          ("pid", .whole(1)), ("tid", .whole(row)),
          ("args", .object([("scene", .text(report.scene))])),
        ]))
    }
  }

  var json: String {
    let names = (0..<rows.count).map { row in
      JSONText.object([
        ("name", .text("thread_name")), ("ph", .text("M")), ("pid", .whole(1)),
        ("tid", .whole(row + 1)), ("args", .object([("name", .text("process \(row + 1)"))])),
      ])
    }
    let trace = JSONText.object([
      ("displayTimeUnit", .text("ms")), ("traceEvents", .lines(names + events)),
    ])
    return trace.compact + "\n"
  }
}
