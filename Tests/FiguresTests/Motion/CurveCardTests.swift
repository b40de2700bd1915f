import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// A curve card tells how a change goes, in points of what it moves.
@Suite struct CurveCardTests {
  static let widths: [FigureWidth] = [.phone, .half, .page, .readme]

  static let curves: [TimingCurve] = {
    var curves: [TimingCurve] = [.linear, .ease, .easeIn, .easeOut, .easeInOut]
    curves += [(0.68, -0.55, 0.27, 1.55), (0.2, 0, 0, 1), (0.1, 3, 0.9, -2), (0, 1, 1, 0)]
      .compactMap {
        (try? CubicBezier(x1: $0.0, y1: $0.1, x2: $0.2, y2: $0.3)).map(TimingCurve.bezier)
      }
    curves += [0.15, 0.5, 0.8, 1, 1.5].compactMap {
      (try? Spring(dampingRatio: $0, response: 0.4)).map(TimingCurve.spring)
    }
    return curves
  }()

  private static func card(
    _ curves: [TimingCurve], ways: [CGFloat?] = [160], _ width: FigureWidth = .readme
  ) throws -> Figure {
    let entries = try curves.enumerated().map { index, curve in
      CurveCard.Entry(
        curves.count > 1 ? "step \(index + 1)" : "",
        try {
          if case .spring = curve { return try Timing(curve: curve) }
          return try Timing(duration: 0.35, curve: curve)
        }(), distance: ways[index % ways.count])
    }
    return CurveCard(entries, title: "Curves", width: width).figure
  }

  /// A spring whose step is over before it rests says so, and does not jump in the curve of its speed.
  @Test func springsAreCutOffInWords() throws {
    let spring = try Spring(dampingRatio: 0.6, response: 0.5)
    let timing = try Timing(duration: 0.45, curve: .spring(spring))
    let course = CurveCourse(CurveCard.Entry("", timing, distance: 260))
    #expect(course.finding.contains("; cut off at 0.45 s, "), "\(course.finding)")
    let (first, last) = (course.speeds.suffix(2).first?.y ?? 0, course.speeds.last?.y ?? 0)
    #expect(abs(last - first) < 0.2, "\(first), \(last)")
    let whole = CurveCourse(CurveCard.Entry("", try Timing(curve: .spring(spring)), distance: 260))
    #expect(!whole.finding.contains("cut off"))
  }

  private func words(_ figure: Figure) -> [String] { FigureInkwork(figure).words.map(\.text) }

  @Test(arguments: curves) func rulesHold(_ curve: TimingCurve) throws {
    for width in Self.widths {
      for distance: CGFloat? in [nil, 8, 1234.5] {
        let figure = try Self.card([curve], ways: [distance], width)
        #expect(FigureRules(figure, at: width).broken == [], "\(width.points)")
      }
    }
  }

  /// The way beside the plot has as much room as its digits need.
  @Test func longWaysStandInThePanel() throws {
    for width in Self.widths {
      let ink = FigureInkwork(try Self.card([.linear], ways: [16_792.5], width))
      let way = try #require(ink.words.first { $0.text == "16,792.5 pt" })
      let times = ink.words.filter { $0.text.hasSuffix(" s") }.map(\.frame.maxX).max() ?? 0
      #expect(way.frame.minX > times - 40)
      #expect(way.frame.maxX <= min(width.points, 468) - 24, "\(width.points)")
    }
  }

