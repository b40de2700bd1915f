import CoreGraphics
import Foundation
import Readers
import Testing

@testable import Figures

/// The inspector as people use it: with a keyboard and with a pointer.
@Suite(.needs(.chromium))
struct InspectorUseTests {
  @Test func searchAndRolesFilterTheTable() async throws {
    let found = try await InspectorPage.used(
      "#step=sync&t=0.1", .press("/"), .type("zo"))
    #expect(Self.rows(found) == ["zoe"])
    #expect(found.html.contains(">1 of 6</span>"))
    let cleared = try await InspectorPage.used(
      "#step=sync&t=0.1", .press("/"), .type("zo"), .press("Escape"))
    #expect(Self.rows(cleared).count == 6)
    let follows = try await InspectorPage.used(
      "#step=sync&t=0.1", .click("[data-role=follows]"))
    #expect(Set(Self.rows(follows)) == ["ann", "dan", "eve"])
  }

  /// A page that is opened without a place in it shows what went farthest of what was asked for.
  @Test func somebodyIsChosenAtFirst() async throws {
    let page = try await InspectorPage.used("")
    #expect(page.data["chosen"] == "cat")
    #expect(page.html.contains("id=\"chosen\" title=\"cat\">cat<"))
    let gone = try await InspectorPage.used("", .press("Escape"))
    #expect(gone.data["chosen"] == "")
    #expect(gone.html.contains("id=\"chosen\" title=\"\">No element chosen<"))
  }

  @Test func groupsStandInTheirOrder() async throws {
    let page = try await InspectorPage.used("#step=sync&t=0.1")
    #expect(Self.rows(page).first == "cat")
    let heads = page.html.components(separatedBy: "<tr class=\"group\">").dropFirst()
    #expect(heads.first?.contains("Asked for · 3") == true)
    #expect(heads.dropFirst().first?.contains("Follows · 3") == true)
  }

  @Test func thePointerTiesTableStageAndLanes() async throws {
    let page = try await InspectorPage.used("#step=sync&t=0.1", .point("#grid .row"))
    #expect(page.data["hover"] == "cat")
    #expect(page.html.contains("class=\"hovered\""))
    #expect(page.html.contains("class=\"lane is-hover\""))
    let chosen = try await InspectorPage.used(
      "#step=sync&t=0.1", .click(".lane[data-index] .lane-name"))
    #expect(chosen.data["chosen"] == "cat")
    #expect(chosen.html.contains("class=\"chosen\""))
    let cell = try await InspectorPage.used("#step=sync&t=0.1", .click(".layer [id=e0]"))
    #expect(cell.data["chosen"]?.isEmpty == false)
  }

  @Test func aWantedPhaseIsKept() async throws {
    // Bob is gone afterwards: the place that he goes to stands in, for him alone.
    let page = try await InspectorPage.used("#step=sync&t=0.1&select=bob")
    #expect(page.html.contains("\"step\": \"sync\", \"phase\": \"final\", \"alpha\": 0"))
    let next = try await InspectorPage.used(
      "#step=sync&t=0.1&select=bob", .click("#grid .row[data-index=\"2\"]"))
    #expect(next.data["chosen"] == "cat")
    #expect(next.html.contains("\"phase\": \"after\", \"frame\": [8, 330, 374, 70]"))
  }

  @Test func nothingIsCopiedOfWhatIsAbsent() async throws {
    let page = try await InspectorPage.used("#t=0&select=zoe", .press("c"))
    #expect(page.data["copied"] == nil)
    #expect(page.html.contains("Nothing to copy: zoe is not there in mark-read."))
  }

