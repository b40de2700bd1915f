import CoreGraphics
import Testing

@testable import Motion

/// The role of each element, from what was asked for and what came of it.
@Suite struct StepRolesTests {
  private static let screen = CGRect(x: 0, y: 0, width: 100, height: 100)

  private static func cell(
    _ name: String, _ path: IndexPath, y: CGFloat, height: CGFloat = 20
  ) -> ElementSnapshot {
    ElementSnapshot(
      id: .item(name), path: path, center: CGPoint(x: 50, y: y + height / 2),
      size: CGSize(width: 100, height: height))
  }

  private static func header(_ name: String, _ section: Int, y: CGFloat) -> ElementSnapshot {
    ElementSnapshot(
      id: ElementID(.header, .identifier(name)), path: [section, 0],
      center: CGPoint(x: 50, y: y + 10), size: CGSize(width: 100, height: 20))
  }

  private static func rows(_ names: [String], section: Int = 0, top: CGFloat = 0)
    -> [ElementSnapshot]
  {
    names.enumerated().map { cell($1, [section, $0], y: top + CGFloat($0) * 20) }
  }

  private static func state(
    _ elements: [ElementSnapshot], _ viewport: CGRect = screen
  ) -> LayoutSnapshot {
    LayoutSnapshot(
      elements: elements.filter { $0.isSeen(in: viewport) },
      contentSize: CGSize(width: 100, height: 400), viewport: viewport)
  }

  private static func data(_ names: [String], name: String? = nil) -> DataSection {
    DataSection(names.map { .item($0) }, name: name)
  }

