import Cases
import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// A strip shows pictures in equal time, at one scale, and goes on in the next row where a page ends.
@Suite struct FilmStripTests {
  private func frames(_ count: Int, size: CGSize = CGSize(width: 100, height: 60)) -> [FilmStrip
    .Frame]
  {
    (0..<count).map { number in
      let dot = CGRect(x: CGFloat(number) * 8, y: 20, width: 16, height: 16)
      let drawing = DrawList(
        size: size, background: .color(ThemedColor(0xFFFFFF, 0x191D23)),
        [.shape(DrawShape(.ellipse(dot), fill: .color(ThemedColor(0x0072B2, 0x4FB0F0))))])
      return FilmStrip.Frame(drawing, at: Double(number) * 0.1)
    }
  }

  private func figure(_ counts: Int...) -> Figure {
    FilmStrip(
      counts.enumerated().map { number, count in
        FilmStrip.Stretch(
          frames(count), name: counts.count > 1 ? "step \(number + 1)" : "",
          caption: "the dot moves")
      }, title: "Dot"
    ).figure
  }

  private func texts(_ figure: Figure) -> [String] { figure.drawing.items.texts.map(\.string) }

  @Test func eachFrameHasItsTimeBelow() {
    let texts = texts(figure(4))
    #expect(texts.filter { $0.hasSuffix(" s") } == ["0.00 s", "0.10 s", "0.20 s", "0.30 s"])
    #expect(texts.contains("the dot moves"))
    #expect(texts.contains("Dot · film strip · 4 frames"))
  }

  /// A single strip closes with its finding as other figures do: the heading opens the words for those who do not see it.
  @Test func oneStripHasItsSentenceAsHeading() {
    let figure = figure(4)
    #expect(texts(figure).count { $0 == "the dot moves" } == 1)
    #expect(figure.summary == "the dot moves. Four frames from 0 to 0.30 s.")
  }

  /// Frames are somewhat smaller rather than in two rows, unless their words become bars by that.
  @Test(arguments: [(240, 4, 1), (240, 6, 1), (240, 7, 2), (240, 12, 2), (400, 6, 2)])
  func framesAreInFewRows(_ width: CGFloat, _ count: Int, _ rows: Int) {
    let wide = FilmStrip.Stretch(frames(count, size: CGSize(width: width, height: width * 0.7)))
    let words = FigureInkwork(FilmStrip([wide], title: "Dot").figure).words
    let times = words.filter { $0.text.hasSuffix(" s") }
    #expect(times.count == count)
    #expect(Set(times.map { $0.frame.minY.rounded() }).count == rows)
  }