  @Test func aTestInSwiftIsCopied() async throws {
    let page = try await InspectorPage.used(
      "#step=sync&t=0.1&select=cat", .click("[data-form=swift]"), .click("#copy"))
    #expect(
      page.html.contains("let run = try PlayedScene(\"friends.scene.json\")"))
    #expect(
      page.html.contains(
        "#expect(element.frame == CGRect(x: 8, y: 330, width: 374, height: 70))"))
  }

  @Test func keysOfOneCharacterCanBeOff() async throws {
    let off: [PageAct] = [.click("#help"), .click("#single")]
    let page = try InspectorPage()
    defer { page.remove() }
    let shown = try await Browser.page(page.file, "#t=0", after: off + [.press("3"), .press("t")])
    #expect(shown.data["time"] == "0.0000")
    #expect(shown.data["theme"] == nil)
    let arrows = try await Browser.page(page.file, "#t=0", after: off + [.press("ArrowRight")])
    #expect(arrows.data["time"] == "0.0167")
  }

  /// The first step reloads one that nobody sees move; the second one removes, inserts and moves.
  @Test func aPageOpensOnTheStepInWhichMostChanges() async throws {
    let page = try await InspectorPage.used("", .click("#help"))
    #expect(page.data["time"] == "1.0000")
  }

  @Test func stepsWithoutDurationCanBeHit() async throws {
    let page = try await InspectorPage.used("", .click(".band[data-step=\"0\"]"))
    #expect(page.data["time"] == "0.5000")
    let second = try await InspectorPage.used("", .click(".band[data-step=\"1\"]"))
    #expect(second.data["time"] == "1.0000")
  }

  @Test func zoomAndLayersChangeTheStage() async throws {
    let page = try await InspectorPage.used(
      "#step=sync&t=0.1", .press("0"), .press("+"), .press("l"))
    #expect(page.html.contains("class=\"sheet has-layers\""))
    #expect(page.html.contains("class=\"plane\""))
    #expect(page.data["zoom"] != nil)
  }

  @Test(arguments: [(390, 844), (1280, 850), (2000, 1100)], [false, true])
  func keepsTheRulesOfPages(size: (Int, Int), isDark: Bool) async throws {
    let page = try InspectorPage()
    defer { page.remove() }
    let look = PageLook(isDark: isDark, size: (width: size.0, height: size.1))
    #expect(
      try await Browser.faults(
        of: page.file, "#step=sync&t=0.1&select=cat", look, after: [.click("#help")]) == [])
  }

  /// One picture has both themes: the page's own switch decides, whatever the system prefers.
  @Test(arguments: [false, true]) func theSwitchChangesThePictureToo(isDark: Bool) async throws {
    let fills = PageAct.run(
      "document.documentElement.dataset.note = "
        + "getComputedStyle(document.querySelector('.layer [id=e2] text')).fill")
    let look = PageLook(isDark: isDark)
    let inks = ["rgb(21, 24, 29)", "rgb(241, 243, 246)"]
    let before = try await InspectorPage.used(nil, "#t=0", look, [fills])
    let after = try await InspectorPage.used(nil, "#t=0", look, [.press("t"), fills])
    #expect([before, after].compactMap { $0.data["note"] } == (isDark ? inks.reversed() : inks))
  }

  @Test func ofManyRowsOnlyThoseInViewExist() async throws {
    let page = try InspectorPage(html: CrowdedPage.html(of: 500))
    defer { page.remove() }
    let shown = try await Browser.page(page.file, "#t=1&select=row-480", after: [])
    #expect(Self.rows(shown).count < 100)
    #expect(Self.rows(shown).contains("row-480"))
    #expect(shown.html.contains("aria-rowcount=\"503\""))
    #expect(try await Browser.faults(of: page.file, "#t=1&select=row-480") == [])
  }

  /// The elements of the table, from above.
  private static func rows(_ page: ShownPage) -> [String] {
    page.html.components(separatedBy: "class=\"row").dropFirst().compactMap { row in
      row.components(separatedBy: "<bdi class=\"name\">").dropFirst().first?
        .components(separatedBy: "</bdi>").first
    }.map { $0.replacing(/<[^>]*>/, with: "") }
  }
}

