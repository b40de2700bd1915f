import Foundation
import Readers
import Testing

@testable import Figures

/// The inspector in a real browser, from a file: the address says what to do, the page says what came of it.
@Suite(.needs(.chromium))
struct InspectorBrowserTests {
  @Test func holdsTheStageAtTheTimeOfTheTable() async throws {
    let page = try await InspectorPage.shown("#step=sync&t=0.15&select=cat&measure")
    #expect(page.data["time"] == "1.1500")
    #expect(page.data["step"] == "sync")
    #expect(page.data["chosen"] == "cat")
    // In the middle of its way, on a stage with 65 points of room on both sides.
    #expect(page.data["seen"] == "73 250 374 70")
    #expect(page.html.contains("<td class=\"is-now differs\">250</td>"))
    #expect(page.html.contains("<td class=\"now\">250</td>"))
    #expect(page.html.contains("<td>170</td><td class=\"now\">250</td><td>330</td>"))
    #expect(page.html.contains("<td class=\"delta\">+160</td>"))
  }

  @Test func theStageEndsAsEverythingEnds() async throws {
    let page = try await InspectorPage.shown("#keys=End&select=zoe&measure")
    #expect(page.html.contains("8 10 248 70"))
    // Turned, on a stage with 65 points of room above and below.
    #expect(
      try await InspectorPage.shown("#t=99&select=zoe&measure").data["seen"] == "8 75 248 70")
    #expect(try await InspectorPage.shown("#t=99&at=100,200").data["chosen"] == "dan")
  }

  @Test func keysLeadThroughTimeAndElements() async throws {
    let page = try await InspectorPage.shown("#keys=End,ArrowLeft,ArrowDown,ArrowDown,t")
    #expect(page.data["time"] == "2.6833")
    #expect(page.data["chosen"] == "cat")
    #expect(page.data["theme"] == "dark")
    let step = try await InspectorPage.shown("#keys=3,c,Escape")
    #expect(step.data["time"] == "1.8000")
    #expect(step.data["chosen"] == "")
  }

  @Test func aClickChoosesWhatIsSeen() async throws {
    #expect(try await InspectorPage.shown("#t=2.6&at=300,110").data["chosen"] == "ann")
    #expect(try await InspectorPage.shown("#t=0&at=100,45").data["chosen"] == "ann")
    // An element that has gone lets the click through, and around the elements there is nobody.
    #expect(try await InspectorPage.shown("#t=2.6&at=100,430").data["chosen"] == "")
  }

  @Test func expectationsAreThoseOfScenes() async throws {
    let page = try await InspectorPage.shown("#step=sync&select=cat&phase=after")
    #expect(
      page.html.contains(
        "{\"attributes\": {\"of\": \"cat\", \"step\": \"sync\", \"phase\": \"after\", "
          + "\"frame\": [8, 330, 374, 70]}}"))
  }

  @Test func hostileNamesAreShownAsTheyAre() async throws {
    let page = try await InspectorPage.shown("#t=0.6", html: try HostilePage.html())
    #expect(page.data["ready"] == "1")
    let script = "&lt;script&gt;alert(1)&lt;/script&gt;"
    #expect(page.html.contains("<span>&lt;/script&gt;\(script)</span></bdi>"))
    #expect(page.html.contains("<bdi class=\"name\"><span>שלום עולם</span></bdi>"))
  }

  @Test func ringsStandOnlyFromTheStartOfAStep() async throws {
    let before = try await InspectorPage.shown("#t=0.2")
    #expect(!before.html.contains("class=\"ring\""))
    let during = try await InspectorPage.shown("#step=sync&t=0.15")
    #expect(during.html.contains("class=\"ring\" x=\"73\" y=\"250\""))
    // Marks fade with their element.
    let marks = during.html.components(separatedBy: "<g opacity=\"").dropFirst()
    #expect(marks.contains { $0.hasPrefix("0.5\"") && $0.contains("data-mark=\"deleted\"") })
  }

  @Test func aWindowHasItsOutlineAndAVeilAround() async throws {
    let page = try await InspectorPage.shown("#t=0.2")
    #expect(
      page.html.contains("class=\"window\" x=\"65\" y=\"0\" width=\"390\" height=\"520\""))
    #expect(page.html.contains("class=\"veil\""))
  }

  @Test func coveredGhostsAreNamesAlone() async throws {
    let page = try await InspectorPage.shown("#step=sync&t=0.3")
    // Dan stands at the place that Cat has left.
    #expect(!page.html.contains("class=\"ghost\" x=\"73\" y=\"170\""))
    #expect(page.html.contains(">cat</text>"))
  }

  @Test func aLinkLeadsToTheMomentAndTheElement() async throws {
    let page = try await InspectorPage.used("#step=sync&t=0.1", .click("#link"))
    #expect(page.data["copied"]?.hasSuffix("#step=sync&amp;t=0.1") == true)
    let chosen = try await InspectorPage.used(
      "#step=sync&t=0.1&select=cat", .press("ArrowRight"), .click("#link"))
    #expect(
      chosen.data["copied"]?.hasSuffix("#step=sync&amp;t=0.1167&amp;select=cat") == true)
  }
}
