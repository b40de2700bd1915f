import Foundation
import Readers
import Testing

@testable import Figures

/// The inspector in a real browser, from a file: the address says what to do, the page says what came of it.
@Suite(.needs(.chromium))
struct InspectorBrowserTests {
  @Test func holdsTheStageAtTheTimeOfTheTable() async throws {
    let page = try await open("#step=sync&t=0.15&select=cat&measure")
    #expect(page.data["time"] == "1.1500")
    #expect(page.data["step"] == "sync")
    #expect(page.data["chosen"] == "cat")
    // In the middle of its way, on a stage with 65 points of room on both sides.
    #expect(page.data["seen"] == "73 250 374 70")
    #expect(page.html.contains(">8 250 374 70</td>"))
    #expect(page.html.contains(">8 170 374 70</td>"))
    #expect(page.html.contains(">8 330 374 70</td>"))
  }

  @Test func theStageEndsAsEverythingEnds() async throws {
    let page = try await open("#keys=End&select=zoe&measure")
    #expect(page.html.contains("<td class=\"is-now differs\">8 10 248 70</td>"))
    // Turned, on a stage with 65 points of room above and below.
    #expect(try await open("#t=99&select=zoe&measure").data["seen"] == "8 75 248 70")
    #expect(try await open("#t=99&at=100,200").data["chosen"] == "dan")
  }

  @Test func keysLeadThroughTimeAndElements() async throws {
    let page = try await open("#keys=End,ArrowLeft,ArrowDown,ArrowDown,t,o")
    #expect(page.data["time"] == "2.6833")
    #expect(page.data["chosen"] == "bob")
    #expect(page.data["theme"] == "dark")
    #expect(page.html.components(separatedBy: "<div style=\"opacity").count == 6)
    let step = try await open("#keys=3,c,Escape")
    #expect(step.data["time"] == "1.8000")
    #expect(step.data["chosen"] == "")
  }

  @Test func aClickChoosesWhatIsSeen() async throws {
    #expect(try await open("#t=2.6&at=300,110").data["chosen"] == "ann")
    #expect(try await open("#t=0&at=100,45").data["chosen"] == "ann")
    // An element that has gone lets the click through, and around the elements there is nobody.
    #expect(try await open("#t=2.6&at=100,430").data["chosen"] == "")
  }

  @Test func expectationsAreThoseOfScenes() async throws {
    let page = try await open("#step=sync&select=cat&phase=after")
    #expect(
      page.html.contains(
        "{\"attributes\": {\"of\": \"cat\", \"step\": \"sync\", \"phase\": \"after\", "
          + "\"frame\": [8, 330, 374, 70]}}"))
  }

  @Test func hostileNamesAreShownAsTheyAre() async throws {
    let page = try await open("#t=0.6", html: try HostilePage.html())
    #expect(page.data["ready"] == "1")
    #expect(page.html.contains("<bdi>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</bdi>"))
    #expect(page.html.contains("<bdi>שלום עולם</bdi>"))
  }

  // MARK: Pages

  private func open(_ address: String, html: String? = nil) async throws -> ShownPage {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("inspector-\(getpid())-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    let source = try html ?? Inspector(title: "friends").html(FriendsScore.score())
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try await Browser.page(file, address)
  }
}
