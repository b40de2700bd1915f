internal import Notation
internal import Rendering

/// The phases of a batch as a trace that browsers show: Chrome's trace events, a row for each process.
struct PhaseTrace {
  private var events: [JSONText] = []
  private var rows: [Int32: Int] = [:]
  private let start = WorkTime.clock

  mutating func add(_ report: SceneReport) {
    guard let process = report.process else { return }
    let row = rows[process] ?? rows.count + 1
    rows[process] = row
    for phase in report.phases {
      events.append(
        .object([
          ("name", .text(phase.name)), ("cat", .text(phase.part)), ("ph", .text("X")),
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
