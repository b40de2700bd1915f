import CoreGraphics
import Drawing
import Testing

@testable import Figures

/// Small pictures of screens: what is seen stays, whatever the others show, and what they have in common is the same.
@Suite struct ThumbnailsTests {
  private static let sky = ThemedColor(0x0072B2, 0x4FB0F0)
  private static let size = CGSize(width: 400, height: 800)

  /// A row as a list of mails has it: its ground, a portrait, a dot, two lines of words, a separator and a chevron.
  private static func row(at y: CGFloat, _ name: String = "row") -> DrawItem {
    var chevron = Outline()
    chevron.move(to: CGPoint(x: 380, y: 20))
    chevron.addLine(to: CGPoint(x: 385, y: 26))
    chevron.addLine(to: CGPoint(x: 380, y: 32))
    let parts: [DrawItem] = [
      .fill(.rect(CGRect(x: 0, y: 0, width: 400, height: 80)), FigureInk.surface),
      .fill(.rounded(CGRect(x: 20, y: 12, width: 44, height: 44), radius: 22), sky),
      .fill(.circle(center: CGPoint(x: 10, y: 34), radius: 4.5), sky),
      .fill(.rounded(CGRect(x: 76, y: 14, width: 200, height: 8), radius: 4), FigureInk.ink),
      .fill(.rounded(CGRect(x: 76, y: 34, width: 240, height: 8), radius: 4), FigureInk.secondary),
      .fill(.rect(CGRect(x: 76, y: 79, width: 324, height: 1)), FigureInk.hairline),
      .stroke(.path(Path(chevron), rule: .winding), Stroke(FigureInk.secondary, width: 2)),
    ]
    let places = parts.map { DrawItem.group(DrawGroup([.group(DrawGroup([$0]))])) }
    return .group(
      DrawGroup(
        element: ElementMark(name), transform: PlaneTransform(translationX: 0, y: y), places))
  }

  private static func list(_ count: Int, pitch: CGFloat = 80) -> DrawList {
    DrawList(size: size, (0..<count).map { row(at: CGFloat($0) * pitch, "row \($0)") })
  }

  private static func leaves(_ items: [DrawItem]) -> [ShapeGeometry] {
    items.flatMap { item -> [ShapeGeometry] in
      switch item {
      case .group(let group): leaves(group.children)
      case .shape(let shape): [shape.geometry]
      case .text, .image: []
      }
    }
  }

  /// The rows of a state with many of them are those of the states beside it.
  @Test func oneStateIsDrawnAsTheOthers() throws {
    let (few, many) = (Self.list(10), Self.list(40, pitch: 20))
    let thumbnails = Thumbnails([few, many], at: 0.2)
    #expect(many.items.leaves > 160 && few.items.leaves < 160)
    for state in [few, many] {
      let rows = thumbnails.items(of: state)
      #expect(rows.count == state.items.count)
      let contents = Set(
        rows.compactMap { row -> [DrawItem]? in
          guard case .group(let group) = row else { return nil }
          return group.children
        })
      #expect(contents.count == 1, "all rows are one drawing, each at its place")
      let shapes = Self.leaves(rows)
      #expect(shapes.count == 7 * rows.count)
      #expect(shapes.count { if case .ellipse = $0 { true } else { false } } == rows.count)
      #expect(shapes.count { $0.bounds.height == 1 } == rows.count)
      #expect(shapes.count { if case .path = $0 { true } else { false } } == rows.count)
    }
  }

  @Test func whatNobodySeesIsLeftOut() {
    let state = Self.list(40, pitch: 90)
    #expect(Thumbnails([state], at: 0.2).items(of: state).count == 9)
  }

  /// Rows that they have in common are written once.
  @Test func manyFramesStaySmall() {
    let frames = (0..<12).map { FilmStrip.Frame(Self.list(10), at: Double($0) * 0.1) }
    let figure = FilmStrip([FilmStrip.Stretch(frames)], title: "Mail").figure
    #expect(figure.svg.utf8.count < 40_000)
  }

