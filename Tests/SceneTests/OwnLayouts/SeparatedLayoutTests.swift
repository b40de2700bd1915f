import CoreGraphics
import Drawing
import Motion
import Scene
import Testing

@testable import Figures

/// Badges and separators go with their items, in all that is played and drawn.
@Suite @MainActor struct SeparatedLayoutTests {
  private static let kinds: [ElementKind] = [
    .supplementary(SeparatedLayout.badge), .decoration(SeparatedLayout.line),
  ]

  private func run() throws -> SceneRun {
    try OwnLayoutScene.run("separators.scene.json", [SeparatedLayout.addition])
  }

  /// The distance between an element and the edges of its item that it keeps to.
  private func offset(_ element: ElementSnapshot, from cell: ElementSnapshot?) -> CGPoint? {
    guard let cell else { return nil }
    let isBadge = element.kind == Self.kinds[0]
    let x = isBadge ? cell.frame.maxX : cell.frame.minX
    let y = isBadge ? cell.frame.minY : cell.frame.maxY
    return CGPoint(
      x: (element.frame.minX - x).rounded(), y: (element.frame.minY - y).rounded())
  }

  private static func rest(_ kind: ElementKind) -> CGPoint {
    kind == kinds[0] ? CGPoint(x: -26, y: 6) : CGPoint(x: 10, y: 0)
  }

  private func expectAtTheirItems(_ snapshot: LayoutSnapshot, _ place: String) {
    for element in snapshot.elements where element.kind != .cell {
      let cell = element.id.identifier.flatMap { snapshot[item: $0] }
      #expect(cell?.path == element.path, "\(place): \(element.id)")
      #expect(offset(element, from: cell) == Self.rest(element.kind), "\(place): \(element.id)")
    }
  }

  @Test func eachIsCalledAsItsItem() throws {
    let run = try run()
    #expect(run.stop == nil)
    expectAtTheirItems(run.start, "start")
    for step in run.steps {
      expectAtTheirItems(step.before, "\(step.name) before")
      expectAtTheirItems(step.after, "\(step.name) after")
      expectAtTheirItems(step.layout, "\(step.name), everything")
      for transition in step.transitions {
        expectAtTheirItems(transition.before, "\(step.name), change before")
        expectAtTheirItems(transition.after, "\(step.name), change after")
      }
    }
  }

  @Test func theyGoTheWayOfTheirItems() throws {
    for step in try run().steps {
      for transition in step.transitions {
        for frame in 0...20 { expectTogether(transition, frame, step) }
      }
    }
  }

  /// Views that are there before and after are at their items in each frame; the others fade at the places that their
  /// items have or had.
  private func expectTogether(_ transition: Transition, _ frame: Int, _ step: PlayedStep) {
    let moment = transition.snapshot(progress: Double(frame) / 20)
    let elements = moment.elements.filter { $0.kind != .cell }
    for element in elements where elements.count(where: { $0.id == element.id }) == 1 {
      guard let item = element.id.identifier, let cell = moment[item: item],
        element.alpha > 0.999, cell.alpha > 0.999
      else { continue }
      // The window's width is on its way as well.
      let away = offset(element, from: cell) ?? .zero
      let rest = Self.rest(element.kind)
      let isNear = abs(away.x - rest.x) <= 1 && abs(away.y - rest.y) <= 1
      #expect(isNear, "\(step.name), frame \(frame): \(element.id) is \(away) away")
    }
  }

