import CairoBackend
import CoreGraphics
import Drawing
import Figures
import Motion
import Scene
import SceneFormat
import Testing

@testable import Rendering

/// Figures of scenes tell what happened: badges, legends, sums and sentences read the roles of the step.
@Suite @MainActor struct FigureRolesTests {
  private struct Shown {
    let run: SceneRun
    let figures: [OutputKind: Figure]

    func texts(_ kind: OutputKind) -> [String] {
      figures[kind].map { FigureParts($0).texts } ?? []
    }

    func summary(_ kind: OutputKind) -> String { figures[kind]?.summary ?? "" }

    func badges(_ kind: OutputKind, _ color: ThemedColor) -> Int {
      figures[kind].map { FigureParts($0).badges.count { $0 == color } } ?? 0
    }
  }

  private static let kinds: [OutputKind] = [
    .storyboard, .onion, .motion, .updateMap, .timeline, .worldlines, .difference,
  ]

  private func shown(_ scene: String) throws -> Shown {
    let outputs = Self.kinds.map {
      "{\"type\": \"\($0.name)\", \"file\": \"\($0.name).svg\"}"
    }
    let text = "{\"scene\": 1, \"outputs\": [\(outputs.joined(separator: ", "))], \(scene)}"
    let runner = SceneRunner()
    let description = try SceneLoader(kinds: runner.registry.kinds.rendered())
      .load(SourceFile(path: "test.scene.json", text: text))
    let run = try runner.run(description)
    #expect(run.stop == nil)
    let figures = SceneFigures(run, PinnedText(Typesetter()))
    var drawn: [OutputKind: Figure] = [:]
    for output in description.outputs {
      let file = PlannedFile(
        output: output, path: "x.svg", steps: [], theme: nil, scale: 1, ending: "svg")
      drawn[output.kind] = try figures.figure(of: file)
    }
    return Shown(run: run, figures: drawn)
  }

  private static let moved = ThemedColor(0x0072B2, 0x4FB0F0)
  private static let inserted = ThemedColor(0x009E73, 0x2CC79B)
  private static let deleted = ThemedColor(0xD55E00, 0xFF8A4C)

