import Foundation
import Readers
import Testing

/// The inspector of a scene that shows all of its content, in a real browser.
@Suite(.aside, .needs(.chromium))
struct InspectorContentTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.write(Self.scene(show: "content"), to: "tall.scene.json")
    let result = try folder.run("render", "tall.scene.json")
    #expect(result.error == "")
  }

  /// Twelve rows, of which a little more than three are on the screen.
  private static func scene(show: String, expect: String = "") -> String {
    """
    {"scene": 1, "canvas": {"size": [200, 160], "show": "\(show)"},
     "layout": {"kind": "flow", "itemSize": [200, 40]},
     "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 12, "id": "row-{n}"}}]}]},
     "steps": [{"name": "down", "scroll": {"by": [0, 100]}, "timing": {"duration": 0.4}},
               {"name": "less", "update": {"delete": ["row-4"]}}],
     "outputs": [{"type": "inspector", "file": "tall.html"}]\(expect)}
    """
  }

  private func open(_ address: String) async throws -> ShownPage {
    try await Browser.page(folder.url.appendingPathComponent("tall.html"), address)
  }

  @Test func showsAllOfTheContentAtEveryTime() async throws {
    let start = try await open("#t=0&select=row-12&measure")
    #expect(start.html.contains("viewBox=\"0 0 200 590\""))
    #expect(start.data["seen"] == "0 550 200 40")
    // While the screen goes down, the content stays; then what is below the fourth row follows.
    #expect(try await open("#step=down&t=0.2&select=row-12&measure").data["seen"] == "0 550 200 40")
    #expect(try await open("#t=9&select=row-12&measure").data["seen"] == "0 500 200 40")
  }

  @Test func outlinesTheScreenWhichIsNoElement() async throws {
    let page = try await open("#t=0")
    #expect(page.html.contains(">viewport</text>"))
    #expect(!page.html.contains("decoration"))
    #expect(page.html.contains("<span id=\"count\" class=\"count\">12</span>"))
    // A click goes through the veil over what is off the screen, to what lies there.
    #expect(try await open("#t=0&at=100,570").data["chosen"] == "12")
    #expect(try await open("#t=0&at=100,20").data["chosen"] == "1")
  }

  /// All rows of the data are counted, and all steps: one that changes nothing is one, too.
  @Test func countsWhatIsNotSeenAndWhatChangesNothing() async throws {
    let tap = """
      {"name": "touch", "tap": "row-5"}, {"name": "rest", "wait": 0.2}, {"name": "less"
      """
    let scene = Self.scene(show: "viewport").replacing("{\"name\": \"less\"", with: tap)
    try folder.write(scene, to: "tall.scene.json")
    #expect(try folder.run("render", "tall.scene.json").error == "")
    let page = try await open("#step=touch&t=0")
    #expect(page.html.contains("7 of 12 elements seen · 4 steps · "))
    #expect(page.data["step"] == "touch")
    #expect(page.html.contains("aria-label=\"Step 3, rest\""))
    // Both begin at the same time: each can be gone to all the same.
    for (number, name) in [(1, "touch"), (2, "rest")] {
      let file = folder.url.appendingPathComponent("tall.html")
      let gone = try await Browser.page(
        file, "", after: [.click(".band[data-step=\"\(number)\"]")])
      #expect(gone.data["step"] == name)
    }
    #expect(page.html.contains("aria-label=\"Step 4, less\""))
  }

  @Test func itsExpectationsHold() async throws {
    for (step, name, frame) in [
      ("down", "row-12", "[0, 550, 200, 40]"), ("less", "row-9", "[0, 350, 200, 40]"),
    ] {
      let page = try await open("#step=\(step)&select=\(name)&phase=after")
      let start = page.html.components(separatedBy: "<pre id=\"words\"").last ?? ""
      let words = start.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
      #expect(words.contains("\"frame\": \(frame)"), "\(words)")
      try folder.write(
        Self.scene(show: "content", expect: ", \"expect\": [\(words)]"), to: "check.scene.json")
      let check = try folder.run("check", "check.scene.json")
      #expect(check.code == 0, "\(check.error)")
    }
  }

  /// A drag is several changes, and one step from its start to its end; of who is deleted the page has the place that it
  /// goes to.
  @Test func expectationsOfGesturesAndOfWhoIsDeletedHold() async throws {
    func scene(_ expect: String = "") -> String {
      Self.scene(show: "viewport", expect: expect).replacing(
        "{\"name\": \"less\"",
        with:
          "{\"name\": \"drag\", \"drag\": {\"item\": \"row-5\", \"to\": \"a/5\"}}, {\"name\": \"less\""
      )
    }
    try folder.write(scene(), to: "tall.scene.json")
    #expect(try folder.run("render", "tall.scene.json").error == "")
    for (step, name, phase, words) in [
      ("drag", "row-5", "before", "[0, 200, 200, 40]"),
      ("drag", "row-5", "after", "[0, 250, 200, 40]"),
      ("less", "row-4", "final", "\"alpha\": 0"),
    ] {
      let page = try await open("#step=\(step)&select=\(name)&phase=\(phase)")
      #expect(page.html.contains(" · 3 steps · "))
      let start = page.html.components(separatedBy: "<pre id=\"words\"").last ?? ""
      let copied = start.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
      #expect(copied.contains(words) && copied.contains("\"\(phase)\""), "\(copied)")
      try folder.write(scene(", \"expect\": [\(copied)]"), to: "check.scene.json")
      let check = try folder.run("check", "check.scene.json")
      #expect(check.code == 0, "\(check.error)")
    }
  }

  @Test func withoutItTheScreenIsTheStage() async throws {
    try folder.write(Self.scene(show: "viewport"), to: "tall.scene.json")
    _ = try folder.run("render", "tall.scene.json")
    let page = try await open("#t=0&select=row-1&measure")
    #expect(page.html.contains("viewBox=\"0 0 200 160\""))
    #expect(!page.html.contains(">viewport</text>"))
    #expect(page.data["seen"] == "0 0 200 40")
  }
}