  @Test func storiesTellOfOneItemAtATime() throws {
    for step in try run().steps {
      for transition in step.transitions {
        let story = MotionStory(transition, roles: step.roles)
        let cells = Dictionary(
          uniqueKeysWithValues: story.elements.filter { $0.id.kind == .cell }.map { ($0.id, $0) })
        for element in story.elements where element.id.kind != .cell {
          let item = cells[.item(element.id.identifier ?? "")]
          #expect(item != nil, "\(step.name): \(element.id)")
          // One of the two may be off the screen.
          if let before = element.before?.path, let path = item?.before?.path {
            #expect(before == path, "\(step.name): \(element.id)")
          }
          if let after = element.after?.path, let path = item?.after?.path {
            #expect(after == path, "\(step.name): \(element.id)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("delete", "Bob", Role.hidden), ("delete", "Cat", .follows), ("delete", "Ann", .unchanged),
    ("insert", "Zoe", .shown), ("insert", "Ann", .follows), ("insert", "Max", .shown),
    ("move", "Zoe", .follows), ("move", "Dan", .follows), ("reload", "Bob", .unchanged),
    ("sections", "Max", .sectionMoved), ("new", "Kim", .sectionInserted),
    ("new", "Max", .sectionDeleted), ("wide", "Zoe", .relaid), ("rotate", "Zoe", .turned),
  ])
  func theyHaveTheRolesOfWhatBecameOfThem(_ name: String, _ item: String, _ role: Role) throws {
    let step = try #require(try run().step(named: name))
    for kind in Self.kinds {
      #expect(step.roles[ElementID(kind, .identifier(item))] == role, "\(kind)")
    }
  }

  @Test func tablesNameTheItemsOfTheirRows() throws {
    let table = try run().table
    let rows = table.rows.filter { $0.kind != .cell }
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { $0.id != nil && $0.id != "friends" && $0.id != "others" })
    for kind in Self.kinds {
      let zoe = rows.filter { $0.step == "insert" && $0.id == "Zoe" && $0.kind == kind }
      #expect(zoe.map(\.phase) == [.initial, .after])
      #expect(Set(zoe.map(\.role)) == [.shown])
      let bob = rows.filter { $0.step == "delete" && $0.id == "Bob" && $0.kind == kind }
      #expect(bob.map(\.phase) == [.before, .final])
    }
  }

  @Test func aDifferenceComparesEachWithItself() throws {
    let step = try #require(try run().step(named: "delete"))
    let difference = TableDifference(AttributeTable(step.before), AttributeTable(step.after))
    for kind in Self.kinds + [.cell] {
      let changes = difference.changes.filter { $0.place.kind == kind }
      let kinds = Dictionary(uniqueKeysWithValues: changes.map { ($0.place.name, $0.kind) })
      #expect(Set(kinds.keys) == ["Bob", "Cat", "Dan", "Eve"], "\(kind)")
      #expect(kinds["Bob"] == .removed)
      for name in ["Cat", "Dan", "Eve"] {
        guard case .changed(let clauses)? = kinds[name] else {
          Issue.record("\(name): \(String(describing: kinds[name]))")
          continue
        }
        #expect(clauses.contains { $0.contains("(−46)") || $0.contains("(-46)") }, "\(clauses)")
      }
    }
  }

  private func figures(of step: PlayedStep) -> [(name: String, figure: Figure)] {
    let series = [ChangeSeries(step.transitions, name: step.name, roles: step.roles)]
    let triptych = DifferenceTriptych(before: step.before, after: step.after, roles: step.roles)
    return [
      ("storyboard", Storyboard(series).figure), ("onion-skin", OnionSkin(series).figure),
      ("motion-paths", MotionPaths(series).figure), ("update-map", UpdateMap(series).figure),
      ("timeline", TimelineChart(series).figure), ("worldlines", Worldlines(series).figure),
      ("difference", triptych.figure),
    ]
  }

  @Test func figuresNameTheItemsFirst() throws {
    let run = try run()
    for step in run.steps where !step.transitions.isEmpty {
      let items = step.before.elements.filter { $0.kind == .cell }.compactMap(\.id.identifier)
      // A map of a step that leaves the data as it is has no rows.
      let kinds = step.roles.isAsked ? ["worldlines", "update-map"] : ["worldlines"]
      for (name, figure) in figures(of: step) where kinds.contains(name) {
        for item in items {
          #expect(figure.svg.contains(">\(item)<"), "\(step.name), \(name): \(item)")
        }
      }
    }
  }

  /// Of two views of a moved item's badge, one fades where the item was and the other where it is.
  @Test func badgesOfMovedItemsFadeAtBothEnds() throws {
    let step = try #require(try run().step(named: "move"))
    let tracks = try #require(step.transitions.first).tracks
    for kind in Self.kinds {
      let ways = tracks.filter { $0.id == ElementID(kind, .identifier("Dan")) }
      let leaving = try #require(ways.first { $0.isLeaving })
      let coming = try #require(ways.first { !$0.isLeaving })
      #expect(ways.count == 2)
      #expect(leaving.end.frame == leaving.start.frame && leaving.end.alpha == 0)
      #expect(coming.end.frame == coming.start.frame && coming.start.alpha == 0)
      #expect(leaving.start.path == [0, 3] && coming.end.path == [0, 0])
    }
  }

  /// A layout that names nothing has its views stay where they are: they are known by their places then.
  @Test func viewsThatStayBehindBelongToNobody() throws {
    let run = try OwnLayoutScene.run(
      text: """
        {"scene": 1, "canvas": {"size": [240, 330]},
         "layout": {"kind": "separated", "params": {"namesThem": false}},
         "data": {"sections": [{"id": "friends", "items": ["Ann", "Bob", "Cat"]}]},
         "style": {"decoration": {"line": {"fill": "#999999"}}},
         "steps": [{"update": {"delete": ["Ann"]}}]}
        """, [SeparatedLayout.addition])
    let step = try #require(run.steps.first)
    for kind in Self.kinds {
      let (before, after) = (step.before, step.after)
      let names = (before.elements + after.elements).filter { $0.kind == kind }.map(\.id.name)
      #expect(
        names == [.path([0, 0]), .path([0, 1]), .path([0, 2]), .path([0, 0]), .path([0, 1])])
      #expect(step.roles[ElementID(kind, .path([0, 0]))] == .unchanged)
      #expect(step.roles[ElementID(kind, .path([0, 2]))] == .hidden)
    }
  }

  /// With one item nobody can know yet what a view at the first path belongs to.
  @Test func oneItemIsEnoughAsSoonAsAnotherComes() throws {
    let run = try OwnLayoutScene.run(
      text: """
        {"scene": 1, "canvas": {"size": [240, 330]}, "layout": "separated",
         "data": {"sections": [{"id": "friends", "items": ["Ann"]}]},
         "style": {"decoration": {"line": {"fill": "#999999"}}},
         "steps": [{"update": {"insert": [{"item": "Bob", "to": "friends/0"}]}}]}
        """, [SeparatedLayout.addition])
    let step = try #require(run.steps.first)
    expectAtTheirItems(step.before, "before")
    expectAtTheirItems(step.after, "after")
    for transition in step.transitions { expectAtTheirItems(transition.before, "the change") }
    for kind in Self.kinds {
      #expect(step.roles[ElementID(kind, .identifier("Ann"))] == .follows)
    }
  }
}