  private static let groups = #"""
    "canvas": {"size": [240, 400]}, "layout": {"kind": "flow", "itemSize": [240, 30],
      "minimumLineSpacing": 2, "headerReferenceSize": [240, 24]},
    "data": {"sections": [
      {"id": "fruit", "header": "Fruit", "items": ["apple", "pear", "plum", "fig"]},
      {"id": "roots", "header": "Roots", "items": ["beet", "carrot", "yam", "leek"]}]}
    """#

  /// Figures whose rows have badges and words need no legend.
  private static func tellsInRows(_ kind: OutputKind) -> Bool {
    [.updateMap, .difference].contains(kind)
  }

  /// A1: a section that moves is one move, and those that make room are not moved.
  @Test func aSectionThatMovesIsOneMove() throws {
    let shown = try shown(
      Self.groups
        + #", "steps": [{"name": "turn", "update": {"moveSections": [{"section": "roots", "to": 0}]}}]"#
    )
    #expect(shown.run.steps[0].roles.count(.sectionMoved) == 1)
    for kind in Self.kinds {
      // One where it happens, one in the legend; a strip has one in each of its panels at most.
      let count = shown.badges(kind, Self.moved)
      let wanted =
        switch kind {
        case .storyboard: 2...7
        case .updateMap, .motion: 1...1
        default: 2...2
        }
      #expect(wanted ~= count, "\(kind): \(count)")
      #expect(shown.texts(kind).contains("section moved") != Self.tellsInRows(kind), "\(kind)")
      #expect(!shown.texts(kind).contains("moved"), "\(kind)")
      #expect(shown.summary(kind).contains("ection Roots moves"), "\(kind): \(shown.summary(kind))")
    }
    #expect(shown.texts(.updateMap).contains("8 items; 1 of 2 sections moved."))
    #expect(
      !shown.texts(.updateMap).contains { $0.contains("moved in") || $0.contains("moved out") })
  }

  /// A1: an inserted section leaves those below it followers.
  @Test func anInsertedSectionMovesNobody() throws {
    let shown = try shown(
      Self.groups + #"""
        , "steps": [{"update": {"insertSections": [
          {"section": {"id": "nuts", "header": "Nuts", "items": ["cashew", "almond"]}, "to": 0}]}}]
        """#)
    #expect(shown.run.steps[0].roles.count(.moved) == 0)
    #expect(shown.texts(.updateMap).contains { $0.hasSuffix("; 1 of 3 sections inserted.") })
    for kind in Self.kinds {
      #expect(shown.badges(kind, Self.moved) == 0, "\(kind)")
      #expect(!shown.texts(kind).contains("moved"), "\(kind)")
    }
  }

  private static func row(_ step: String, x: CGFloat = 0) -> String {
    """
    "canvas": {"size": [300, 100]}, "layout": {"kind": "flow", "itemSize": [90, 90],
      "scrollDirection": "horizontal"},
    "data": {"sections": [{"id": "books", "items": [{"generate": {"count": 9, "id": "book{n}", "label": "book{n}"}}]}]},
    "steps": [\(step)]
    """
  }

  /// A2: what scrolls away is not deleted.
  @Test func whatLeavesTheViewIsNotDeleted() throws {
    let shown = try shown(
      Self.row(
        #"{"animated": false, "scroll": {"by": [200, 0]}}, {"name": "bye", "update": {"delete": ["book4"]}}"#
      ))
    let roles = try #require(shown.run.step(named: "bye")).roles
    #expect(roles.count(.deleted) == 1)
    #expect(roles.count(.inserted) == 0)
    for kind in Self.kinds {
      #expect(shown.badges(kind, Self.inserted) == 0, "\(kind)")
      #expect(!shown.texts(kind).contains("inserted"), "\(kind)")
    }
    #expect(shown.badges(.updateMap, Self.deleted) == 1)
  }

  /// A3: an item that moves in from outside has a badge and a ribbon; a scroll is told.
  @Test func updateMapsKnowAllOfTheData() throws {
    let shown = try shown(
      Self.row(#"{"name": "in", "update": {"move": [{"item": "book9", "to": "books/0"}]}}"#))
    #expect(shown.badges(.updateMap, Self.moved) == 1)
    #expect(shown.texts(.updateMap).filter { $0 == "book9" }.count == 2)
    #expect(shown.texts(.updateMap).contains("9 items; 1 moved."))
    let scrolled = try self.shown(Self.row(#"{"name": "on", "scroll": {"by": [200, 0]}}"#))
    #expect(
      scrolled.summary(.updateMap).hasPrefix(
        "The content scrolls sideways from 0 to 200"), "\(scrolled.summary(.updateMap))")
    #expect(scrolled.texts(.updateMap).contains { $0.contains("book1 to book") })
    #expect(scrolled.badges(.updateMap, Self.deleted) == 0)
  }

  /// A10: an item has one name in all figures, whatever is deleted and reloaded.
  @Test func namesAreThoseOfTheData() throws {
    let shown = try shown(
      #"""
      "canvas": {"size": [200, 300]}, "layout": {"kind": "flow", "itemSize": [200, 40]},
      "data": {"sections": [{"id": "s", "items": ["a", "b", "c", "d"]}]},
      "style": {"cells": {"default": {"label": "{index}"}}},
      "steps": [{"name": "sync", "update": {"delete": ["b"], "reload": ["d", {"id": "c", "label": "C!"}]}},
        {"name": "again", "update": {"delete": ["a"], "reload": ["d"]}}]
      """#)
    for kind in [OutputKind.updateMap, .worldlines] {
      let names = shown.texts(kind).filter { ["a", "b", "c", "d", "C!"].contains($0) }
      #expect(Set(names) == ["a", "b", "c", "d"], "\(kind): \(names)")
    }
    // Once in each column that has it: c before and after each of the steps.
    #expect(shown.texts(.updateMap).filter { $0 == "c" }.count == 4)
    #expect(shown.texts(.updateMap).filter { $0 == "d" }.count == 4)
    #expect(shown.texts(.updateMap).filter { $0 == "b" }.count == 1)
  }

  /// A10: sections have the names of the data where nothing was asked for, too.
  @Test func sectionsOfAScrollHaveTheirNames() throws {
    let groups = Self.groups.replacing("[240, 400]", with: "[240, 120]")
    let shown = try shown(groups + #", "steps": [{"name": "on", "scroll": {"by": [0, 100]}}]"#)
    for name in ["Fruit", "Roots"] {
      #expect(shown.texts(.updateMap).contains { $0.contains(" in \(name)") })
    }
    #expect(!shown.texts(.updateMap).contains { $0.contains("ection ") })
  }

  /// A10: the inspector calls items as all figures do.
  @Test func theInspectorHasTheNamesOfTheData() throws {
    let shown = try shown(
      Self.row(#"{"update": {"delete": ["book2"]}}"#).replacing(
        "\"label\": \"book{n}\"", with: "\"label\": \"Volume {n}\""))
    let file = PlannedFile(
      output: shown.run.scene.outputs[0], path: "x.html", steps: [], theme: nil, scale: 1,
      ending: "html")
    let figures = SceneFigures(shown.run, PinnedText(Typesetter()))
    var inspector = Inspector(title: "x")
    inspector.names = figures.names
    let page = inspector.html(try figures.score(file))
    #expect(page.contains("<bdi>Volume 2</bdi>"))
    #expect(!page.contains("<bdi>book2</bdi>"))
    #expect(shown.texts(.updateMap).contains("Volume 2"))
  }

  /// A scroll says where from and where to.
  @Test func scrollsAreToldInEveryFigure() throws {
    let shown = try shown(Self.row(#"{"name": "on", "scroll": {"by": [200, 0]}}"#))
    let words = "The content scrolls sideways from 0 to 200"
    for kind in Self.kinds where kind != .updateMap {
      // A title may say that only this happens, on several lines.
      let told = shown.texts(kind).joined(separator: " ")
      #expect(told.contains(words.dropFirst(4)), "\(kind)")
    }
    #expect(shown.summary(.updateMap).hasPrefix(words))
  }

  /// Sentences and captions are made of the same roles as the figures.
  @Test func sentencesAreThoseOfTheRoles() throws {
    let turned = try shown(
      Self.groups
        + #", "steps": [{"name": "turn", "update": {"moveSections": [{"section": "roots", "to": 0}]}}]"#
    )
    let figures = SceneFigures(turned.run, PinnedText(Typesetter()))
    #expect(figures.summary.contains("Section Roots moves"))
    #expect(figures.summary(ofSteps: ["turn"]).contains("Section Roots moves"))
    let reloaded = try shown(
      Self.groups
        + #", "steps": [{"update": {"reload": ["pear"], "reconfigure": ["fig"]}}]"#)
    #expect(
      SceneFigures(reloaded.run, PinnedText(Typesetter())).summary
        .contains("pear is reloaded, fig is shown anew"))
  }

  /// A name that would be taken for a part of the sentence stands in quotes, as in all figures.
  @Test func namesThatReadAsProseStandInQuotes() throws {
    let shown = try shown(
      #""layout": {"kind": "columns"}, "data": {"sections": [{"id": "s", "items": ["The end", "Bob"]}]}, "#
        + #""steps": [{"update": {"delete": ["The end"]}}]"#)
    let summary = SceneFigures(shown.run, PinnedText(Typesetter())).summary
    #expect(summary.contains("“The end” is removed"), "\(summary)")
  }

  /// A finger pulls it aside, not down.
  @Test func aPullIsToldByTheWayOfTheContent() throws {
    let shown = try shown(Self.row(#"{"name": "aside", "pull": 60}"#))
    let words = SceneFigures(shown.run, PinnedText(Typesetter())).summary(ofSteps: ["aside"])
    #expect(words.contains("scrolls sideways from 0 to −") && !words.contains("down"), "\(words)")
  }

  /// At the end of the content there is no next page.
  @Test func aSwipeAtTheEndIsToldByWhatComesOfIt() throws {
    let shown = try shown(
      #""canvas": {"size": [300, 400]}, "layout": {"kind": "columns", "cellHeight": 60}, "#
        + #""data": {"sections": [{"id": "s", "items": [{"generate": {"count": 8}}]}]}, "#
        + #""steps": [{"name": "end", "scroll": {"by": [0, 2000]}}, {"name": "on", "page": "next"}]"#
    )
    let words = SceneFigures(shown.run, PinnedText(Typesetter())).summary(ofSteps: ["on"])
    #expect(words.contains(" and back to ") && !words.contains("page"), "\(words)")
  }

  /// A hand that lets go has changed nothing.
  @Test func aTransitionThatIsCalledOffChangesNoLayout() throws {
    let shown = try shown(
      Self.groups
        + #", "layouts": {"ring": {"kind": "circle"}}, "steps": [{"transition": {"to": "ring", "progress": [0, 0.3]}}]"#
    )
    let figures = SceneFigures(shown.run, PinnedText(Typesetter()))
    #expect(figures.summary.contains("The layout goes towards ring and comes back"))
    #expect(!figures.summary.contains("becomes"))
  }

  /// An event off the screen is told as well.
  @Test func whatCannotBeSeenIsNotDenied() throws {
    let shown = try shown(Self.row(#"{"update": {"move": [{"item": "book8", "to": "books/8"}]}}"#))
    for kind in Self.kinds {
      #expect(!shown.texts(kind).contains("Nothing changes."), "\(kind)")
      #expect(!shown.texts(kind).contains("no difference"), "\(kind)")
    }
    #expect(shown.texts(.motion).contains("book8 moves"))
  }

  /// Of several steps: what comes back is not gone, and every step has its own marks.
  @Test func severalStepsAreWhatTheyComeTo() throws {
    let shown = try shown(
      Self.groups + #"""
        , "steps": [{"update": {"delete": ["pear"]}},
          {"update": {"insert": [{"item": "pear", "to": "roots/0"}]}},
          {"update": {"delete": ["fig"]}}]
        """#)
    #expect(shown.badges(.difference, Self.inserted) == 0)
    #expect(shown.badges(.difference, Self.moved) == 2)
    // In its old place, and in the legend.
    #expect(shown.badges(.difference, Self.deleted) == 2)
    #expect(shown.badges(.worldlines, Self.inserted) == 2)
    #expect(shown.badges(.worldlines, Self.deleted) == 3)
    #expect(shown.badges(.worldlines, Self.moved) == 0)
  }

  /// A6: the picture that says so is read from right to left, in every window and figure.
  @Test func whatIsReadFromRightToLeftStartsAtTheRight() throws {
    let shown = try shown(
      #"""
      "title": "Read from right to left",
      "canvas": {"size": [240, 200], "direction": "rtl", "mirrors": true},
      "layout": {"kind": "flow", "itemSize": [70, 50]},
      "data": {"sections": [{"id": "s", "header": "Head", "items": ["a", "b", "c", "d"]}]},
      "steps": [{"update": {"delete": ["a"]}}]
      """#)
    let start = shown.run.start
    let left = ["a", "b", "c"].compactMap { start[.item($0)]?.frame.minX }
    #expect(left == left.sorted(by: >))
    #expect(start[.item("a")]?.frame.maxX == 240)
    #expect(start[.item("d")]?.frame.maxX == 240)
    // Words follow the data, not the side; ways have the directions of the screen.
    let telling: [OutputKind] = [.worldlines, .storyboard, .onion, .motion, .timeline]
    for kind in Self.kinds where !telling.contains(kind) {
      #expect(!shown.summary(kind).contains(" left"), "\(kind): \(shown.summary(kind))")
    }
  }

  /// A8: a window that a step makes as large as another device has that one's safe area, in every figure.
  @Test func stepsGiveWindowsTheSafeAreaOfTheirDevice() throws {
    func insets(_ bounds: String) throws -> EdgeInsets {
      try #require(
        try shown(
          #"""
          "canvas": {"device": "iphone"}, "layout": {"kind": "flow", "itemSize": [90, 90]},
          "data": {"sections": [{"id": "s", "items": [{"generate": {"count": 300}}]}]},
          "steps": [{"bounds": \#(bounds)}]
          """#
        ).run.steps.first
      ).after.insets
    }
    #expect(try insets("[820, 1180]") == EdgeInsets(top: 24, bottom: 20))
    #expect(try insets("[1180, 820]") == EdgeInsets(top: 24, bottom: 20))
    #expect(try insets("[375, 667]") == EdgeInsets(top: 20))
    #expect(try insets(#""rotate""#) == EdgeInsets(bottom: 21))
    // No device of its own: bars stay as they are.
    #expect(try insets("[393, 700]") == EdgeInsets(top: 59, bottom: 34))
  }

  /// Every figure comes out in pixels of every size.
  @Test(arguments: [CGFloat(1), 1.5, 2, 3]) func areDrawnAtEveryScale(_ scale: CGFloat) throws {
    let shown = try shown(
      Self.groups + #"""
        , "style": {"cells": {"default": {"corner": 9, "shadow": 4}}},
        "steps": [{"update": {"delete": ["pear"], "reload": ["fig"],
          "move": [{"item": "leek", "to": "fruit/0"}]}}, {"bounds": [201.5, 333.25]}]
        """#)
    let rasterizer = CairoRasterizer()
    for (kind, figure) in shown.figures {
      let picture = try rasterizer.picture(
        of: figure.drawing, RasterOptions(scale: scale, theme: scale == 1.5 ? .dark : .light))
      #expect(
        picture.width == Int((figure.drawing.size.width * scale).rounded(.up)), "\(kind)")
    }
  }

  /// Legends name exactly what was asked for; ways have the words beside them, and an onion skin is about one element.
  @Test(arguments: [
    (#"{"delete": ["pear"]}"#, [Role.deleted]),
    (#"{"insert": [{"item": "kiwi", "to": "fruit/1"}]}"#, [.inserted]),
    (#"{"move": [{"item": "fig", "to": "fruit/0"}]}"#, [.moved]),
    (#"{"move": [{"item": "fig", "to": "roots/0"}]}"#, [.moved]),
    (#"{"reload": ["pear"]}"#, [.reloaded]),
    (#"{"reconfigure": ["pear"]}"#, [.reconfigured]),
    (#"{"deleteSections": ["fruit"]}"#, [.sectionDeleted]),
    (
      #"{"moveSections": [{"section": "roots", "to": 0}], "delete": ["beet"]}"#,
      [.deleted, .sectionMoved]
    ),
  ])
  func legendsNameWhatWasAskedFor(_ update: String, _ roles: [Role]) throws {
    let shown = try shown(Self.groups + ", \"steps\": [{\"update\": \(update)}]")
    let known = Role.allCases.filter { shown.run.steps[0].roles.count($0) > 0 && $0.isAsked }
    #expect(known == roles)
    for kind in Self.kinds where !Self.tellsInRows(kind) && kind != .onion {
      let words = Set(shown.texts(kind).map { String($0.prefix { $0 != "," }) })
      let told = Role.allCases.filter { $0.isAsked && words.contains($0.words) }
      let verbs = kind == .motion ? words : []
      let spelled = roles.filter { role in
        role.words.split(separator: " ").last.map { verbs.contains("\($0)") } ?? false
      }
      #expect(told == roles || spelled == roles, "\(kind)")
    }
  }
}

/// Texts and badges of a figure.
private struct FigureParts {
  private(set) var texts: [String] = []
  private(set) var badges: [ThemedColor] = []

  init(_ figure: Figure) {
    for item in figure.drawing.items { add(item) }
  }

  private mutating func add(_ item: DrawItem) {
    switch item {
    case .shape, .image: break
    case .text(let text): texts.append(text.string)
    case .group(let group):
      if let color = group.badge { badges.append(color) }
      for child in group.children { add(child) }
    }
  }
}

extension DrawGroup {
  /// The colour of a disc with nothing but a sign on it.
  fileprivate var badge: ThemedColor? {
    guard children.count == 2, case .shape(let disc) = children[0],
      case .shape(let sign) = children[1], case .color(let color)? = disc.fill, sign.fill == nil,
      case .ellipse(let rect) = disc.geometry, rect.width == 16
    else { return nil }
    return color
  }
}
