import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// Worldlines keep the rules of figures with few and many elements, at every width.
@Suite struct WorldRulesTests {
  static let widths: [FigureWidth] = [.half, .page, .readme]

  private func figure(_ steps: [ChangeSeries], at width: FigureWidth) -> Figure {
    Worldlines(steps, .init(title: "Friends", width: width)).figure
  }

  private func texts(_ figure: Figure) -> [String] { FigureInkwork(figure).words.map(\.text) }

  @Test(arguments: PathSamples.Form.allCases, PathSamples.counts)
  func keepEveryRuleAtEveryWidth(_ form: PathSamples.Form, _ count: Int) {
    for width in Self.widths {
      let figure = figure([ChangeSeries([PathSamples.update(form, count)])], at: width)
      #expect(FigureRules(figure, at: width).broken == [], "\(form) \(count) \(width.points)")
      #expect(figure.svg.utf8.count <= 150_000)
    }
  }

  @Test func keepEveryRuleInSeveralSteps() throws {
    var cases = [
      ChangeSeriesTests.steps, [ChangeSeries([MotionCases.immediate], name: "at once")],
      [ChangeSeries(MotionCases.scrolled, name: "scroll")], [ChangeSeries([MotionCases.forty])],
      [ChangeSeries([MotionCases.sections])], [ChangeSeries([MotionCases.nowhere])],
    ]
    cases.append([ChangeSeries([try MotionCases.springy()])])
    cases.append(
      (0..<9).map { ChangeSeries([MotionCases.immediate], name: "a step, number \($0)") })
    for (number, steps) in cases.enumerated() {
      for width in Self.widths {
        #expect(
          FigureRules(figure(steps, at: width), at: width).broken == [],
          "\(number) \(width.points)")
      }
    }
  }

  /// The rules of times break where a name lies across them.
  @Test func noRuleRunsThroughAName() {
    let steps = ChangeSeriesTests.steps.map { step in
      var step = step
      for element in step.transitions.flatMap({ $0.before.elements + $0.after.elements }) {
        step.names[element.id] = "\(element.id.label), whose name is as long as a step"
      }
      return step
    }
    let work = FigureInkwork(figure(steps, at: .readme))
    let rules = work.lines.filter { line in
      line.points.count == 2 && line.points[0].x == line.points[1].x
    }
    var crossed = 0
    for word in work.words {
      for rule in rules {
        let place = CGPoint(x: rule.points[0].x, y: word.frame.midY)
        let ends = rule.points.map(\.y).sorted()
        guard word.frame.contains(place), ends[0] < place.y, place.y < ends[1] else { continue }
        crossed += 1
        let ground = work.areas.contains {
          rule.order < $0.order && $0.order < word.order && $0.contains(place)
        }
        #expect(ground, "\(word.text)")
      }
    }
    #expect(crossed > 0)
  }

  /// A header at 150 that stays at the upper edge of a screen of 120 points until the next section pushes it away at 300.
  private static func scrolled(to y: CGFloat) -> LayoutSnapshot {
    let header = ElementSnapshot(
      id: ElementID(.supplementary("UICollectionElementKindSectionHeader"), .identifier("b")),
      path: [1, 0], center: CGPoint(x: 100, y: min(max(150, y), 270) + 15),
      size: CGSize(width: 200, height: 30))
    let screen = CGRect(x: 0, y: y, width: 200, height: 120)
    return LayoutSnapshot(
      elements: header.frame.intersects(screen) ? [header] : [],
      contentSize: CGSize(width: 200, height: 900), viewport: screen)
  }

  private func scroll(_ offsets: [CGFloat]) -> Figure {
    let states = offsets.map(Self.scrolled)
    let changes = zip(states, states.dropFirst()).map {
      Transition(TransitionCapture(before: $0, after: $1, timing: .immediate))
    }
    return figure([ChangeSeries(changes, name: "flick")], at: .readme)
  }

  /// Its line shows nothing of that, as the jump takes no time.
  @Test func headersThatAreHeldInAJumpAreTold() {
    let note = "Header b is pinned for a part of the jump."
    #expect(texts(scroll([0, 100, 200, 250, 400])).contains(note))
    #expect(!texts(scroll([0, 100, 400])).contains(note))
    #expect(!texts(scroll([160, 200, 250])).contains(note), "told as one that stays pinned")
  }

  /// A line that has no height is seen here as in all other figures, and who only touches the screen's edge is not.
  @Test func whoIsSeenIsSeenAsElsewhere() {
    func element(_ name: String, y: CGFloat, height: CGFloat) -> ElementSnapshot {
      ElementSnapshot(
        id: .item(name), path: [0, 0], center: CGPoint(x: 100, y: y + height / 2),
        size: CGSize(width: 200, height: height))
    }
    let screen = CGRect(x: 0, y: 0, width: 200, height: 300)
    let state = LayoutSnapshot(
      elements: [element("line", y: 40, height: 0), element("edge", y: 300, height: 50)],
      contentSize: CGSize(width: 200, height: 600), viewport: screen)
    let course = WorldCourse(
      [Transition(TransitionCapture(before: state, after: state))], axis: nil)
    #expect(WorldChoice(course).told.map(\.id) == [.item("line")])
  }

  @Test func everyWidthIsUsedAndNotExceeded() {
    for width in Self.widths {
      let page = figure([ChangeSeries([MotionCases.friends])], at: width).drawing.size.width
      #expect(page <= width.points && page >= min(width.points, 720))
    }
  }

  @Test(arguments: [1, 5, 50, 500]) func theTimeHasThreeTicksAtLeast(_ count: Int) throws {
    for width in Self.widths {
      let moving = PathSamples.update(.column, count)
      for transitions in [[moving], [moving, moving], [MotionCases.immediate]] {
        let scene = WorldPicture(
          WorldCourse(transitions, axis: nil), size: CGSize(width: 680, height: 300),
          width: width.content, steps: [])
        #expect(scene.ticks.count >= 3)
        #expect(scene.ticks.map(\.x) == scene.ticks.map(\.x).sorted())
      }
    }
  }

  @Test func timesAreThoseOfTheChanges() {
    let words = texts(figure(ChangeSeriesTests.steps, at: .readme))
    #expect(["0 s", "0.3 s", "0.6 s"].allSatisfy(words.contains))
    let jump = texts(figure([ChangeSeries([MotionCases.immediate])], at: .readme))
    #expect(["before", "at once", "after"].allSatisfy(jump.contains))
  }

  @Test func onlyWhatWasAskedForHasABadge() {
    // Bob, Zoe, Cat and Ann, and the four roles of the legend.
    let figure = figure([ChangeSeries([MotionCases.friends])], at: .readme)
    #expect(WorldBadges(figure).count == 8)
    #expect(
      WorldBadges(self.figure([ChangeSeries([MotionCases.gridToList])], at: .readme)).count == 0)
    #expect(WorldBadges(self.figure([ChangeSeries([MotionCases.still])], at: .readme)).count == 0)
  }

  @Test func placesAreThoseOfTheTable() throws {
    let transition = PathSamples.update(.column, 5)
    let course = WorldCourse([transition], axis: nil)
    for story in course.stories[0].elements {
      let bands = course.bands(of: story.id, [story])
      for (element, edge) in [
        (story.before, bands.first?.edges.first), (story.after, bands.last?.edges.last),
      ] {
        guard let element, let edge else { continue }
        // Nobody stands beside another, so that none has to share its place.
        #expect(abs(edge.low - element.frame.minY) < 0.01)
        #expect(abs(edge.high - element.frame.maxY) < 0.01)
      }
    }
  }

  @Test func namesStandOnTheirRibbons() {
    let ink = FigureInkwork(figure([ChangeSeries([MotionCases.friends])], at: .readme))
    let colors = ["Bob": 1, "Dan": 3, "Eve": 4]
    for word in ink.words {
      guard let hue = colors[word.text] else { continue }
      let ground = ink.ground(
        at: CGPoint(x: word.frame.midX, y: word.frame.midY), below: word.order, on: .white,
        dark: false)
      #expect(ground == FigureInk.items[hue].light, "\(word.text)")
    }
    #expect(Set(ink.words.map(\.text)).isSuperset(of: colors.keys))
  }

  @Test func pinnedBandsSayIt() {
    let figure = figure([ChangeSeries(MotionCases.scrolled, name: "scroll")], at: .readme)
    #expect(texts(figure).contains("Header of 0 pinned"))
    #expect(figure.summary.hasPrefix("header 0 stays pinned from 0 s to"), "\(figure.summary)")
    let still = self.figure([ChangeSeries([MotionCases.sections])], at: .readme)
    #expect(!texts(still).contains { $0.contains("pinned") })
  }

  @Test func jumpsHaveABarAndAreTold() {
    let figure = figure([ChangeSeries([MotionCases.immediate])], at: .readme)
    #expect(texts(figure).contains("jump, in no time"))
    #expect(
      figure.summary.hasPrefix(
        "Bob is removed, Ann moves; Ann jumps 80 down, Cat 160 up, at once."), "\(figure.summary)")
    let moving = self.figure([ChangeSeries([PathSamples.update(.column, 5)])], at: .readme)
    #expect(!texts(moving).contains("jump, in no time"))
  }

  @Test func manyAreLinesAndCrowdsAShade() {
    let fifty = texts(figure([ChangeSeries([PathSamples.update(.column, 50)])], at: .readme))
    #expect(fifty.contains { $0.hasSuffix(" others") })
    #expect(!fifty.contains("n12") && fifty.contains("n3") && fifty.contains("new0"))
    let crowd = texts(figure([ChangeSeries([PathSamples.update(.column, 500)])], at: .readme))
    #expect(crowd.contains("And 517 more, as a shade."), "\(crowd)")
  }

  @Test func tenThousandAreCounted() {
    let figure = figure([ChangeSeries([MotionCases.crowd])], at: .page)
    #expect(texts(figure).contains { $0.hasPrefix("And 9,992 more") })
    #expect(texts(figure).contains { $0.hasSuffix(" of them, evenly chosen.") })
    #expect(FigureRules(figure, at: .page).broken == [])
  }
}

/// Discs with nothing but a sign on them.
private struct WorldBadges {
  private(set) var count = 0

  init(_ figure: Figure) {
    for item in figure.drawing.items { add(item) }
  }

  private mutating func add(_ item: DrawItem) {
    guard case .group(let group) = item else { return }
    if group.children.count == 2, case .shape(let disc) = group.children[0],
      case .shape(let sign) = group.children[1], case .ellipse = disc.geometry, sign.fill == nil
    {
      count += 1
    }
    for child in group.children { add(child) }
  }
}
