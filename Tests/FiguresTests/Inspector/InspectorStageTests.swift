import CoreGraphics
import Foundation
import Readers
import Testing

@testable import Figures

/// The stage of the inspector: before over after, zoomed, moved, and of very long content.
@Suite(.needs(.chromium))
struct InspectorStageTests {
  private static let sync = "#step=sync&t=0.1&select=cat"

  /// Writes the value of an expression where the test finds it.
  private static func note(_ expression: String) -> PageAct {
    .run("document.documentElement.dataset.note = \(expression)")
  }

  // MARK: Before over after

  @Test func beforeLiesOverAfter() async throws {
    let page = try await InspectorPage.used(Self.sync, .click("#compare"))
    #expect(page.data["split"] == "50")
    #expect(page.html.contains("role=\"slider\""))
    #expect(page.html.contains("aria-valuenow=\"50\""))
    // Bob has his ring before, and Zoe has hers after.
    func marks(_ id: String) -> String {
      let start = page.html.components(separatedBy: "id=\"\(id)\"").last ?? ""
      return start.components(separatedBy: "</svg>")[0]
    }
    #expect(marks("was-marks").contains("data-mark=\"deleted\""))
    #expect(!marks("was-marks").contains("data-mark=\"inserted\""))
    #expect(marks("marks").contains("data-mark=\"inserted\""))
    #expect(!marks("marks").contains("data-mark=\"deleted\""))
  }

  @Test func theCopyStandsAsBeforeTheStep() async throws {
    let places = """
      ['#was [data-view=e2]', '.layer [id=e2]'].map(s => Math.round(
      (document.querySelector(s).getBoundingClientRect().top -
      document.querySelector('.layer svg').getBoundingClientRect().top) /
      document.querySelector('.layer svg').getBoundingClientRect().height * 520)).join(' ')
      """
    let page = try await InspectorPage.used(
      Self.sync, .press("b"), Self.note(places.replacing("\n", with: " ")))
    #expect(page.data["note"] == "170 330")
  }

  /// Words that end before the slider are not seen behind it: the names stand there instead.
  @Test(arguments: [390, 1280]) func namesStandBehindTheSlider(width: Int) async throws {
    let measure = """
      (() => { const leads = [...document.querySelectorAll('#marks .lead')];
      const edge = document.querySelector('.split-line').getBoundingClientRect().right;
      const tops = leads.map(e => Math.round(e.getBoundingClientRect().top));
      return [leads.map(e => e.textContent).sort().join(' '), new Set(tops).size === tops.length,
      leads.every(e => e.getBoundingClientRect().left >= edge),
      document.querySelectorAll('#was-marks .lead').length].join(', '); })()
      """.replacing("\n", with: " ")
    let look = PageLook(size: (width: width, height: 900))
    let page = try await InspectorPage.used(
      nil, Self.sync, look, [.press("b"), Self.note(measure)])
    // Of words too small to read, those before the slider give way to names, too.
    let before = width < 1000 ? 5 : 0
    #expect(page.data["note"] == "ann cat dan eve zoe, true, true, \(before)")
    // Nothing ends before a slider at the left.
    let whole = try await InspectorPage.used(
      nil, Self.sync + "&split=0", look,
      [.run("1"), Self.note("document.querySelectorAll('#marks .lead').length")])
    #expect(width < 1000 || whole.data["note"] == "0")
  }

  @Test func theSliderIsPulledAndLedByKeys() async throws {
    let pulled = try await InspectorPage.used(
      Self.sync, .press("b"), .drag("#split .split-knob", by: (-60, 0)))
    let place = try #require(pulled.data["split"].flatMap { Int($0) })
    #expect((5..<45).contains(place))
    let start: [PageAct] = [.press("b"), .click("#split .split-knob")]
    for (key, value) in [
      ("ArrowRight", "51"), ("ArrowLeft", "49"), ("PageUp", "60"), ("Home", "0"), ("End", "100"),
    ] {
      let page = try await InspectorPage.used(nil, Self.sync, PageLook(), start + [.press(key)])
      #expect(page.data["split"] == value)
      #expect(page.html.contains("aria-valuenow=\"\(value)\""))
      // The keys are the slider's: time and choice stay.
      #expect(page.data["time"] == "1.1000")
      #expect(page.data["chosen"] == "cat")
    }
  }

  @Test func whoeverAsksForAMomentSeesIt() async throws {
    let page = try await InspectorPage.used(Self.sync, .press("b"), .press("ArrowRight"))
    #expect(page.html.contains("id=\"compare\" aria-pressed=\"false\""))
    let linked = try await InspectorPage.used("#step=sync&t=0&split=30", .run("1"))
    #expect(linked.data["split"] == "30")
  }

