import Notation
import CoreGraphics
import Drawing
import Motion
import Scene
import Testing

@testable import Figures

/// Whatever figures say of random updates is what the roles of the step say. Seeds are the tests' arguments.
@Suite @MainActor struct FiguresAgreeTests {
  private struct Shown {
    let step: PlayedStep
    let figures: [(name: String, figure: Figure)]
    var roles: StepRoles { step.roles }
  }

  private func shown(_ seed: UInt64) throws -> [Shown] {
    var random = SeededRandom(seed: seed)
    var model = UpdateModel()
    let start = model.sections
    let steps = (0..<3).map { _ in model.step(using: &random) }
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [240, 200]},
       "layout": {"kind": "flow", "itemSize": [70, 40]},
       "data": {"sections": [\(start.map(\.text).joined(separator: ", "))]},
       "steps": [\(steps.joined(separator: ",\n"))]}
      """, listens: true)
    return run.steps.map { step in
      let series = [
        ChangeSeries(step.transitions, name: step.name, roles: step.roles, names: names(step))
      ]
      return Shown(
        step: step,
        figures: [
          ("storyboard", Storyboard(series).figure), ("onion", OnionSkin(series).figure),
          ("motion", MotionPaths(series).figure), ("map", UpdateMap(series).figure),
          ("timeline", TimelineChart(series).figure), ("worldlines", Worldlines(series).figure),
          (
            "difference",
            DifferenceTriptych(
              before: step.before, after: step.after, roles: step.roles, names: names(step)
            ).figure
          ),
        ])
    }
  }

  /// Labels change with reloads; identifiers do not.
  private func names(_ step: PlayedStep) -> [ElementID: String] {
    let ids = (step.before.elements + step.after.elements).map(\.id)
    return Dictionary(ids.compactMap { id in id.identifier.map { (id, $0) } }) { first, _ in first }
  }

  @Test(arguments: 0..<12) func legendsNameWhatWasAskedFor(_ seed: UInt64) throws {
    for shown in try shown(seed) {
      let asked = Set(Role.allCases.filter { shown.roles.count($0) > 0 && $0.isAsked })
      let seen = Set((shown.step.before.elements + shown.step.after.elements).map(\.id))
      let visible = Set(seen.map { shown.roles[$0] }.filter(\.isAsked))
      for (name, figure) in shown.figures where !Self.tellsInRows(name) {
        let words = Set(FigureLabels(figure).frames.map { String($0.text.prefix { $0 != "," }) })
        let told = Set(Role.allCases.filter { $0.isAsked && words.contains($0.words) })
        #expect(told.isSubset(of: asked), "seed \(seed): \(name)")
        // An onion skin is about one element alone.
        guard name != "onion" else { continue }
        #expect(told.isSuperset(of: visible), "seed \(seed): \(name)")
      }
    }
  }

  /// Figures whose rows have badges and words need no legend.
  private static func tellsInRows(_ name: String) -> Bool { ["map", "difference"].contains(name) }

  @Test(arguments: 0..<12) func rowsTellWhatWasAskedFor(_ seed: UInt64) throws {
    for shown in try shown(seed) {
      let seen = (shown.step.before.elements + shown.step.after.elements).map(\.id)
      let visible = Set(seen.map { shown.roles[$0] })
      for (name, figure) in shown.figures where Self.tellsInRows(name) {
        let badges = FigureBadges(figure)
        for group in Self.marks {
          let isAsked = group.contains { shown.roles.count($0) > 0 }
          let isTold = badges.count(RoleMark(group[0]).color) > 0
          let note: Comment = "seed \(seed): \(name), \(shown.step.name), \(group[0])"
          #expect(isAsked || !isTold, note)
          #expect(isTold || !(name == "map" ? isAsked : !visible.isDisjoint(with: group)), note)
        }
      }
    }
  }

  /// A role that nobody has has no badge; a map has one for each item and section.
  @Test(arguments: 0..<12) func badgesAreThoseOfTheRoles(_ seed: UInt64) throws {
    for shown in try shown(seed) {
      let roles = shown.roles
      for (name, figure) in shown.figures {
        let badges = FigureBadges(figure)
        let told = Set(FigureLabels(figure).frames.map { String($0.text.prefix { $0 != "," }) })
        for group in Self.marks {
          let wanted = group.reduce(0) { $0 + roles.count($1) }
          let legend = Self.tellsInRows(name) ? 0 : group.count { told.contains($0.words) }
          let drawn = badges.count(RoleMark(group[0]).color) - legend
          if name == "map" {
            // A reloaded section has one badge for all of its items.
            let isWhole =
              group.contains(.reloaded) && roles.sections.contains { $0.role == .reloaded }
            #expect(
              isWhole ? drawn <= wanted : drawn == wanted,
              "seed \(seed): \(shown.step.name) \(group[0])")
          } else {
            #expect(drawn <= wanted * (name == "storyboard" ? 12 : 2), "seed \(seed): \(name)")
          }
        }
      }
    }
  }

  private static let marks: [[Role]] = [
    [.inserted, .sectionInserted], [.deleted, .sectionDeleted], [.moved, .sectionMoved],
    [.reloaded, .reconfigured],
  ]

  @Test(arguments: 0..<12) func sentencesSayWhatHappened(_ seed: UInt64) throws {
    let verbs: [(word: String, roles: [Role])] = [
      (" removed", [.deleted, .sectionDeleted]), (" appear", [.inserted, .sectionInserted]),
      (" move", [.moved, .sectionMoved]), (" reloaded", [.reloaded]),
      (" shown anew", [.reconfigured]), (" pinned", [.pinned, .pinnedAwhile]),
      (" laid out anew", [.relaid]),
      (" turn", [.turned]),
    ]
    for shown in try shown(seed) {
      for (word, group) in verbs {
        let happened = group.contains { shown.roles.count($0) > 0 }
        for (name, figure) in shown.figures {
          #expect(
            figure.summary.contains(word) == happened, "seed \(seed): \(name) \(figure.summary)")
        }
      }
    }
  }

  /// Sums come out, and their ends are those of the data.
  @Test(arguments: 0..<12) func sumsComeOut(_ seed: UInt64) throws {
    for shown in try shown(seed) {
      guard let map = shown.figures.first(where: { $0.name == "map" }) else { continue }
      // Nothing is added up if none comes or goes: `8 items; 2 moved.`
      let lines = FigureLabels(map.figure).frames.map(\.text).filter {
        $0.contains(" = ") || $0.contains(/^\d+ items?[;.]/)
      }
      #expect(!lines.isEmpty || shown.roles.sections.allSatisfy { !$0.isQuiet })
      for line in lines {
        let words = line.split { ".;".contains($0) }[0].split(separator: " ").map(String.init)
        var total = Int(words[0]) ?? -1
        for (index, word) in words.enumerated() where word == "−" || word == "+" {
          total += (word == "+" ? 1 : -1) * (Int(words[index + 1]) ?? 0)
        }
        if line.contains(" = ") { #expect("\(total)" == words.last, "seed \(seed): \(line)") }
        let sums = shown.roles.sections
        #expect(Int(words[0]) == sums.reduce(0) { $0 + $1.before }, "seed \(seed): \(line)")
        #expect(total == sums.reduce(0) { $0 + $1.after }, "seed \(seed): \(line)")
      }
    }
  }

  /// Who is deleted and was seen is named in every figure.
  @Test(arguments: 0..<12) func theDeletedKeepTheirNames(_ seed: UInt64) throws {
    for shown in try shown(seed) {
      let seen = shown.step.before.elements.filter { $0.isSeen(in: shown.step.before.viewport) }
      for element in seen where shown.roles[element.id] == .deleted {
        let name = try #require(element.id.identifier)
        for (figure, drawing) in shown.figures {
          let words = FigureLabels(drawing).frames.flatMap { label in
            label.text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
          }
          #expect(words.contains(name), "seed \(seed): \(name) in \(figure)")
        }
      }
    }
  }

  @Test(arguments: 0..<12) func rowsOfTheInspectorHaveTheRoles(_ seed: UInt64) throws {
    for shown in try shown(seed) {
      let captures = shown.step.recording.map(\.capture)
      let score = try MotionScore(captures.map { MotionScore.Step("s", $0) })
      for element in InspectorModel(score, for: Inspector(title: "")).elements {
        for (step, capture) in zip(element.steps, captures) {
          guard let role = step.role else { continue }
          #expect(role == capture.roles?[element.id], "seed \(seed): \(element.label)")
        }
      }
    }
  }

  /// Who asks for a change of items or sections calls a method of its own for each sort, or takes away and puts in
  /// again what UIKit does not move or reload there. Only such calls have badges.
  @Test(arguments: 0..<12) func conversationsAskForWhatHappened(_ seed: UInt64) throws {
    for shown in try shown(seed) {
      let figure = ConversationDiagram(try #require(shown.step.conversation)).figure
      // A badge for each sort of call at most, as rows fold.
      let calls = Self.methods(figure).count { word in
        ["insert", "delete", "move", "reload", "reconfigure"].contains(where: word.hasPrefix)
      }
      #expect(FigureBadges(figure).total == calls, "seed \(seed)")
      let words = Set(Self.methods(figure))
      #expect(words.isDisjoint(with: Role.allCases.map(\.words)))
      #expect(words.contains("performBatchUpdates") == shown.roles.isAsked, "seed \(seed)")
      func isCalled(_ verb: String) -> Bool {
        ["Items", "Item", "Sections", "Section"].contains { words.contains(verb + $0) }
      }
      func happened(_ roles: Role...) -> Bool { roles.contains { shown.roles.count($0) > 0 } }
      let isReplaced = isCalled("delete") && isCalled("insert")
      let (moves, changes) = (happened(.moved, .sectionMoved), happened(.reloaded, .reconfigured))
      for (verb, roles) in [
        ("insert", happened(.inserted, .sectionInserted)),
        ("delete", happened(.deleted, .sectionDeleted)),
      ] {
        #expect(isCalled(verb) || !roles, "seed \(seed): \(verb)")
        #expect(roles || moves || changes || !isCalled(verb), "seed \(seed): \(verb)")
      }
      for (verb, roles) in [
        ("move", moves), ("reload", happened(.reloaded)), ("reconfigure", happened(.reconfigured)),
      ] {
        #expect(isCalled(verb) || isReplaced || !roles, "seed \(seed): \(verb)")
        #expect(
          roles || (verb != "move" && (moves || changes)) || !isCalled(verb), "\(seed): \(verb)")
      }
    }
  }

  /// Without their labels and parentheses.
  private static func methods(_ figure: Figure) -> [String] {
    FigureLabels(figure).frames.map { String($0.text.prefix { $0 != "(" }) }
  }

  /// Elements that come and go are asked after under the places that their role has in the data.
  @Test(arguments: 0..<12) func conversationsAskAfterWhatComesAndGoes(_ seed: UInt64) throws {
    for shown in try shown(seed) {
      let rows = Self.methods(
        ConversationDiagram(try #require(shown.step.conversation)).figure)
      for (role, method, elements) in [
        (Role.inserted, "initialLayoutAttributes…", shown.step.after.elements),
        (.deleted, "finalLayoutAttributes…", shown.step.before.elements),
      ] where elements.contains(where: { shown.roles[$0.id] == role }) {
        #expect(rows.contains(method), "seed \(seed): \(shown.step.name)")
      }
    }
  }

  /// A layout at rest, and what was said, tell of no change.
  @Test func figuresOfAStateTellOfNoChange() throws {
    for shown in try shown(3) {
      let state = shown.step.after
      let figures = [
        Blueprint(state).figure, LayerStack(state).figure, SizeMatrix([("w", state)]).figure,
      ]
      for figure in figures {
        #expect(FigureBadges(figure).total == 0)
        let texts = Set(FigureLabels(figure).frames.map(\.text))
        #expect(Role.allCases.allSatisfy { !texts.contains($0.words) })
      }
    }
  }
}

/// The places of a figure's texts.
private struct FigureLabels {
  private(set) var frames: [(text: String, frame: CGRect)] = []

  init(_ figure: Figure) {
    for item in figure.drawing.items { add(item) }
  }

  private mutating func add(_ item: DrawItem) {
    switch item {
    case .shape, .image: break
    case .text(let text): frames.append((text.string, text.frame))
    case .group(let group): for child in group.children { add(child) }
    }
  }
}

/// Discs with nothing but a sign on them, by their colours.
private struct FigureBadges {
  private var colors: [ThemedColor] = []

  var total: Int { colors.count }

  init(_ figure: Figure) {
    for item in figure.drawing.items { add(item) }
  }

  func count(_ color: ThemedColor) -> Int { colors.count { $0 == color } }

  private mutating func add(_ item: DrawItem) {
    guard case .group(let group) = item else { return }
    if group.children.count == 2, case .shape(let disc) = group.children[0],
      case .shape(let sign) = group.children[1], case .color(let color)? = disc.fill,
      sign.fill == nil, case .ellipse(let rect) = disc.geometry, rect.width == 16
    {
      colors.append(color)
    }
    for child in group.children { add(child) }
  }
}
