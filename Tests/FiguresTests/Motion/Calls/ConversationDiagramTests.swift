import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

@Suite struct ConversationDiagramTests {
  private static func step(_ count: Int) -> ConversationDiagram.Step {
    let names = (0..<max(count, 2)).map { "item \($0)" }
    return ConversationDiagram.Step(
      "sync", CallCases.update(count), duration: 0.5,
      between: (
        MotionCases.snapshot(MotionCases.list(names)), MotionCases.snapshot(MotionCases.list(names))
      ))
  }

  private static func texts(_ count: Int) -> [String] {
    FigureLabels(ConversationDiagram([step(count)]).figure).frames.map(\.text)
  }

  @Test(arguments: [5, 50, 500]) func keepsTheRulesOfFigures(_ count: Int) {
    let figure = ConversationDiagram([Self.step(count)], .init(title: "One update")).figure
    #expect(FigureRules(figure, at: .page).broken == [])
    #expect(figure.svg.utf8.count < 150_000)
  }

  @Test(arguments: [5, 50, 500]) func isNoTowerAtHalfAReadme(_ count: Int) {
    let figure = ConversationDiagram(
      [Self.step(count)], .init(title: String(repeating: "One update ", count: 8), width: .half)
    ).figure
    #expect(FigureRules(figure, at: .half).broken == [])
    let texts = FigureLabels(figure).frames.map(\.text)
    #expect(["Ask", "Prepare", "Answer", "Animate"].allSatisfy(texts.contains))
    // An answer that cannot be read is left out.
    #expect(!texts.contains { $0.contains("→") && $0.hasSuffix("…") && $0.count < 14 })
  }

  @Test(arguments: [FigureWidth.phone, .half, .readme])
  func isNeverWiderThanItsPage(_ width: FigureWidth) {
    let figure = ConversationDiagram([Self.step(50)], .init(title: "One", width: width)).figure
    let rules = FigureRules(figure, at: width)
    #expect(rules.type + rules.boxes + rules.edges + rules.contrast == [])
    #expect(figure.drawing.size.width <= width.points)
  }

  /// On a phone the changes asked for have rows of their own, and so has what the layout was asked, however many answer.
  @Test(arguments: [50, 500]) func aPhoneShowsWhatWasAskedFor(_ count: Int) {
    let figure = ConversationDiagram([Self.step(count)], .init(title: "One", width: .phone)).figure
    let texts = FigureLabels(figure).frames.map(\.text)
    #expect(texts.contains { $0.hasPrefix("deleteItems") })
    #expect(texts.contains { $0.hasPrefix("insertItems") })
    #expect(texts.contains { $0.hasPrefix("finalLayoutAttributes") })
    #expect(!texts.contains { $0.contains("of other kinds") })
    #expect(figure.drawing.size.height <= 2.2 * 340)
    let two = ConversationDiagram(
      [Self.step(count), Self.step(count)], .init(title: "Two", width: .phone)
    ).figure
    #expect(FigureLabels(two).frames.contains { $0.text.hasSuffix(" not shown") })
    #expect(two.drawing.size.height <= 2.2 * 340)
  }

  @Test func saysWhatEachPhaseHolds() {
    let texts = Self.texts(12)
    #expect(["Ask", "Prepare", "Answer", "Animate"].allSatisfy(texts.contains))
    #expect(texts.contains("finalLayoutAttributes…(at:)"))
    #expect(texts.contains("item 1 (0-1) fades out, 11 others stay"))
    #expect(texts.contains("item 0 (0-0) fades in, 11 were there"))
    #expect(texts.contains("× 13 starts (item 0 twice)"))
    #expect(texts.contains("× 13 ends (with item 1)"))
    #expect(texts.contains("a cell for item 0"))
    #expect(texts.contains("the cells move") && texts.contains("0.5 s"))
  }

