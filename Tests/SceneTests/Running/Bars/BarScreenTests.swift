import CoreGraphics
import Drawing
import Motion
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// The bars of a scene's screen, and the room that they leave.
@Suite @MainActor struct BarScreenTests {
  private func run(
    _ bars: String, steps: String = "[]", device: String = "iphone-16", letters: String = "l",
    more: String = ""
  ) throws -> SceneRun {
    let text = """
      {"scene": 1, "canvas": {"device": "\(device)", "bars": \(bars), "textSize": "\(letters)"\(more)},
       "layout": {"kind": "flow", "itemSize": [393, 60], "minimumLineSpacing": 0},
       "data": {"sections": [{"id": "m", "items": [{"generate": {"count": 30}}]}]},
       "steps": \(steps)}
      """
    let runner = SceneRunner()
    return try runner.run(
      SceneLoader(kinds: runner.registry.kinds).load(SourceFile(path: "a.scene.json", text: text)))
  }

  nonisolated static let rooms: [(bars: String, top: CGFloat, bottom: CGFloat)] = [
    (#"{"title": "Inbox"}"#, 54 + 44, 34),
    (#"{"title": "Inbox", "largeTitle": true}"#, 54 + 96, 34),
    (#"{"title": "Inbox", "largeTitle": true, "search": "Search"}"#, 54 + 96 + 52, 34),
    (#"{"trailing": ["Select"], "holdsHeaders": true}"#, 54, 34),
    (#"{"title": "Inbox", "largeTitle": true, "holdsHeaders": true}"#, 54, 34),
    (#"{"holdsHeaders": true}"#, 59, 34),
    (#"{"tabs": [{"title": "A"}]}"#, 59, 34 + 49),
    (#"{"toolbar": ["trash"]}"#, 59, 34 + 44),
    (#"{"input": "Message"}"#, 59, 34 + 52),
    (#"{"input": "Message", "keyboard": true}"#, 59, 34 + 52 + 257),
    (#"{"segments": ["Days", "Years"]}"#, 59, 34),
  ]

  @Test(arguments: rooms.indices) func theLayoutSeesTheRoomThatBarsLeave(_ index: Int) throws {
    let room = Self.rooms[index]
    let start = try run(room.bars).start
    #expect(start.insets.top == room.top)
    #expect(start.insets.bottom == room.bottom)
    #expect(start.viewport == CGRect(x: 0, y: -room.top, width: 393, height: 852))
  }

  /// A phone on its side leaves its bars as little as there can be.
  nonisolated static let low: [(bars: String, top: CGFloat, bottom: CGFloat)] = [
    (#"{"title": "Inbox", "largeTitle": true}"#, 32, 21),
    (#"{"title": "T", "tabs": [{"title": "A"}]}"#, 32, 21 + 32),
    (#"{"title": "T", "toolbar": ["trash"]}"#, 32, 21 + 32),
    (#"{"title": "T", "keyboard": true}"#, 32, 21 + 162),
  ]

  @Test(arguments: low.indices) func barsAreLowOnAPhoneOnItsSide(_ index: Int) throws {
    let room = Self.low[index]
    let start = try run(room.bars, more: #", "landscape": true"#).start
    #expect(start.insets.top == room.top && start.insets.bottom == room.bottom)
  }

  /// As on iOS: large titles and fields grow with their letters, rows of buttons and tabs leave the room to the content.
  nonisolated static let enlarged:
    [(bars: String, letters: String, top: CGFloat, bottom: CGFloat)] = [
      (#"{"title": "Inbox"}"#, "ax5", 54 + 44, 34),
      (#"{"title": "Inbox", "largeTitle": true}"#, "ax5", 54 + 44 + 81, 34),
      (#"{"title": "Inbox", "largeTitle": true}"#, "xs", 54 + 44 + 49, 34),
      (#"{"title": "Inbox", "search": "Search"}"#, "ax5", 54 + 44 + 92, 34),
      (#"{"title": "Inbox", "search": "Search"}"#, "xs", 54 + 44 + 52, 34),
      (#"{"tabs": [{"title": "A"}]}"#, "ax5", 59, 34 + 49),
      (#"{"toolbar": ["trash"], "input": "Message"}"#, "ax5", 59, 34 + 44 + 92),
    ]

  @Test(arguments: enlarged.indices) func fieldsAndLargeTitlesGrowWithTheirLetters(
    _ index: Int
  ) throws {
    let (bars, letters, top, bottom) = Self.enlarged[index]
    let start = try run(bars, letters: letters).start
    #expect(start.insets.top == top)
    #expect(start.insets.bottom == bottom)
    #expect(start.viewport.minY == -top)
  }

  @Test func titlesAndButtonsKeepTheirLetters() throws {
    let bars =
      #"{"title": "T", "back": "B", "trailing": ["Edit"], "search": "S", "tabs": [{"title": "A"}]}"#
    func sizes(_ letters: String) throws -> [String: CGFloat] {
      let start = try run(bars, letters: letters).start
      return try ["UINavigationBar", "SearchField", "TabRow"].reduce(into: [:]) { sizes, name in
        for text in texts(of: try bar(name, in: start).content) {
          sizes[text.string] = text.style.font.size
        }
      }
    }
    let (usual, large) = (try sizes("l"), try sizes("ax5"))
    for words in ["T", "B", "Edit", "A"] { #expect(large[words] == usual[words], "\(words)") }
    #expect(usual["T"] == 17)
    #expect(usual["S"] == 17)
    #expect(large["S"] == 53)
  }

  private func texts(of items: [DrawItem]) -> [DrawText] {
    items.flatMap { item -> [DrawText] in
      switch item {
      case .group(let group): texts(of: group.children)
      case .text(let text): [text]
      case .shape, .image: []
      }
    }
  }

  @Test func theLargeTitleShrinksWithTheScroll() throws {
    let run = try run(
      #"{"title": "Inbox", "largeTitle": true}"#, steps: #"[{"scroll": {"by": [0, 300]}}]"#)
    #expect(run.start.insets.top == 150)
    #expect(run.end.insets.top == 98)
  }

  /// As the header below it, whether content lies under it or not.
  @Test(arguments: ["[]", #"[{"scroll": {"by": [0, 300]}}]"#])
  func theStripBehindTheClockIsAsTheHeaderBelowIt(_ steps: String) throws {
    let run = try run(#"{"trailing": ["Select"], "holdsHeaders": true}"#, steps: steps)
    let strips = run.end.elements.filter {
      $0.isOfScreen && $0.size == CGSize(width: 393, height: 54) && $0.content.words.isEmpty
    }
    #expect(strips.map(\.ownColor) == [SystemPalette.systemBackground])
    #expect(strips.allSatisfy { $0.alpha == 1 && $0.content.count == 1 })
  }

  /// A field that gets a line below it while it moves is there once, in one piece.
  @Test func aFieldMovesWithTheTitleThatShrinks() throws {
    let run = try run(
      #"{"title": "Inbox", "largeTitle": true, "search": "Search"}"#,
      steps: #"[{"scroll": {"by": [0, 300]}}]"#)
    let transition = try #require(run.steps[0].transitions.first)
    func words(_ snapshot: LayoutSnapshot) throws -> CGRect? {
      let bar = try bar("SearchField", in: snapshot)
      #expect(bar.content.words.map(\.text) == ["Search"])
      return frames(of: bar.content, .identity)["Search"]
    }
    let start = try words(transition.snapshot(progress: 0))
    for progress in [0.25, 0.5, 0.75, 1] {
      #expect(try words(transition.snapshot(progress: progress)) == start)
    }
  }

  /// On a phone on its side nothing lies under the cutout: rows begin beside it, and what stands in bars does.
  @Test func contentKeepsClearOfACutoutAtTheSide() throws {
    let run = try run(
      #"{"title": "T", "back": "B", "search": "Search", "input": "Message", "keyboard": true}"#,
      steps: #"[{"scroll": {"by": [0, 200]}}]"#, more: #", "landscape": true"#)
    for snapshot in [run.start, run.end] {
      #expect(snapshot.insets.left == 59 && snapshot.insets.right == 59)
      #expect(snapshot.viewport.minX == -59)
    }
    let cell = try #require(run.start.elements.first { $0.kind == .cell })
    #expect(cell.frame.minX >= 0 && cell.frame.maxX <= 734)
    for (name, words) in [
      ("UINavigationBar", "B"), ("SearchField", "Search"), ("MessageField", "Message"),
      ("Keyboard", "q"), ("Keyboard", "123"),
    ] {
      let places = frames(of: try bar(name, in: run.start).content, .identity)
      let place = try #require(places[words], "\(words)")
      #expect(place.minX >= 59 && place.maxX <= 793, "\(words): \(place)")
    }
  }

  /// Content that is to begin elsewhere keeps clear of it, too.
  @Test func anOffsetLeavesTheCutoutAside() throws {
    let start = try run(
      #"{"title": "T"}"#, more: #", "landscape": true, "contentOffset": [0, 120]"#
    ).start
    #expect(start.viewport.origin == CGPoint(x: -59, y: 120))
  }

  @Test(arguments: [(132.0, 48.0), (66, 36)]) func aPortraitIsWholeInALowBar(
    _ height: CGFloat, _ side: CGFloat
  ) throws {
    let bar = PortraitBar(letter: "M", name: "Mia", on: SystemPalette.systemBackground)
    bar.frame = CGRect(x: 0, y: 0, width: 400, height: height)
    bar.layoutIfNeeded()
    let circle = try #require(bar.subviews.first { ($0 as? UILabel)?.text == "M" })
    #expect(circle.frame.size == CGSize(width: side, height: side) && circle.frame.minY >= 4)
    #expect(circle.layer.cornerRadius == side / 2)
  }

  private func titleAlphas(_ snapshot: LayoutSnapshot) throws -> [CGFloat] {
    try bar("UINavigationBar", in: snapshot).content.compactMap { item in
      guard case .group(let group) = item, DrawList(size: .zero, [item]).text.contains("Inbox")
      else { return nil }
      return group.opacity
    }
  }

  /// By program one may stop half way: the large title is cut off by then, and goes on to its end.
  @Test func aLargeTitleIsScrolledAwayInPart() throws {
    let run = try run(
      #"{"title": "Inbox", "largeTitle": true}"#,
      steps:
        #"[{"scroll": {"by": [0, 20]}}, {"scroll": {"by": [0, 15]}}, {"scroll": {"by": [0, 9]}}]"#)
    #expect(run.steps.map(\.after.insets.top) == [130, 115, 106])
    #expect(run.steps.map(\.after.viewport.minY) == [-130, -115, -106])
    #expect(try bar("UINavigationBar", in: run.steps[1].after).size.height == 61)
    #expect(try titleAlphas(run.steps[1].after).contains(0.5))
  }

  /// A finger leaves a large title whole, or has it gone.
  @Test(arguments: [(20, 150), (30, 98)]) func aFingerLeavesNoPartOfALargeTitle(
    _ way: Int, _ top: CGFloat
  ) throws {
    let run = try run(
      #"{"title": "Inbox", "largeTitle": true}"#,
      steps: "[{\"scroll\": {\"by\": [0, \(way)], \"velocity\": [0, 1]}}]")
    #expect(run.end.insets.top == top)
    #expect(run.end.viewport.minY == -top)
  }

  /// A scroll begins with the screen as it stood, its bars among it, and not with that to which it leads.
  @Test(arguments: [#"{"title": "Inbox"}"#, #"{"title": "Inbox", "largeTitle": true}"#])
  func aScrollBeginsWhereTheScreenStood(_ bars: String) throws {
    let run = try run(bars, steps: #"[{"scroll": {"by": [0, 300]}}]"#)
    let transition = try #require(run.steps[0].transitions.first)
    let (start, end) = (transition.snapshot(progress: 0), transition.snapshot(progress: 1))
    #expect(start.viewport == run.start.viewport)
    #expect(end.viewport.minY == start.viewport.minY + 300)
    for (state, known) in [(start, run.start), (end, run.end)] {
      let place = try bar("UINavigationBar", in: state).frame
      #expect(place == (try bar("UINavigationBar", in: known).frame))
      #expect(place.minY <= state.viewport.minY + 54)
    }
  }

  @Test func aLargeTitleComesBackAtTheTop() throws {
    let run = try run(
      #"{"title": "Inbox", "largeTitle": true}"#,
      steps: #"[{"scroll": {"by": [0, 300]}}, {"scroll": {"by": [0, -9000]}}]"#)
    #expect(run.end.insets.top == 150)
    #expect(run.end.viewport.minY == -150)
  }

  /// Nothing but the ground stands between a bar at the bottom and the edge of the screen.
  @Test func barsReachToTheEdge() throws {
    let start = try run(#"{"tabs": [{"title": "A", "symbol": "mail", "badge": "3"}]}"#).start
    let bar = try #require(start.elements.first { $0.id.kind == .decoration("TabRow") })
    #expect(bar.frame.offsetBy(dx: 0, dy: 59) == CGRect(x: 0, y: 769, width: 393, height: 83))
  }

  /// Words are as wide as they are, with equal gaps between them, and are cut where they have no room.
  @Test(arguments: ["Select All", "Select all of them and then some more, please"])
  func wordsOfAToolbarKeepApart(_ words: String) {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let row = ToolRow(["trash", "folder", words, "mail"], on: SystemPalette.systemBackground)
      row.semanticContentAttribute = direction
      row.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      row.layoutIfNeeded()
      let frames = row.subviews.filter { $0 is BarMark }.map(\.frame).sorted { $0.minX < $1.minX }
      let gaps = zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
      #expect(gaps.count == 3 && gaps.allSatisfy { $0 >= 11.9 && abs($0 - gaps[0]) < 0.01 })
      #expect(abs(frames[0].minX - 20) < 0.01 && abs(frames[3].maxX - 300) < 0.01)
    }
  }

  private func bar(_ name: String, in snapshot: LayoutSnapshot) throws -> ElementSnapshot {
    try #require(snapshot.elements.first { $0.id.kind == .decoration(name) })
  }

  /// As since iOS 15: a bar has a background and a line only where content lies under it.
  @Test func barsWithoutContentUnderThemHaveNoBackground() throws {
    let bars =
      #"{"title": "T", "search": "S", "back": "B", "tabs": [{"title": "A"}], "toolbar": ["trash"]}"#
    let run = try run(
      bars, steps: #"[{"scroll": {"by": [0, 300]}}, {"scroll": {"by": [0, 9000]}}]"#)
    func hasGlass(_ name: String, _ snapshot: LayoutSnapshot) throws -> Bool {
      DrawList(size: .zero, try bar(name, in: snapshot).content).simplified().text
        .contains("material(")
    }
    for name in ["UINavigationBar", "SearchField"] {
      #expect(try !hasGlass(name, run.start))
      #expect(try hasGlass(name, run.steps[0].after))
      #expect(try hasGlass(name, run.end))
    }
    for name in ["TabRow", "ToolRow"] {
      #expect(try hasGlass(name, run.start))
      #expect(try hasGlass(name, run.steps[0].after))
      #expect(try !hasGlass(name, run.end))
    }
  }

  /// The circle of a portrait makes the bar higher, and nothing of the title stands beside it.
  @Test func aPortraitMakesTheBarHigher() throws {
    let start = try run(#"{"title": "Mia", "portrait": "M", "back": "3"}"#).start
    #expect(abs(start.insets.top - (54 + 44 + 34)) < 0.01)
    #expect(try bar("PortraitBar", in: start).content.words.map(\.text) == ["M", "Mia"])
    #expect(try !bar("UINavigationBar", in: start).content.words.map(\.text).contains("Mia"))
  }

  /// The line ends where the large title begins, and the face stands in the middle of the title's line.
  @Test func aLargeTitleHasALineAboveItAndAFaceAtItsEnd() throws {
    let bars =
      #"{"title": "Today", "largeTitle": true, "overline": "Sunday", "avatar": "A", "margin": 20}"#
    let run = try run(bars, steps: #"[{"scroll": {"by": [0, 300]}}]"#)
    #expect(run.start.insets.top == 150)
    let content = try bar("UINavigationBar", in: run.start).content
    let frames = frames(of: content, .identity)
    let (title, line) = (try #require(frames["Today"]), try #require(frames["Sunday"]))
    let face = try #require(frames["A"])
    #expect(title.minX == 20 && line.minX == 20)
    #expect(line.maxY <= title.minY + 4 && line.maxY >= title.minY - 4)
    #expect(abs(face.midY - title.midY) < 1)
    #expect(face.maxX == 373)
    // Once the title is small, nothing of both is left.
    let scrolled = try bar("UINavigationBar", in: run.end)
    let seen = DrawList(size: scrolled.size, scrolled.content).simplified().text
    #expect(seen.contains("Today") && !seen.contains("Sunday") && !seen.contains("#8FC1FF"))
  }

  @Test(arguments: [
    #"{"title": "Today", "avatar": "A"}"#,
    #"{"title": "A title as wide as the screen", "largeTitle": true, "avatar": "A"}"#,
  ])
  func aFaceWithoutRoomBesideATitleStandsInTheBar(_ bars: String) throws {
    let content = try bar("UINavigationBar", in: try run(bars).start).content
    let face = try #require(frames(of: content, .identity)["A"])
    #expect(face.midY == 22 && face.maxX > 340 && face.maxX <= 377)
  }

  /// Words stand where symbols do: in the middle of their bar.
  @Test func wordsStandInTheMiddleOfTheirBar() throws {
    let start = try run(#"{"title": "T", "trailing": ["Edit"]}"#).start
    let frames = frames(of: try bar("UINavigationBar", in: start).content, .identity)
    let edit = try #require(frames["Edit"])
    let title = try #require(frames["T"])
    #expect(abs(edit.midY - title.midY) < 2)
    #expect(edit.maxX <= 393)
  }

  private func frames(of items: [DrawItem], _ place: PlaneTransform) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for item in items {
      switch item {
      case .group(let group) where group.opacity > 0:
        frames.merge(
          self.frames(of: group.children, group.transform.concatenating(place))
        ) { first, _ in first }
      case .text(let text): frames[text.string] = place.bounds(of: text.frame)
      case .group, .shape, .image: break
      }
    }
    return frames
  }

  @Test func symbolsAreDrawnAndWordsAreWritten() throws {
    let start = try run(#"{"title": "T", "trailing": ["trash", "Edit"]}"#).start
    let bar = try #require(start.elements.first { $0.id.kind == .decoration("UINavigationBar") })
    let words = bar.content.words.map(\.text)
    #expect(words.contains("Edit"))
    #expect(!words.contains("trash"))
  }

  @Test func anUnknownSymbolOfATabSuggestsTheNearest() throws {
    let text = #"{"scene": 1, "canvas": {"bars": {"tabs": [{"symbol": "maill"}]}}}"#
    let runner = SceneRunner()
    #expect {
      try SceneLoader(kinds: runner.registry.kinds)
        .load(SourceFile(path: "a.scene.json", text: text))
    } throws: { "\($0)".contains("mail") }
  }
}