/// The page on a phone.
extension InspectorUseTests {
  /// The stage is as high as its picture wants to be at the width of the window, and leaves room for what follows.
  @Test(arguments: [(40, 280), (300, 515), (520, 692)] as [(CGFloat, Int)])
  func aPhoneHasALargeStage(height: CGFloat, wanted: Int) async throws {
    let html = try CrowdedPage.html(of: 10, height: height / 10)
    let high = Self.note("document.getElementById('stage').clientHeight")
    let look = PageLook(size: (width: 390, height: 844))
    let page = try await InspectorPage.used(html, "", look, [high])
    #expect(page.data["note"] == "\(wanted)")
  }

  @Test func namesBesideAPhonesStageAreReadOrLeftOut() async throws {
    let words = Self.note(
      "[...document.querySelectorAll('#marks .name')].map(node => node.textContent).join(' ')")
    let look = PageLook(size: (width: 390, height: 844))
    let page = try await InspectorPage.used(nil, "#step=sync&t=0.3", look, [words])
    let names = try #require(page.data["note"]).split(separator: " ")
    #expect(names.allSatisfy { !$0.hasSuffix("…") || $0.count > 3 }, "\(names)")
  }
}

/// Words beside numbers.
extension InspectorUseTests {
  private static func note(_ expression: String) -> PageAct {
    .run(
      "document.documentElement.dataset.note = \(expression)".replacing("\n", with: " "))
  }

  @Test func framesAreReadWhole() async throws {
    let cut = """
      [...document.querySelectorAll('#grid tbody td')].filter(cell => cell.offsetWidth &&
      cell.scrollWidth > cell.clientWidth).length + ' ' + document.querySelectorAll('#grid td.now').length
      """
    for width in [390, 1280] {
      let page = try await InspectorPage.used(
        nil, "#step=sync&t=0.1", PageLook(size: (width: width, height: 900)),
        [.click("[data-column=frame]"), Self.note(cut)])
      let counts = try #require(page.data["note"]).split(separator: " ").compactMap { Int($0) }
      #expect(counts.first == 0, "\(width)")
      #expect((counts.last ?? 0) > 3)
    }
  }

  @Test func namesOfLanesEndBeforeTheirValues() async throws {
    let met = """
      [...document.querySelectorAll('.lane')].map(lane => {
      const value = lane.querySelector('i.value'), name = lane.querySelector('.lane-name');
      return value && Math.round(value.getBoundingClientRect().left - name.getBoundingClientRect().right); })
      .filter(gap => gap !== null).join(' ')
      """
    let html = try CrowdedPage.html(of: 60, height: 300)
    let page = try await InspectorPage.used(
      html, "#step=go&t=0", PageLook(size: (width: 1280, height: 900)), [Self.note(met)])
    let gaps = try #require(page.data["note"]).split(separator: " ").compactMap { Int($0) }
    #expect(!gaps.isEmpty && gaps.allSatisfy { $0 >= -1 }, "\(gaps)")
  }

  @Test func escapeClosesTheListOfKeys() async throws {
    let open = Self.note("!document.getElementById('keys').hidden")
    let shown = try await InspectorPage.used("", .click("#help"), open)
    #expect(shown.data["note"] == "true")
    let closed = try await InspectorPage.used("", .click("#help"), .press("Escape"), open)
    #expect(closed.data["note"] == "false")
  }

  /// The list of keys lies on the page, below its button: nothing moves.
  @Test func theListOfKeysMovesNothing() async throws {
    let top = Self.note("document.querySelector('main').getBoundingClientRect().top")
    let closed = try await InspectorPage.used("", top)
    let open = try await InspectorPage.used("", .click("#help"), top)
    #expect(closed.data["note"] == open.data["note"])
    // The button that closes it is in sight.
    let inside = Self.note(
      """
      ((list, help) => list.left >= 0 && list.right <= innerWidth && list.top >= help.bottom)(
      ...['keys', 'help'].map(id => document.getElementById(id).getBoundingClientRect()))
      """)
    let look = PageLook(size: (width: 390, height: 844))
    let html = try CrowdedPage.html(of: 5, height: 300)
    let phone = try await InspectorPage.used(html, "", look, [.click("#help"), inside])
    #expect(phone.data["note"] == "true")
  }
}