  @Test func eachStepHasAStripOfItsOwn() {
    let figure = figure(3, 2)
    #expect(texts(figure).filter { $0.hasPrefix("step") } == ["step 1", "step 2"])
    #expect(
      figure.summary == "Two steps. step 1: the dot moves; three frames from 0 to 0.20 s. "
        + "step 2: the dot moves; two frames from 0 to 0.10 s.")
  }

  /// The words about a strip are told to their end, below its name if they need a line of their own.
  @Test func longWordsGoOnInTheNextLine() throws {
    let caption = "Ann and Bob are removed, Zoe appears, Cat, Dan and Eve move, four others follow"
    for name in ["", "sync"] {
      let stretch = FilmStrip.Stretch(frames(3), name: name, caption: caption)
      let words = FigureInkwork(FilmStrip([stretch], title: "Dot", width: .half).figure).words
      let lines = words.filter { caption.contains($0.text) }
      #expect(lines.map(\.text).joined(separator: " ") == caption)
      #expect(lines.count > 1)
      let times = words.filter { $0.text.hasSuffix(" s") }.map(\.frame.minY).min() ?? 0
      #expect(lines.allSatisfy { $0.frame.maxY < times - 60 })
    }
  }

  /// Seven of these are as wide as a page.
  @Test func longStripsGoOnInTheNextRow() {
    let (one, two, three) = (figure(7), figure(8), figure(21))
    #expect(one.drawing.size.width <= 830 + 48)
    #expect(two.drawing.size.height > one.drawing.size.height + 60)
    #expect(two.drawing.size.width < one.drawing.size.width, "rows are equally full")
    #expect(three.drawing.size.width == one.drawing.size.width)
  }

  /// On a phone, what is not a picture or a word takes little room: two steps are hardly higher than a page of a book.
  @Test func stripsOnAPhoneHaveNarrowEdges() {
    let stretches = ["one", "two"].map { name in
      FilmStrip.Stretch(
        frames(6, size: CGSize(width: 390, height: 440)), name: name, caption: "the dot moves")
    }
    let phone = FilmStrip(stretches, title: "Dot", width: .phone).figure
    #expect(phone.drawing.size.height < phone.drawing.size.width * 1.5)
    #expect(FigureRules(phone, at: .phone).broken == [])
    #expect(texts(phone).count { $0.hasSuffix(" s") } == 6)
  }

  @Test func allPicturesHaveOneScale() {
    let large = FilmStrip.Stretch(frames(1, size: CGSize(width: 300, height: 400)))
    let small = FilmStrip.Stretch(frames(1, size: CGSize(width: 150, height: 200)))
    let clips = FilmStrip([large, small]).figure.drawing.items.flatMap(Self.clips)
    #expect(clips.map(\.size) == [CGSize(width: 150, height: 200), CGSize(width: 75, height: 100)])
  }

  private static func clips(_ item: DrawItem) -> [CGRect] {
    guard case .group(let group) = item else { return [] }
    return (group.clip.map { [$0.bounds] } ?? []) + group.children.flatMap(clips)
  }

  @Test func whatIsLeftOutIsCounted() {
    let words = texts(figure(399, 3))
    let shown = words.count { $0.hasSuffix(" s") }
    #expect(words.contains("\(402 - shown) more frames, not shown."))
    #expect(words.contains("39.80 s") && words.contains("0.20 s"))
  }

  @Test(arguments: [[1], [6], [50], [500], [6, 6, 6, 6], Array(repeating: 2, count: 500)])
  func rulesHold(_ counts: [Int]) {
    for width in StoryboardTests.widths {
      let stretches = counts.enumerated().map { number, count in
        FilmStrip.Stretch(
          frames(count, size: CGSize(width: 375, height: 667)), name: "step \(number + 1)",
          caption: "the dot moves")
      }
      let figure = FilmStrip(stretches, title: "Dot", width: width).figure
      let rows = width.isNarrow ? min(counts.count, 3) : 1
      #expect(FigureRules(figure, at: width, steps: rows).broken == [], "\(width.points)")
      #expect(figure.svg.utf8.count < 150_000)
    }
  }

  @Test func nothingIsAFigureToo() {
    let figure = FilmStrip([], title: "Dot").figure
    #expect(FigureRules(figure, at: .readme).broken == [])
    #expect(texts(figure).contains("film strip · 0 frames"))
    #expect(figure.summary == "No steps.")
  }

  // MARK: Moments

  @Test func aPinchHasItsTurns() throws {
    let series = ChangeSeries([try StoryMomentsTests.pinch()], name: "pinch")
    let words = FilmCourse(series).moments().map(\.words).filter { !$0.isEmpty }
    #expect(words.contains("turns back") && words.contains("turns on"))
    let even = FilmCourse(series).moments(count: 5).map(\.time)
    #expect(even.count == 5 && even[0] == 0)
    #expect(zip(even, even.dropFirst()).allSatisfy { abs($1 - $0 - even[1]) < 0.001 })
  }

  @Test func chosenMomentsAreShownAndNoOthers() throws {
    let series = ChangeSeries([MotionCases.friends])
    let moments = FilmCourse(series).moments(times: [.start, .progress(0.5), .end])
    let duration = MotionCases.friends.duration
    #expect(moments.map(\.time) == [0, duration / 2, duration])
    #expect(moments.map(\.isEnd) == [false, false, true])
  }

  @Test func whatTakesNoTimeHasABeforeAndAnAfter() {
    let moments = FilmCourse(ChangeSeries([MotionCases.immediate])).moments()
    #expect(moments.map(\.time) == [0, 0])
    #expect(moments.map(\.isEnd) == [false, true])
  }

  @Test func looksAsItDid() throws {
    let folder = CaseFolder("views", "film-strip")
    try ExpectedFile("film-strip.svg", of: folder, suite: "FilmStripTests")
      .expect(svg: figure(9, 3).svg)
  }

  /// Of many round cells, fewer pictures make a light file.
  @Test func aFilmOfACrowdIsLight() {
    let dots = (0..<500).map { number -> DrawItem in
      let place = CGRect(
        x: CGFloat(number % 25) * 14, y: CGFloat(number / 25) * 14, width: 10, height: 10)
      return .group(
        DrawGroup(
          transform: PlaneTransform(translationX: place.minX, y: place.minY),
          [.fill(.ellipse(CGRect(x: 0, y: 0, width: 10, height: 10)), FigureInk.items[number % 4])])
      )
    }
    let frames = (0..<12).map {
      FilmStrip.Frame(DrawList(size: CGSize(width: 360, height: 300), dots), at: Double($0) * 0.1)
    }
    #expect(FilmStrip([FilmStrip.Stretch(frames)]).figure.svg.utf8.count < 150_000)
  }
}
