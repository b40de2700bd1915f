import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// Ways of motion paths, and what they keep off.
@Suite struct PathArrowTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 400, height: 400)

  private func arrow(from start: CGPoint, to end: CGPoint) -> PathArrow {
    let points = (0...60).map { step in
      let share = CGFloat(step) / 60
      return CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
    return PathArrow(
      points: points, ticks: Array(stride(from: 6, to: 60, by: 6)), color: FigureInk.moved,
      isDashed: false)
  }

  private func field(_ words: CGRect...) -> LabelField {
    var field = LabelField(Self.bounds)
    for word in words { field.take(word) }
    return field
  }

  @Test func endsBeforeWords() {
    let whole = arrow(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 200, y: 100))
    let word = CGRect(x: 180, y: 92, width: 40, height: 16)
    let short = whole.beside(field(word), reach: 40)
    #expect(!short.headBounds.intersects(word))
    #expect(short.points.first == whole.points.first)
    #expect((short.points.last?.x ?? 0) > 170)
    #expect(short.ticks.allSatisfy(short.points.indices.contains))
  }

  @Test func startsBehindWords() {
    let whole = arrow(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 200, y: 100))
    let word = CGRect(x: 0, y: 92, width: 40, height: 16)
    let short = whole.beside(field(word), reach: 40)
    #expect((short.points.first?.x ?? 0) >= 44)
    #expect(short.points.last == whole.points.last)
    // The ticks stay where they were.
    #expect(short.ticks.map { short.points[$0] } == (2...9).map { whole.points[$0 * 6] })
  }

  @Test func keepsItsEndsWhereNothingWouldBeLeft() {
    let whole = arrow(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 50, y: 100))
    let all = CGRect(x: 0, y: 0, width: 200, height: 200)
    #expect(whole.beside(field(all), reach: 80).points == whole.points)
    let most = CGRect(x: 0, y: 80, width: 44, height: 40)
    #expect(whole.beside(field(most), reach: 80).points.count > 2)
  }

  @Test func goesBesideWordsWhereThereIsRoom() throws {
    let words = CGRect(x: 80, y: 90, width: 40, height: 20)
    var lanes = PathLanes(field: field(words))
    let whole = arrow(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
    let shift = lanes.shift(for: whole.points, room: CGSize(width: 80, height: 60))
    #expect(abs(shift.x) >= 24)
    #expect(shift.y == 0)
  }

  @Test func waysBetweenTheSamePlacesStandBesideEachOther() {
    let cells = [
      CGRect(x: 0, y: 0, width: 60, height: 40), CGRect(x: 140, y: 0, width: 60, height: 40),
    ]
    let words = cells.map {
      CGRect(center: CGPoint(x: $0.midX, y: $0.midY), size: CGSize(width: 12, height: 18))
    }
    var lanes = PathLanes(field: field(words[0], words[1]))
    let centers = cells.map { CGPoint(x: $0.midX, y: $0.midY) }
    let ways = [arrow(from: centers[0], to: centers[1]), arrow(from: centers[1], to: centers[0])]
    let shifts = ways.map { way in
      let shift = lanes.shift(for: way.points, room: cells[0].size)
      lanes.take(way)
      return shift
    }
    #expect(abs(shifts[0].y - shifts[1].y) >= 9)
  }

  @Test func keepsOffTheEndsOfOtherWays() throws {
    var lanes = PathLanes(field: field())
    let room = CGSize(width: 80, height: 60)
    let first = arrow(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
    #expect(lanes.shift(for: first.points, room: room) == .zero)
    lanes.take(first)
    let second = arrow(from: CGPoint(x: 20, y: 99), to: CGPoint(x: 100, y: 99))
    let shift = lanes.shift(for: second.points, room: room)
    #expect(abs(shift.y) >= 6)
  }

  /// Heads, dots and words of the whole figure, where cells stand on each other.
  @Test(arguments: ["drawn", "forty", "crossing"]) func noHeadStandsOnWords(_ id: String) throws {
    let transition =
      switch id {
      case "drawn": MotionCases.drawnFriends
      case "forty": MotionCases.forty
      default: Self.crossing
      }
    let figure = MotionPaths(transition, .init(faces: .drawings)).figure
    let marks = PathMarks(figure)
    #expect(!marks.heads.isEmpty)
    let onWords = marks.heads.filter { head in marks.words.contains { $0.intersects(head) } }
    #expect(onWords == [])
  }

  /// Sixteen tiles turned round, each with its name in the middle.
  private static var crossing: Transition {
    let names = (0..<16).map { "\($0)" }
    let side = CGSize(width: 80, height: 64)
    func tiles(_ names: [String]) -> LayoutSnapshot {
      MotionCases.snapshot(
        MotionCases.grid(names, columns: 4, side: side).map { tile in
          var tile = tile
          let frame = CGRect(x: 0, y: 22, width: side.width, height: 20)
          tile.content = [
            .text(
              DrawText(
                tile.id.identifier ?? "",
                TextStyle(FontRequest(size: 16), FigureInk.itemInk),
                in: frame.insetBy(dx: 28, dy: 0)))
          ]
          return tile
        })
    }
    return Transition(TransitionCapture(before: tiles(names), after: tiles(names.reversed())))
  }
}

/// Arrowheads and words of a figure, where they are seen.
private struct PathMarks {
  private(set) var heads: [CGRect] = []
  private(set) var words: [CGRect] = []

  init(_ figure: Figure) {
    for item in figure.drawing.items { add(item, at: .zero) }
  }

  private mutating func add(_ item: DrawItem, at origin: CGPoint) {
    switch item {
    case .group(let group):
      let next = CGPoint(x: origin.x + group.transform.tx, y: origin.y + group.transform.ty)
      for child in group.children { add(child, at: next) }
    case .text(let text):
      words.append(text.frame.offsetBy(dx: origin.x, dy: origin.y))
    case .shape(let shape):
      // Three corners and a closed line, filled: no other shape of these figures is one.
      guard case .path(let path, _) = shape.geometry, shape.fill != nil, path.isTriangle else {
        return
      }
      heads.append(shape.geometry.bounds.offsetBy(dx: origin.x, dy: origin.y))
    case .image: break
    }
  }
}

extension Path {
  fileprivate var isTriangle: Bool {
    bounds.width <= 12 && bounds.height <= 12 && bounds.width > 4
  }
}