  @Test(arguments: [2, 3, 5]) func rulesHoldForSeveral(_ count: Int) throws {
    for start in Self.curves.indices {
      let curves = (0..<count).map { Self.curves[(start + $0) % Self.curves.count] }
      for width in Self.widths {
        let figure = try Self.card(curves, ways: [80, 320, nil], width)
        let rules = FigureRules(figure, at: width)
        #expect(rules.type + rules.boxes + rules.edges + rules.contrast == [], "\(width.points)")
        if count <= 3, width != .phone { #expect(rules.budget == []) }
      }
    }
  }

  /// The handle at the foot of a curve has its name above the axis.
  @Test(arguments: [0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.8, 1])
  func noNameStandsAmongTheTimes(_ duration: Double) throws {
    for curve in [TimingCurve.ease, .easeIn, .easeOut, .easeInOut] {
      for width in Self.widths {
        let entry = CurveCard.Entry(
          "", try Timing(duration: duration, curve: curve), distance: 160)
        let figure = CurveCard([entry], title: "Curves", width: width).figure
        #expect(FigureRules(figure, at: width).boxes == [], "\(width.points)")
      }
    }
  }

  /// The overshoot is told in points of the way: the highest value less the end.
  @Test func theOvershootIsTheHighestLessTheEnd() throws {
    for case .spring(let spring) in Self.curves where spring.dampingRatio < 0.9 {
      let timing = try Timing(curve: .spring(spring))
      let highest =
        (0...5000).map {
          timing.curve.value(at: timing.duration * Double($0) / 5000, of: timing.duration)
        }.max() ?? 0
      let over = FigureText.length((highest - 1) * 160)
      let figure = try Self.card([.spring(spring)])
      let told = try #require(words(figure).first { $0.hasPrefix("+") })
      let number = try #require(Double(told.dropFirst().prefix { $0 != " " }))
      #expect(abs(number - Double((highest - 1) * 160)) <= 0.2, "\(told) for \(over)")
      #expect(figure.summary.contains(" points too far at "))
    }
  }

  @Test func handlesHaveNamesAndStandInThePicture() throws {
    let swing = try CubicBezier(x1: 0.68, y1: -0.55, x2: 0.27, y2: 1.55)
    for curve in [TimingCurve.easeInOut, .bezier(swing)] {
      let texts = words(try Self.card([curve]))
      #expect(texts.contains("P1") && texts.contains("P2"))
    }
    #expect(!words(try Self.card([.linear])).contains("P1"))
  }

  /// Labels beside the curve: ends, overshoot and handles, and no more.
  @Test(arguments: curves) func sixLabelsAreEnough(_ curve: TimingCurve) throws {
    let figure = try Self.card([curve])
    let known: Set<String> = ["speed", "a frame", "0 pt"]
    let panel = FigureInkwork(figure).areas.first { $0.paint == .color(FigureInk.surface) }
    let frame = try #require(panel?.bounds)
    let inside = FigureInkwork(figure).words.filter {
      frame.contains($0.frame) && !known.contains($0.text) && !$0.text.hasSuffix(" s")
        || $0.text.hasPrefix("+")
    }
    #expect(inside.count <= 6, "\(inside.map(\.text))")
  }

  /// The axis has the points of a way only where all curves drive it.
  @Test func differentWaysAreToldApart() throws {
    let two = Array(Self.curves[4...4]) + [Self.curves.last ?? .linear]
    let same = words(try Self.card(two, ways: [80]))
    #expect(same.contains("80 pt") && same.contains("step 1"))
    let other = words(try Self.card(two, ways: [80, 320]))
    #expect(!other.contains("80 pt"))
    #expect(other.contains("step 1, 80 pt") && other.contains("step 2, 320 pt"))
  }

  /// The strip of speeds has the axis of the curve above it.
  @Test func speedAndWayShareTheAxis() throws {
    let ink = FigureInkwork(try Self.card([.easeInOut]))
    let long = ink.lines.filter { $0.points.count > 100 }
    #expect(long.count == 2)
    let ends = long.map { line in (line.points.first?.x ?? 0, line.points.last?.x ?? 0) }
    #expect(abs(ends[0].0 - ends[1].0) < 2 && abs(ends[0].1 - ends[1].1) < 2)
  }

  /// The way is that of the figure's other sentences, and its element has a name.
  @Test func whoGoesFarthestIsNamed() throws {
    let change = try MotionCases.springy()
    let entry = CurveCard.Entry("", change.timing).measured(along: [ChangeSeries([change])])
    #expect(entry.traveller == "Cat")
    #expect(entry.distance == 160)
    let figure = CurveCard([entry]).figure
    #expect(words(figure).contains("In points: the way of Cat, who goes farthest."))
    #expect(figure.summary.contains(" takes Cat "))
  }

  /// Sentences about several curves name them, and alike ones are said once.
  @Test func sentencesNameTheirCurves() throws {
    let alike = try Self.card([.easeInOut, .easeInOut, .linear])
    #expect(
      alike.summary.hasPrefix(
        "step 1 and step 2: Ease in-out takes 0.35 s; step 3: Linear takes 0.35 s."),
      "\(alike.summary)")
    #expect(try Self.card([.linear]).summary.hasPrefix("Linear takes 0.35 s."))
  }
}
