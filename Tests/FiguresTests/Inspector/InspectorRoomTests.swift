import CoreGraphics
import Drawing
import Foundation
import Motion
import Readers
import Testing

@testable import Figures

/// Everything in the inspector has its room: panels, planes of layers, values at lanes, and names.
@Suite(.needs(.chromium))
struct InspectorRoomTests {
  /// Rows of which the first ones go.
  struct Rows {
    var count = 12
    var losing = 1
    var size = CGSize(width: 300, height: 480)
    var name: (Int) -> String = { "row \($0)" }
    var z: (Int) -> Int = { _ in 0 }

    func html() throws -> String {
      let left = Array(losing..<count)
      var capture = TransitionCapture(
        before: state(Array(0..<count)), after: state(left), timing: try Timing(duration: 0.3))
      var request = UpdateRequest(
        before: [DataSection((0..<count).map { .item(name($0)) })],
        after: [DataSection(left.map { .item(name($0)) })])
      request.items.deletes = (0..<losing).map { [0, $0] }
      var evidence = StepEvidence(before: capture.before, after: capture.after)
      evidence.request = request
      capture.roles = StepRoles(evidence)
      return Inspector(title: "rows").html(try MotionScore([MotionScore.Step("go", capture)]))
    }

    private func state(_ rows: [Int]) -> LayoutSnapshot {
      let height = size.height / CGFloat(count)
      let elements = rows.enumerated().map { place, row in
        var element = ElementSnapshot(
          id: .item(name(row)), path: [0, place],
          center: CGPoint(x: size.width / 2, y: (CGFloat(place) + 0.5) * height),
          size: CGSize(width: size.width - 20, height: height - 4))
        element.zIndex = z(row)
        return element
      }
      return LayoutSnapshot(
        elements: elements, contentSize: size, viewport: CGRect(origin: .zero, size: size))
    }
  }

  /// Sizes of windows, in points.
  static let windows = [(1280, 720), (1440, 900), (2000, 1200)]

  /// The answer of an expression in the page, which may ask for `boxes(selector)`.
  private func answer(
    _ html: String, _ address: String, in window: (Int, Int), after acts: [PageAct] = [],
    _ expression: String
  ) async throws -> String {
    let tools = """
      const boxes = selector => [...document.querySelectorAll(selector)].map(e => e.getBoundingClientRect());
      const box = selector => boxes(selector)[0];
      const holds = (a, b) => b.left >= a.left - 1 && b.right <= a.right + 1 && b.top >= a.top - 1
      && b.bottom <= a.bottom + 1;
      const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1
      && b.top < a.bottom - 1;
      const meeting = list => list.filter((a, n) => list.slice(n + 1).some(b => meet(a, b))).length;
      """
    let script = "(() => { \(tools) document.documentElement.dataset.note = \(expression) })()"
    let page = try await InspectorPage.used(
      html, address, PageLook(size: (width: window.0, height: window.1)),
      acts + [.run(script.replacing("\n", with: " "))])
    return try #require(page.data["note"])
  }

  // MARK: Panels

  @Test(arguments: windows, [1, 2, 12, 60])
  func theTimelineIsAsHighAsItsLanes(window: (Int, Int), losing: Int) async throws {
    let html = try Rows(count: losing + 4, losing: losing).html()
    // Below the last lane there is nothing but the panel's edge, or more to scroll to.
    let measure = """
      (() => { const lanes = document.getElementById('lanes'), last = boxes('#lanes > *').pop();
      const empty = box('.time').bottom - Math.min(last.bottom, box('#lanes').bottom);
      return [empty < 28, lanes.scrollHeight <= lanes.clientHeight || lanes.children.length > 4,
      meeting(boxes('.transport, .bands, .ruler, #scrub, #lanes')),
      box('.list').height >= box('.time').height].join(' '); })()
      """
    #expect(try await answer(html, "#t=0", in: window, measure) == "true true 0 true")
  }