  @Test func theFindingCountsElementsAndRepeats() {
    let figure = ConversationDiagram([Self.step(12)]).figure
    #expect(
      figure.summary.hasPrefix(
        "76 calls: the layout is asked for 12 starts and 12 ends, each once; 1 of them is a repeat."
      ))
  }

  @Test func whatIsAskedAgainHasTheColourOfFaults() {
    let ink = FigureInkwork(ConversationDiagram([Self.step(12)]).figure)
    let faults = ink.words.filter { $0.color == FigureInk.fault }.map(\.text)
    #expect(faults == ["layoutAttributesForElements(in:)"])
    #expect(ink.words.contains { $0.text.hasPrefix("asked again") })
  }

  /// A long name leaves no room for all words behind it.
  @Test(arguments: [
    "layoutAttributesForSupplementaryView", "preferredLayoutAttributesFittingAnything",
  ])
  func whatIsAskedAgainIsSaidWholeOrNotAtAll(_ method: String) {
    let call = CallCases.toLayout(
      method, [.init("ofKind", .text("header")), .init("at", CallCases.path(0))],
      answer: .numbers([1]))
    let figure = ConversationDiagram(
      [.init("ask", Conversation(calls: [call, call, call]))], .init(width: .phone)
    ).figure
    #expect(FigureRules(figure, at: .phone).broken == [])
    let words = FigureInkwork(figure).words
    let faults = words.filter { $0.text.contains("× 2") || $0.text.contains("asked") }.map(\.text)
    #expect(faults.allSatisfy { !$0.hasSuffix("…") } && faults.contains { $0.hasPrefix("× 2") })
  }

  /// The badges are those of the calls that asked for something, and nothing else has their colours.
  @Test func updatesWearTheirRoles() {
    let ink = FigureInkwork(ConversationDiagram([Self.step(12)]).figure)
    let fills = ink.areas.filter(\.isRound).map(\.paint)
    #expect(fills.count { $0 == .color(FigureInk.deleted) } == 1)
    #expect(fills.count { $0 == .color(FigureInk.inserted) } == 1)
    #expect(fills.count { $0 == .color(FigureInk.moved) } == 0)
  }

  /// Every line of words stands at most 8 points above an arrow of its own.
  @Test func wordsStandOnTheirArrows() {
    let heard = HeardCalls(CallCases.update(12))
    let script = CallScript(heard, Self.step(12), limit: CallLimit(width: 640))
    let ink = FigureInkwork(ConversationDiagram([Self.step(12)]).figure)
    let titles = Set(script.parts.flatMap(\.rows).flatMap(\.titles))
    let arrows = ink.lines.filter { line in
      line.width == 1 && line.points.count == 2 && line.points[0].y == line.points[1].y
    }
    for word in ink.words where titles.contains(word.text) {
      let near = arrows.map { $0.points[0].y - word.frame.maxY }.filter { $0 >= 0 }.min()
      #expect((near ?? .infinity) <= 8, "\(word.text)")
    }
  }

  /// A long name with its answer behind it would run over the line of the next party.
  @Test func aNameWithAnAnswerBehindItEndsNearItsArrow() async throws {
    let scene = try await PlayedFigures(showcase: "sections.scene.json")
    let figure = try #require(try scene.figure(.conversation))
    let texts = FigureLabels(figure).frames.map(\.text)
    #expect(texts.contains("targetContentOffset(for…)"))
    #expect(!texts.contains { $0.hasPrefix("targetContentOffset(forProposed") })
  }

  /// Who speaks more has more room, as far as the others do not need it.
  @Test func whoSpeaksMoreHasMoreRoom() {
    let usual = LifeLinePlaces(width: 592)[.view]
    #expect(LifeLinePlaces(width: 592, words: (260, 60))[.view] > usual + 40)
    #expect(LifeLinePlaces(width: 592, words: (60, 260))[.view] < usual - 40)
    #expect(LifeLinePlaces(width: 592, words: (260, 260))[.view] == usual)
    #expect(LifeLinePlaces(width: 592, words: (2_600, 0))[.view] < 592 * 0.7)
  }

  @Test func severalStepsStandBelowEachOther() {
    let steps = [Self.step(5), Self.step(50), Self.step(5)]
    let figure = ConversationDiagram(steps, .init(title: "Three")).figure
    let rules = FigureRules(figure, at: .page)
    #expect(rules.type + rules.boxes + rules.edges + rules.contrast == [])
  }

  /// A page of many steps is no tower: those with the most calls are drawn, and the others have a sentence.
  @Test(arguments: [4, 6, 24]) func manyStepsHaveRoomOnAPage(_ count: Int) {
    let steps = (0..<count).map { number in
      var step = Self.step(number == 2 ? 50 : 5)
      step.name = "step \(number)"
      return step
    }
    for width in [FigureWidth.half, .page, .readme] {
      let figure = ConversationDiagram(steps, .init(title: "Many", width: width)).figure
      let rules = FigureRules(figure, at: width)
      #expect(rules.type + rules.boxes + rules.edges + rules.contrast == [])
      if count <= 6 { #expect(rules.budget == [], "\(width.points)") }
      let texts = FigureInkwork(figure).words.map(\.text)
      let all = texts.joined(separator: " ")
      for step in steps {
        #expect(texts.contains(step.name) || all.contains("\(step.name): "))
      }
      #expect(texts.contains { $0.hasSuffix("· \(CountWords.number(count)) steps") })
      #expect(texts.contains("Ask"))
    }
  }

  @Test func nobodyMayCallAnybody() {
    let figure = ConversationDiagram(Conversation(calls: [])).figure
    #expect(figure.summary == "Nobody calls anybody.")
    #expect(ConversationDiagram([]).figure.summary == "Nobody calls anybody.")
  }

  @Test func bearsWordsThatNobodyExpects() {
    let long = String(repeating: "\u{5E9}W\n", count: 5000)
    let calls = (0..<200).map { number in
      Conversation.Call(
        from: .collectionView, to: number.isMultiple(of: 3) ? .delegate : .layout,
        depth: number, method: "\(long)\(number % 40)",
        arguments: [.init(long, .numbers([.nan, .infinity])), .init("", .text(long))],
        answer: number.isMultiple(of: 2) ? .list([.text(long)]) : .numbers([1e300, -.infinity]))
    }
    let step = ConversationDiagram.Step(long, Conversation(calls: calls), duration: .nan)
    let figure = ConversationDiagram([step], .init(title: long)).figure
    #expect(figure.drawing.size.height.isFinite)
    #expect(figure.drawing.size.width <= 640)
  }
}