  @Test(arguments: [390, 2000], [false, true])
  func comparisonsKeepTheRulesOfPages(width: Int, isDark: Bool) async throws {
    let page = try InspectorPage()
    defer { page.remove() }
    let look = PageLook(isDark: isDark, wantsLessMotion: true, size: (width: width, height: 900))
    #expect(
      try await Browser.faults(of: page.file, Self.sync, look, after: [.click("#compare")]) == [])
  }

  // MARK: Marks

  @Test func nobodyHasARingBeforeTheFirstStep() async throws {
    let page = try await InspectorPage.shown("#t=0")
    #expect(!page.html.contains("class=\"sign\""))
    #expect(!page.html.contains("class=\"disc\""))
  }

  @Test func whoFadesIsNoGhost() async throws {
    let page = try await InspectorPage.shown("#step=sync&t=0.15")
    #expect(!page.html.contains("class=\"ghost\" x=\"73\" y=\"90\""))
  }

  // MARK: Zoom

  @Test func theWheelZoomsAroundThePointer() async throws {
    let page = try await InspectorPage.used(
      Self.sync, .wheel(".layer [id=e2]", by: -120, withControl: true))
    let near = try #require(page.data["zoom"].flatMap { Double($0) })
    let back = try await InspectorPage.used(
      Self.sync, .wheel(".layer [id=e2]", by: 120, withControl: true))
    let far = try #require(back.data["zoom"].flatMap { Double($0) })
    #expect(near > far * 1.4)
    // The pointer is still over the same element.
    #expect(page.data["hover"] == "cat" || page.data["chosen"] == "cat")
  }

  @Test func aZoomedStageIsPulled() async throws {
    let acts: [PageAct] =
      (0..<6).map { _ in .press("+") } + [
        .drag("#stage", by: (-80, -120)),
        Self.note("document.getElementById('stage').scrollTop.toFixed(0)"),
      ]
    let page = try await InspectorPage.used(nil, Self.sync, PageLook(), acts)
    let still = try await InspectorPage.used(
      nil, Self.sync, PageLook(), acts.filter { if case .drag = $0 { false } else { true } })
    let (moved, rest) = (Int(page.data["note"] ?? "") ?? 0, Int(still.data["note"] ?? "") ?? 0)
    #expect(moved == rest + 120)
    // Who pulls chooses nobody else.
    #expect(page.data["chosen"] == "cat")
  }

  // MARK: Long content

  @Test func aLongStageBeginsAtTheChange() async throws {
    let html = try CrowdedPage.html(of: 500, loses: 300, height: 20)
    let look = PageLook(size: (width: 1280, height: 900))
    let isSeen = """
      (e => { const b = e.getBoundingClientRect(), s = document.getElementById('stage').getBoundingClientRect();
      return b.top >= s.top && b.bottom <= s.bottom; })(document.querySelector('
      """.replacing("\n", with: " ")
    let start = try await InspectorPage.used(
      html, "", look, [Self.note(isSeen + ".layer [id=e300]'))")])
    #expect(start.data["note"] == "true")
    // Whoever is chosen is brought into sight, in the table and on the stage.
    let chosen = try await InspectorPage.used(
      html, "#t=0&select=row-12", look, [Self.note(isSeen + ".layer [id=e12]'))")])
    #expect(chosen.data["note"] == "true")
    #expect(chosen.html.contains("id=\"row-12\""))
    let all = try await InspectorPage.used(html, "", look, [.click("#whole")])
    #expect((all.data["zoom"].flatMap { Double($0) } ?? 1) < 0.1)
  }

  @Test func wordsTooSmallToReadGiveWayToNames() async throws {
    let html = try CrowdedPage.html(of: 40, loses: 3, height: 44)
    let tiny = Self.note("document.getElementById('sheet').matches('.is-tiny')")
    let far: [PageAct] = [.click("#fit")] + (0..<9).map { _ in .press("-") } + [tiny]
    let small = try await InspectorPage.used(html, "#t=0", PageLook(), far)
    #expect((small.data["zoom"].flatMap { Double($0) } ?? 1) < 0.6)
    #expect(small.data["note"] == "true")
    let near = try await InspectorPage.used(
      html, "#t=0", PageLook(), (0..<9).map { _ in .press("+") } + [tiny])
    #expect(near.data["note"] == "false")
    #expect(!near.html.contains("class=\"lead\""))
    let names = Self.note("document.querySelectorAll('.lead').length")
    let middle = try await InspectorPage.used(html, "#t=0", PageLook(), [.press("0"), names])
    #expect((Int(middle.data["note"] ?? "") ?? 0) > 20)
  }

  /// While one row goes over another one, only the front one has its name.
  @Test func namesStandOnNoOtherName() async throws {
    let html = try CrowdedPage.html(of: 40, loses: 3, height: 44)
    let meet = """
      (() => { const all = [...document.querySelectorAll('.lead')].map(e => e.getBoundingClientRect());
      return all.length + ' ' + all.some((p, i) => all.slice(i + 1).some(q => p.top + 3 < q.bottom
      && q.top + 3 < p.bottom && p.left < q.right && q.left < p.right)); })()
      """.replacing("\n", with: " ")
    let page = try await InspectorPage.used(
      html, "#t=0.165", PageLook(), [.press("0"), Self.note(meet)])
    let note = try #require(page.data["note"])
    #expect(note.hasSuffix(" false") && (Int(note.prefix { $0 != " " }) ?? 0) > 20, "\(note)")
  }

  @Test func waysAreToldOnceForAllThatGoThem() throws {
    let many = try CrowdedPage.html(of: 500, loses: 3, height: 20)
    let few = try CrowdedPage.html(of: 100, loses: 3, height: 20)
    func data(_ html: String) -> Int {
      html.components(separatedBy: "id=\"data\">").last?.prefix { $0 != "<" }.utf8
        .count ?? 0
    }
    #expect(data(many) - data(few) < 400 * 220)
  }

  // MARK: Room

  @Test func theRoomOfAWideWindowIsUsed() async throws {
    let measure = """
      (() => { const box = s => document.querySelector(s).getBoundingClientRect();
      const last = [...document.querySelectorAll('.lane')].pop().getBoundingClientRect();
      return [box('.time').top - box('.list').bottom < 20, innerHeight - box('.time').bottom < 30,
      last.height >= 36, box('.show').width > 500].join(' '); })()
      """.replacing("\n", with: " ")
    let page = try await InspectorPage.used(
      nil, Self.sync, PageLook(size: (width: 2000, height: 1100)), [Self.note(measure)])
    #expect(page.data["note"] == "true true true true")
  }
}