  @Test(arguments: windows)
  func aWideStageHasTheWidthOfTheWindow(window: (Int, Int)) async throws {
    let html = try Rows(size: CGSize(width: 1000, height: 480)).html()
    let measure = """
      [box('.show').width > innerWidth / 2, box('.list').height > 150, box('.element').height > 250,
      document.documentElement.scrollHeight <= innerHeight, meeting(boxes('.panel'))].join(' ')
      """
    #expect(
      try await answer(html, "#step=go&t=0.1&select=row+0", in: window, measure)
        == "true true true true 0")
  }

  @Test(arguments: [390, 1280, 2000], [false, true])
  func wideStagesKeepTheRulesOfPages(width: Int, isDark: Bool) async throws {
    let page = try InspectorPage(html: Rows(size: CGSize(width: 1000, height: 480)).html())
    defer { page.remove() }
    let look = PageLook(isDark: isDark, size: (width: width, height: 900))
    for acts in [[], [PageAct.press("l")]] {
      #expect(try await Browser.faults(of: page.file, "#step=go&t=0.1", look, after: acts) == [])
    }
  }

  // MARK: Planes

  @Test(arguments: [1, 2, 4, 8], [(390, 844), (1280, 720), (2000, 1200)])
  func planesOfLayersStandApartAndInTheView(levels: Int, window: (Int, Int)) async throws {
    for size in [CGSize(width: 300, height: 480), CGSize(width: 900, height: 420)] {
      let html = try Rows(count: 16, size: size, z: { $0 % levels * 5 }).html()
      let measure = """
        (() => { const stage = box('#stage'), planes = boxes('.plane'), words = boxes('#planes text');
        return [planes.length, meeting(planes), planes.every(p => holds(stage, p)), meeting(words),
        words.every(w => holds(stage, w)), words.length >= planes.length].join(' '); })()
        """
      #expect(
        try await answer(html, "#t=0", in: window, after: [.press("l")], measure)
          == "\(levels) 0 true 0 true true", "\(size)")
    }
  }

  // MARK: Lanes

  @Test(arguments: windows + [(760, 900)])
  func valuesAtLanesHaveRoom(window: (Int, Int)) async throws {
    let name = { (row: Int) in "A row with quite a long name \(row)" }
    let html = try Rows(count: 30, losing: 3, name: name).html()
    let measure = """
      (() => { const lanes = [...document.querySelectorAll('.lane')];
      return [lanes.length > 3, ...lanes.map(lane => {
      const parts = [...lane.querySelectorAll('.lane-name, i.value, .lane-now')];
      return meeting(parts.map(p => p.getBoundingClientRect()))
      + parts.slice(1).filter(p => p.scrollWidth > p.clientWidth && p.clientWidth).length; })
      .filter(faults => faults)].join(' '); })()
      """
    for time in ["0", "0.15", "9"] {
      #expect(
        try await answer(html, "#step=go&t=\(time)", in: window, measure) == "true", "\(time)")
    }
  }

  @Test func lanesStandInTheOrderOfTheTable() async throws {
    let names = "[...document.querySelectorAll('%')].map(e => e.dataset.index).join(' ')"
    let acts = ["#grid .row", ".lane"].map { names.replacing("%", with: "\($0)[data-index]") }
    let html = try InspectorPage.friends()
    let rows = try await answer(html, "#step=sync&t=0.1", in: (1280, 900), acts[0])
    let lanes = try await answer(html, "#step=sync&t=0.1", in: (1280, 900), acts[1])
    #expect(rows.hasPrefix("2 ") && lanes.prefix(5) == rows.prefix(5), "\(lanes) in \(rows)")
  }

  /// In the frame that shows the end it is gone: its wedge ends there all the same.
  @Test func aWedgeEndsWithItsStep() async throws {
    let measure = """
      (() => { const lane = document.querySelector('.lane [data-mark=deleted].area').closest('.lane');
      return Math.round(lane.querySelector('.area').getBoundingClientRect().right
      - lane.querySelector('.stretch').getBoundingClientRect().right); })()
      """
    #expect(try await answer(try Rows().html(), "#t=0", in: (1280, 900), measure) == "0")
  }

  // MARK: Names

  @Test(arguments: [(390, 844), (1280, 720), (2000, 1200)])
  func ofACutNameAllIsToldAtThePointer(window: (Int, Int)) async throws {
    let end = String(repeating: " and so on", count: 12)
    let html = try Rows(count: 8, losing: 2, name: { "Row \($0)\(end)" }).html()
    let measure = """
      (() => { const cut = [...document.querySelectorAll('.lane-name .name, .row .name, #chosen')]
      .filter(e => e.getClientRects().length && [e, ...e.children].some(p => p.scrollWidth > p.clientWidth));
      return [cut.length > 4, cut.every(e => e.closest('[title]')?.title === e.textContent),
      cut.every(e => [e, ...e.children].some(p => getComputedStyle(p).textOverflow === 'ellipsis'))].join(' '); })()
      """
    #expect(
      try await answer(
        html, "#step=go&t=0.1&select=Row+1\(end.replacing(" ", with: "+"))", in: window, measure)
        == "true true true")
  }
}
