import CoreGraphics
import Drawing
import Motion

/// The time below worldlines, and the names of steps above them, each at its rule.
struct WorldAxis {
  private let course: WorldCourse
  private let scale: WorldScale
  private let steps: [String]

  /// Above the plot, where steps have names: for one row, and for each more.
  private static let head: CGFloat = 24
  private static let row: CGFloat = 15
  /// Below it.
  static let foot: CGFloat = 24

  init(_ course: WorldCourse, _ scale: WorldScale, steps: [String]) {
    self.course = course
    self.scale = scale
    self.steps = steps
  }

  struct Tick {
    let x: CGFloat
    let text: String
  }

  private var plot: CGRect { scale.plot }

  /// The height of the names of steps on a plot of that width; 0 without any.
  static func headHeight(_ course: WorldCourse, _ steps: [String], width: CGFloat) -> CGFloat {
    let plot = CGRect(x: 0, y: 0, width: width, height: 1)
    let scale = WorldScale(plot: plot, duration: course.duration, reach: 1)
    let rows = WorldAxis(course, scale, steps: steps).names.map(\.row).max()
    return rows.map { head + CGFloat($0) * row } ?? 0
  }

  // MARK: Rules

  /// A rule where each change starts, and a lighter one where it ends, or goes on in the next one.
  var rules: [DrawItem] {
    course.stories.indices.flatMap { step -> [DrawItem] in
      let happening = course.happening(step)
      let end = rule(happening.upperBound, from: plot.minY, FigureInk.ink.faded(by: 0.12))
      let start = rule(happening.lowerBound, from: plot.minY, FigureInk.ink.faded(by: 0.4))
      let ends = happening.length > 0 && !course.isPart(step + 1)
      return (ends ? [end] : []) + (course.goesOn(step) ? [] : [start])
    }
  }

  private func rule(_ time: TimeInterval, from top: CGFloat, _ color: ThemedColor) -> DrawItem {
    let x = scale.x(time).rounded() + 0.5
    return .stroke(
      .line(from: CGPoint(x: x, y: top), to: CGPoint(x: x, y: plot.maxY)), Stroke(color, width: 1))
  }

  /// The names of steps, each over all of its changes and beside the rule at which it starts.
  var heads: [DrawItem] {
    names.flatMap { name -> [DrawItem] in
      let top = plot.minY - 19 - CGFloat(name.row) * Self.row
      let flag = ShapeGeometry.line(
        from: CGPoint(x: name.x + 0.5, y: top + 1), to: CGPoint(x: name.x + 0.5, y: plot.minY))
      return [
        .stroke(flag, Stroke(FigureInk.strand, width: 1)),
        name.label.item(at: CGPoint(x: name.x + 6, y: top)),
      ]
    }
  }

  private struct StepName {
    let x: CGFloat
    let label: Label
    let row: Int

    /// With the rule to its left.
    var end: CGFloat { x + label.size.width + 14 }
  }

  /// In as many rows as they need, so that no rule runs through a name; what finds no room is left out.
  private var names: [StepName] {
    guard course.stories.count > 1 || !steps.isEmpty else { return [] }
    let named = course.stories.indices.filter { !name($0).isEmpty }
    let places = named.map { scale.x(course.starts[$0]).rounded() }
    var found: [StepName] = []
    // From the right, as a rule goes down from its row through all below.
    for place in named.indices.reversed() {
      let x = places[place]
      let whole = Label(name(named[place]), FigureType.header)
      let rooms = (0..<Self.mostRows).map { row in
        (found.filter { $0.row >= row }.map(\.x).min() ?? plot.maxX + 8) - x - 14
      }
      let row = rooms.firstIndex { whole.size.width <= $0 } ?? Self.mostRows - 1
      guard let label = Label(whole.text, FigureType.header, width: rooms[row]) else { continue }
      found.append(StepName(x: x, label: label, row: row))
    }
    return found.reversed()
  }

  private static let mostRows = 3

  private func name(_ step: Int) -> String {
    steps.indices.contains(step) ? steps[step] : "change \(step + 1)"
  }