  @Test func theFirstWordThatFitsHolds() {
    let words = Role.allCases.map(\.rawValue)
    #expect(
      words == [
        "inserted", "deleted", "moved", "reloaded", "reconfigured", "section-inserted",
        "section-deleted", "section-moved", "shown", "hidden", "came-into-view", "left-view",
        "relaid", "turned", "resized", "pinned", "pinned-awhile", "scrolled", "follows",
        "unchanged",
      ])
    #expect(Role.allCases == Role.allCases.sorted())
  }

  @Test func whoIsKeptBesideTheScreenNeitherComesNorGoes() {
    let beside = Self.cell("z", [0, 9], y: 180)
    let state = LayoutSnapshot(
      elements: Self.rows(["a", "b"]) + [beside], contentSize: CGSize(width: 100, height: 400),
      viewport: Self.screen)
    let alone = Self.state(Self.rows(["a", "b"]))
    #expect(StepRoles(StepEvidence(before: state, after: alone)).count(.leftView) == 0)
    #expect(StepRoles(StepEvidence(before: alone, after: state)).count(.cameIntoView) == 0)
  }

  @Test func whatWasAskedForComesBeforeWhatCameOfIt() {
    // b goes, z comes on top, e comes to the top from outside of the screen.
    var request = UpdateRequest(
      before: [Self.data(["a", "b", "c", "d", "f", "g", "e"])],
      after: [Self.data(["z", "e", "a", "c", "d", "f", "g"])])
    request.items.deletes = [[0, 1]]
    request.items.inserts = [[0, 0]]
    request.items.moves = [Passage(from: [0, 6], to: [0, 1])]
    let roles = StepRoles(
      StepEvidence(
        request, before: Self.state(Self.rows(["a", "b", "c", "d", "f", "g", "e"])),
        after: Self.state(Self.rows(["z", "e", "a", "c", "d", "f", "g"]))))
    #expect(roles[item: "z"] == .inserted)
    #expect(roles[item: "b"] == .deleted)
    #expect(roles[item: "e"] == .moved)
    #expect(roles[item: "a"] == .follows)
    #expect(roles[item: "f"] == .leftView)
    #expect(roles.count(.moved) == 1)
    #expect(roles.sections.map(\.balances) == [true])
    #expect(
      roles.sentence
        == "b is removed, z appears, e moves, three elements follow, one element leaves the view")
  }

  @Test func aSectionThatMovesIsOneMove() {
    let (fruit, roots) = (["apple", "pear", "plum"], ["beet", "carrot"])
    var request = UpdateRequest(
      before: [Self.data(fruit, name: "fruit"), Self.data(roots, name: "roots")],
      after: [Self.data(roots, name: "roots"), Self.data(fruit, name: "fruit")])
    request.sections.moves = [Passage(from: 1, to: 0)]
    let old = [Self.header("fruit", 0, y: 0), Self.header("roots", 1, y: 80)]
    let new = [Self.header("roots", 0, y: 0), Self.header("fruit", 1, y: 60)]
    let roles = StepRoles(
      StepEvidence(
        request,
        before: Self.state(
          old + Self.rows(fruit, top: 20) + Self.rows(roots, section: 1, top: 100)),
        after: Self.state(new + Self.rows(roots, top: 20) + Self.rows(fruit, section: 1, top: 80))))
    #expect(roles[item: "beet"] == .sectionMoved)
    #expect(roles[item: "carrot"] == .sectionMoved)
    #expect(roles[ElementID(.header, .identifier("roots"))] == .sectionMoved)
    #expect(roles[item: "apple"] == .follows)
    #expect(roles[item: "plum"] == .leftView)
    #expect(roles.count(.sectionMoved) == 1)
    #expect(roles.count(.moved) == 0)
    #expect(roles.sentence.hasPrefix("Section roots moves, "))
  }

  @Test func whatGoesInOnePlaceAndComesInAnotherIsOneOperation() {
    var request = UpdateRequest(
      before: [Self.data(["a", "b", "c"]), Self.data(["x"])],
      after: [Self.data(["c", "a", "b", "x"])])
    request.sections.deletes = [1]
    request.items.deletes = [[0, 1]]
    request.items.inserts = [[0, 2], [0, 3]]
    request.items.moves = [Passage(from: [0, 2], to: [0, 0])]
    let roles = StepRoles(
      StepEvidence(
        request,
        before: Self.state(Self.rows(["a", "b", "c"]) + Self.rows(["x"], section: 1, top: 60)),
        after: Self.state(Self.rows(["c", "a", "b", "x"]))))
    #expect(["a", "b", "c", "x"].map { roles[item: $0] } == [.follows, .reloaded, .moved, .moved])
    #expect(roles.count(.sectionDeleted) == 1)
    #expect(roles.count(.inserted) + roles.count(.deleted) == 0)
    #expect(roles.sections.filter { !$0.balances } == [])
  }

  @Test func aScrollSaysWhereFromAndWhereTo() {
    let all = Self.rows((0..<12).map { "\($0)" }, top: 20)
    let screen = CGRect(x: 0, y: 40, width: 100, height: 100)
    let roles = StepRoles(
      StepEvidence(
        before: Self.state(all + [Self.header("h", 0, y: 0)]),
        after: Self.state(all + [Self.header("h", 0, y: 40)], screen)))
    #expect(roles.scroll == Passage(from: .zero, to: CGPoint(x: 0, y: 40)))
    #expect(roles[item: "0"] == .leftView)
    #expect(roles[item: "5"] == .cameIntoView)
    #expect(roles[item: "2"] == .unchanged)
    #expect(roles[ElementID(.header, .identifier("h"))] == .pinned)
    #expect(roles.count(.deleted) + roles.count(.inserted) == 0)
    #expect(
      roles.sentence
        == "The content scrolls from 0 to 40, one element stays pinned, "
        + "two elements come into view, one element leaves the view")
  }

  /// A header that another one pushes, or that has come to its place on the way, is not told to have stayed there.
  @Test(arguments: [(from: 0, to: 25), (from: 15, to: 40)] as [(from: CGFloat, to: CGFloat)])
  func aHeaderThatOnlyPassesDoesNotStay(_ way: (from: CGFloat, to: CGFloat)) {
    let all = Self.rows((0..<12).map { "\($0)" }, top: 20)
    let screen = CGRect(x: 0, y: 40, width: 100, height: 100)
    let roles = StepRoles(
      StepEvidence(
        before: Self.state(all + [Self.header("h", 0, y: way.from)]),
        after: Self.state(all + [Self.header("h", 0, y: way.to)], screen)))
    #expect(roles[ElementID(.header, .identifier("h"))] == .pinnedAwhile)
    #expect(roles.sentence.contains("one element is pinned for a part of the way"))
  }

  /// Who goes with a section that scrolls by itself follows nobody, and comes and goes as those of the content do.
  @Test func whoScrollsWithItsSectionIsToldSo() {
    func shelf(_ offset: CGFloat) -> [ElementSnapshot] {
      (0..<4).map { place in
        ElementSnapshot(
          id: .item("\(place)"), path: [0, place],
          center: CGPoint(x: CGFloat(place) * 50 + 25 - offset, y: 10),
          size: CGSize(width: 50, height: 20))
      }
    }
    let below = Self.rows(["a", "b"], section: 1, top: 20)
    var evidence = StepEvidence(
      before: Self.state(shelf(0) + below), after: Self.state(shelf(50) + below))
    #expect(StepRoles(evidence)[item: "1"] == .follows)
    evidence.ownScrolls = OwnScrolls([0])
    let roles = StepRoles(evidence)
    #expect(
      ["0", "1", "2", "a"].map { roles[item: $0] }
        == [.leftView, .scrolled, .cameIntoView, .unchanged])
    #expect(roles.sentence.hasPrefix("One element scrolls with its section"))
    evidence.ownScrolls.isSideways = false
    #expect(StepRoles(evidence)[item: "1"] == .follows)
    // Elements that are known later are told alike.
    let more = StepEvidence(
      before: Self.state(shelf(0) + below), after: Self.state(shelf(50) + below))
    let few = StepEvidence(before: Self.state(below), after: Self.state(below))
    var known = few
    known.ownScrolls = OwnScrolls([0])
    #expect(StepRoles(known).completed(by: more)[item: "1"] == .scrolled)
  }

  /// Those that are left out have been asked for all the same, and are named nowhere.
  @Test func rolesOfSomeItemsNameNoOthers() {
    let (first, second) = (ElementID.item("a"), ElementID.item("b"))
    var request = UpdateRequest(
      before: [DataSection([first, second])], after: [DataSection([second, first])])
    request.items.moves = [Passage(from: [0, 0], to: [0, 1])]
    let state = Self.state(Self.rows(["a", "b"], top: 20))
    let roles = StepRoles(StepEvidence(request, before: state, after: state))
    #expect(roles.items(with: .moved) == [.item("a")])
    #expect(roles.only(["b"]).items(with: .moved).isEmpty)
    #expect(roles.only(["b"]).count(.moved) == 1)
  }

  /// Their offsets say how far, whoever is seen.
  @Test func sectionsThatScrollSayHowFar() {
    func state(_ offset: CGFloat) -> LayoutSnapshot {
      var state = Self.state(Self.rows(["a"], top: 20))
      let group = GroupOutline(.item, width: "50", height: "20", frame: .zero)
      state.outlines = [
        SectionOutline(
          0, frame: .zero, first: group, places: [], count: 9, scrolling: "continuous",
          offset: offset)
      ]
      return state
    }
    var evidence = StepEvidence(before: state(0), after: state(200))
    evidence.sectionNames = ["shelf"]
    let roles = StepRoles(evidence)
    #expect(roles.sentence == "Section shelf scrolls from 0 to 200")
    #expect(StepRoles(StepEvidence(before: state(5), after: state(5))).sectionScrolls.isEmpty)
    #expect(roles.relaid.sectionScrolls.isEmpty)
    let back = StepRoles(StepEvidence(before: state(200), after: state(0)))
    let whole = StepRoles(joining: [roles, back], StepEvidence(before: state(0), after: state(0)))
    #expect(whole.sectionScrolls.isEmpty)
  }

  static let causes: [(role: Role, isRelaid: Bool, size: CGSize, height: CGFloat, y: CGFloat)] = [
    (.relaid, true, CGSize(width: 100, height: 100), 30, 30),
    (.turned, false, CGSize(width: 100, height: 180), 30, 30),
    (.resized, false, CGSize(width: 100, height: 100), 30, 20),
    (.follows, false, CGSize(width: 100, height: 100), 20, 30),
    (.unchanged, true, CGSize(width: 100, height: 100), 20, 20),
  ]

  @Test(arguments: causes) func theCauseNamesTheChange(
    _ example: (role: Role, isRelaid: Bool, size: CGSize, height: CGFloat, y: CGFloat)
  ) {
    let isTurned = example.role == .turned
    let window = CGRect(
      x: 0, y: 0, width: isTurned ? 180 : 100, height: 100)
    let roles = StepRoles(
      StepEvidence(
        before: Self.state([Self.cell("a", [0, 1], y: 20)], window),
        after: Self.state(
          [Self.cell("a", [0, 1], y: example.y, height: example.height)],
          CGRect(origin: .zero, size: example.size)),
        isRelaid: example.isRelaid))
    #expect(roles[item: "a"] == example.role)
  }

  @Test func viewsOfTheLayoutsOwnAreShownAndHidden() {
    let line = ElementSnapshot(
      id: ElementID(.decoration("line"), .path([0, 0])), path: [0, 0],
      center: CGPoint(x: 50, y: 50), size: CGSize(width: 100, height: 2))
    let (with, without) = (Self.state([line]), Self.state([]))
    #expect(StepRoles(StepEvidence(before: without, after: with))[line.id] == .shown)
    #expect(StepRoles(StepEvidence(before: with, after: without))[line.id] == .hidden)
  }

  /// One change after the other, each of one operation on the only section.
  private func joined(_ lists: [[String]], _ change: (inout UpdateRequest, Int) -> Void)
    -> StepRoles
  {
    let states = lists.map { Self.state(Self.rows($0)) }
    let parts = zip(lists, lists.dropFirst()).enumerated().map { index, pair in
      var request = UpdateRequest(before: [Self.data(pair.0)], after: [Self.data(pair.1)])
      change(&request, index)
      return StepRoles(
        StepEvidence(request, before: states[index], after: states[index + 1]))
    }
    return StepRoles(
      joining: parts, StepEvidence(before: states[0], after: states[states.count - 1]))
  }

  @Test func whatWentAndCameBackIsNeitherGoneNorNew() {
    let roles = joined([["a", "b", "c"], ["a", "c"], ["b", "a", "c"]]) { request, step in
      if step == 0 { request.items.deletes = [[0, 1]] } else { request.items.inserts = [[0, 0]] }
    }
    #expect(["a", "b", "c"].map { roles[item: $0] } == [.follows, .moved, .unchanged])
    #expect(roles.count(.deleted) + roles.count(.inserted) == 0)
    #expect(roles.count(.moved) == 1)
    let same = joined([["a", "b"], ["a"], ["a", "b"]]) { request, step in
      if step == 0 { request.items.deletes = [[0, 1]] } else { request.items.inserts = [[0, 1]] }
    }
    #expect(same[item: "b"] == .reloaded)
  }

  @Test func whatCameAndWentIsNothing() {
    let roles = joined([["a"], ["n", "a"], ["a"]]) { request, step in
      if step == 0 { request.items.inserts = [[0, 0]] } else { request.items.deletes = [[0, 0]] }
    }
    #expect(roles.count(.deleted) + roles.count(.inserted) == 0)
    #expect(roles.items(with: .inserted) == [])
    #expect(roles[item: "a"] == .unchanged)
  }

  @Test func whatGoesInTheEndIsGone() {
    let roles = joined([["a", "b", "c"], ["b", "a", "c"], ["a", "c"]]) { request, step in
      if step == 0 {
        request.items.moves = [Passage(from: [0, 1], to: [0, 0])]
      } else {
        request.items.deletes = [[0, 0]]
      }
    }
    #expect(roles[item: "b"] == .deleted)
    #expect(roles.count(.moved) == 0)
    #expect(roles.count(.deleted) == 1)
    #expect(roles.sections.map(\.balances) == [true])
  }

  @Test func whatIsNewStaysNew() {
    let roles = joined([["a"], ["a", "n"], ["n", "a"]]) { request, step in
      if step == 0 {
        request.items.inserts = [[0, 1]]
      } else {
        request.items.moves = [Passage(from: [0, 1], to: [0, 0])]
      }
    }
    #expect(roles[item: "n"] == .inserted)
    #expect(roles.count(.inserted) == 1)
    #expect(roles.count(.moved) == 0)
  }

  @Test func whoHasNoNameIsFollowedByItsPlace() {
    func rows(_ count: Int) -> [ElementSnapshot] {
      (0..<count).map { index in
        var cell = Self.cell("", [0, index], y: CGFloat(index) * 20)
        cell.id = ElementID(.cell, .path([0, index]))
        return cell
      }
    }
    func data(_ count: Int) -> DataSection { DataSection(rows(count).map(\.id)) }
    var request = UpdateRequest(before: [data(4)], after: [data(3)])
    request.items.deletes = [[0, 1]]
    let roles = StepRoles(
      StepEvidence(request, before: Self.state(rows(4)), after: Self.state(rows(3))))
    let ids = (0..<4).map { ElementID(.cell, .path([0, $0])) }
    #expect(
      ids.map { roles.role(of: $0, .before) } == [.unchanged, .deleted, .follows, .follows])
    #expect(ids.prefix(3).map { roles.role(of: $0, .after) } == [.unchanged, .follows, .follows])
    #expect(roles.count(.deleted) == 1)
  }

  @Test func longRunsOfTheDataAreOneRow() throws {
    let names = (0..<1000).map { "\($0)" }
    var request = UpdateRequest(
      before: [Self.data(names)],
      after: [Self.data(Array(names[..<500]) + ["new"] + Array(names[500...]))])
    request.items.inserts = [[0, 500]]
    let roles = StepRoles(
      StepEvidence(request, before: Self.state([]), after: Self.state([])))
    let columns = try #require(roles.columns)
    #expect(
      columns.before.sections.map { $0.rows.map(\.id) } == [
        ["0", "1", "499", "500", "501", "999"].map { ElementID.item($0) }
      ])
    #expect(columns.after.sections[0].rows.count == 7)
    #expect(roles[item: "new"] == .inserted)
  }
}