  /// Of a crowd plain areas become one, but never those that are round.
  @Test func photosOfACrowdStayWhatTheyAre() {
    func cell(_ number: Int, _ geometry: (CGRect) -> ShapeGeometry) -> DrawItem {
      let frame = CGRect(x: 0, y: 0, width: 40, height: 30)
      let place = PlaneTransform(
        translationX: CGFloat(number % 10) * 40, y: CGFloat(number / 10) * 32)
      return .group(
        DrawGroup(
          element: ElementMark("\(number)"), transform: place, [.fill(geometry(frame), Self.sky)]))
    }
    func shown(_ geometry: (CGRect) -> ShapeGeometry) -> [DrawItem] {
      let state = DrawList(size: Self.size, (0..<200).map { cell($0, geometry) })
      return Thumbnails([state], at: 0.2).items(of: state)
    }
    #expect(shown { .rect($0) }.count == 1)
    #expect(shown { .rounded($0, radius: 2) }.count == 1)
    #expect(shown { .rounded($0, radius: 8) }.count == 200)
    #expect(shown { .ellipse($0) }.count == 200)
  }

  /// Behind a bar that is a few points high nobody tells what is blurred, and a blur of all that is most of a file.
  @Test func glassIsItsColour() throws {
    let bar = DrawShape(
      .rect(CGRect(x: 0, y: 700, width: 400, height: 100)),
      fill: .material(Material(FigureInk.surface)))
    let state = DrawList(size: Self.size, [Self.row(at: 660), .shape(bar)])
    let items = Thumbnails([state], at: 0.2).items(of: state)
    #expect(items.count == 2 && !items.contains(where: \.hasMaterial))
  }

  @Test func groupsThatOnlyPlaceAreDissolved() {
    let text = DrawItem.text(
      DrawText(
        "Ann", TextStyle(FontRequest(size: 12), FigureInk.ink),
        in: CGRect(x: 1, y: 2, width: 30, height: 14)))
    let inner = DrawGroup(transform: PlaneTransform(translationX: 5, y: 6), [text])
    let items = [DrawItem.group(DrawGroup([.group(inner)]))].flattened()
    guard case .text(let moved)? = items.first else {
      Issue.record("the text stands alone")
      return
    }
    #expect(items.count == 1)
    #expect(moved.frame == CGRect(x: 6, y: 8, width: 30, height: 14))
    let faint = DrawItem.group(DrawGroup(opacity: 0.5, [text]))
    #expect([faint].flattened() == [faint])
  }

  /// Nobody looks at the corners of one among hundreds, and everybody sees that a disc is none.
  @Test(arguments: [(26.0, 8.0, 1), (26.0, 9.0, 1), (18.0, 9.0, 500)])
  func onlyDiscsOfASwarmAreRound(_ width: Double, _ radius: Double, _ count: Int) {
    let cells = (0..<500).map { number in
      let rect = CGRect(x: 0, y: 0, width: width, height: 18)
      let ground = DrawItem.fill(.rounded(rect, radius: radius), Self.sky)
      let bar = DrawItem.fill(.rect(CGRect(x: 4, y: 7, width: 10, height: 4)), FigureInk.ink)
      let place = CGPoint(x: CGFloat(number % 13) * 30, y: CGFloat(number / 13) * 20)
      return DrawItem.group(
        DrawGroup(
          element: ElementMark("\(number)"),
          transform: PlaneTransform(translationX: place.x, y: place.y), [ground, bar]))
    }
    let state = DrawList(size: Self.size, cells)
    let grounds = Self.leaves(Thumbnails([state], at: 0.3).items(of: state)).filter {
      $0.bounds.height > 4
    }
    // One path of all, without the bars on them.
    #expect(grounds.count == count)
  }
}