  // MARK: Time

  /// The labels of times, from left to right, none over another.
  var ticks: [Tick] {
    let total = course.clock(course.duration)
    guard total > 0 else { return restTicks }
    var chosen: [Tick] = []
    for tick in ends(total) + between(total) {
      let frame = self.frame(tick)
      let isFree = chosen.allSatisfy {
        self.frame($0).insetBy(dx: -8, dy: 0).intersects(frame) == false
      }
      if isFree { chosen.append(tick) }
    }
    return chosen.sorted { $0.x < $1.x }
  }

  /// Nothing takes time.
  private var restTicks: [Tick] {
    let jumps = course.starts.map { Tick(x: scale.x($0), text: "at once") }
    var chosen: [Tick] = []
    for tick in [
      Tick(x: plot.minX, text: "before"), Tick(x: plot.maxX, text: "after"),
    ] + jumps where chosen.allSatisfy({ !frame($0).insetBy(dx: -8, dy: 0).intersects(frame(tick)) })
    {
      chosen.append(tick)
    }
    return chosen.sorted { $0.x < $1.x }
  }

  /// The start of the first change, the end of the last, and the times between two.
  private func ends(_ total: TimeInterval) -> [Tick] {
    let steps = course.stories.indices
    let last = steps.last.map(course.happening)?.upperBound ?? course.duration
    let outer = [
      Tick(x: scale.x(course.starts.first ?? 0), text: "0 s"),
      Tick(x: scale.x(last), text: FigureText.seconds(total)),
    ]
    // A change that takes no time has the same time on both of its sides.
    let inner = steps.dropFirst().compactMap { step -> Tick? in
      if course.isPart(step) { return nil }
      let isJump = course.happening(step).length == 0
      if !isJump, course.happening(step - 1).length == 0 { return nil }
      let time = isJump ? course.starts[step] : course.pause(before: step)
      let passed = course.clock(time)
      return Tick(x: scale.x(time), text: passed > 0 ? FigureText.seconds(passed) : "0 s")
    }
    return outer + inner
  }

  /// Round times inside of changes.
  private func between(_ total: TimeInterval) -> [Tick] {
    let pitch = Self.pitch(total)
    return course.stories.indices.flatMap { step -> [Tick] in
      let happening = course.happening(step)
      let passed = course.clock(happening.lowerBound)
      let first = Int((passed / pitch).rounded(.down)) + 1
      return (first..<(first + 12)).compactMap { number in
        let time = happening.lowerBound + Double(number) * pitch - passed
        // The ends of a step are told by themselves.
        guard time > happening.lowerBound + pitch * 0.2, time < happening.upperBound - pitch * 0.2
        else { return nil }
        return Tick(x: scale.x(time), text: FigureText.seconds(Double(number) * pitch))
      }
    }
  }

  /// A tenth, fifth or half of a power of ten, so that three to seven are in the whole.
  private static func pitch(_ total: TimeInterval) -> TimeInterval {
    let power = pow(10, (log10(total)).rounded(.down))
    return [2, 1, 0.5, 0.25, 0.2, 0.1].map { $0 * power }.first { total / $0 >= 3 } ?? power / 10
  }

  private func frame(_ tick: Tick) -> CGRect {
    let label = Label(tick.text, FigureType.caption.proportional)
    var frame = label.frame(centeredAt: CGPoint(x: tick.x, y: plot.maxY + 15))
    frame.origin.x = min(max(frame.minX, plot.minX), plot.maxX - frame.width)
    return frame
  }

  var times: [DrawItem] {
    ticks.flatMap { tick -> [DrawItem] in
      let x = min(max(tick.x.rounded() + 0.5, plot.minX + 0.5), plot.maxX - 0.5)
      let mark = ShapeGeometry.line(
        from: CGPoint(x: x, y: plot.maxY), to: CGPoint(x: x, y: plot.maxY + 5))
      return [
        .stroke(mark, Stroke(FigureInk.strand, width: 1)),
        Label(tick.text, FigureType.caption.proportional).item(in: frame(tick), .center),
      ]
    }
  }
}
