import CoreGraphics
import Drawing
import Foundation
import Motion
import Testing

@testable import Figures

/// The inspector as a page: what is in it before a browser sees it.
@Suite struct InspectorTests {
  @Test func needsNothingBesideIt() throws {
    let html = Inspector(title: "friends").html(try FriendsScore.score())
    for word in [" src=", "<link", "@import", "fetch(", "XMLHttpRequest", "https:", "localStorage"]
    {
      #expect(!html.contains(word))
    }
    // The only addresses are names of namespaces.
    let names = html.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    #expect(!names.contains("http:"))
  }

  @Test func saysHowEverythingEndsWithoutScripts() throws {
    let html = Inspector(title: "friends").html(try FriendsScore.score())
    #expect(html.contains("<td>8 10 374 70<td>8 10 248 70</tbody>"))
    #expect(html.contains("<th scope=\"row\"><bdi>bob</bdi>"))
    let bob = html.components(separatedBy: "<bdi>bob</bdi>").last ?? ""
    #expect(bob.prefix { $0 != "\n" }.hasSuffix("<td>–<td>–<td>–"))
    #expect(html.contains("html:not(.js) .stage *{animation:none!important}"))
  }

  /// Without scripts nobody searches: of many rows those come first that a step asked for.
  @Test func ofManyRowsTheChangedOnesComeFirst() throws {
    let html = try CrowdedPage.html(of: 500, loses: 300)
    let rows =
      html.components(separatedBy: "<tbody><tr>").last?.components(separatedBy: "<tr>") ?? []
    #expect(rows.first?.contains("<bdi>row-300</bdi>") == true)
    #expect(rows.last?.contains("and 440 more") == true)
  }

  @Test func stepsHaveNamesAndTheNumbersOfTheirKeys() throws {
    let html = Inspector(title: "t").html(try FriendsScore.score())
    for (number, name) in [(1, "mark-read"), (2, "sync"), (3, "rotate")] {
      #expect(html.contains("aria-label=\"Step \(number), \(name)\"><b>\(number)</b>"))
    }
  }

  @Test func numbersAreThoseOfTheTableOfAttributes() throws {
    let score = try FriendsScore.score()
    let model = InspectorModel(score, for: Inspector(title: ""))
    for (step, part) in score.steps.enumerated() {
      let table = AttributeTable(part.capture.before, step: part.name, phase: .before)
      for row in table.rows {
        let element = try #require(model.elements.first { $0.id.identifier == row.id })
        let frame = try #require(element.steps[step].before?.frame)
        let wanted = row.frame
        #expect(frame == SIMD4(wanted.minX, wanted.minY, wanted.width, wanted.height))
      }
    }
  }

  /// The places that elements come from and go to, be they answers of the layout or UIKit's own.
  @Test func phasesAreThoseOfTheTableOfAttributes() throws {
    let score = try FriendsScore.score()
    let model = InspectorModel(score, for: Inspector(title: ""))
    var told: Set<AttributePhase?> = []
    for (step, part) in score.steps.enumerated() {
      for row in AttributeTable(part.capture).rows where row.kind == .cell {
        let element = try #require(model.elements.first { $0.id.identifier == row.id })
        let phases = element.steps[step]
        guard row.phase == .initial || row.phase == .final else { continue }
        let state = try #require(row.phase == .initial ? phases.initial : phases.final)
        told.insert(row.phase)
        #expect(state.frame.x == row.frame.minX && state.frame.y == row.frame.minY)
        #expect(abs(state.alpha - row.alpha) < 1e-3)
      }
    }
    #expect(told == [.initial, .final])
  }

  /// A reloaded cell is seen as long as one of its two views is.
  @Test func reloadedCellsAreSeenFromTheStart() throws {
    let before = MotionCases.snapshot(MotionCases.list(["Ann", "Bob"]))
    let capture = TransitionCapture(before: before, after: before, reloaded: [.item("Bob")])
    let model = InspectorModel(try MotionScore([.init("edit", capture)]), for: Inspector(title: ""))
    let bob = try #require(model.elements.first { $0.id == .item("Bob") })
    #expect(bob.runs.first?.state?.alpha == 1)
    #expect(bob.runs.compactMap(\.state).allSatisfy { $0.alpha >= 0.5 })
  }

  @Test func whatNoCellShowsIsListed() throws {
    var step = try FriendsScore.score().steps[1]
    var request = UpdateRequest(
      before: [DataSection([.item("bob"), .item("far")])], after: [DataSection([.item("bob")])])
    request.items.deletes = [[0, 1]]
    var evidence = StepEvidence(before: step.capture.before, after: step.capture.after)
    evidence.request = request
    step.capture.roles = StepRoles(evidence)
    let model = InspectorModel(try MotionScore([step]), for: Inspector(title: ""))
    let far = try #require(model.elements.first { $0.label == "far" })
    #expect(far.runs.isEmpty)
    #expect(far.steps.map(\.role) == [.deleted])
  }

  @Test func rolesAreMarkedOnceForAllKinds() {
    #expect(InspectorMarks.mark(of: .sectionMoved) == "moved")
    #expect(
      Role.allCases.filter { InspectorMarks.group(of: $0) == "asked" }.allSatisfy { $0.isAsked })
    #expect(InspectorMarks.group(of: .cameIntoView) == "follows")
  }

  @Test func elementsAreFoundInTestsByTheirKinds() {
    #expect(InspectedElement(.item("a"), name: nil).swift == nil)
    let header = ElementID(.supplementary("header"), .path([0, 0]))
    #expect(
      InspectedElement(header, name: nil).swift
        == #"ElementID(.supplementary("header"), .path([0, 0]))"#)
  }

  /// A bar is called by a word, and only the second of its kind by a number.
  @Test(arguments: [
    ("UINavigationBar", 0, "navigation bar"), ("TabRow", 1, "tab row 2"), ("UI", 0, "ui"),
    ("Uhr", 0, "uhr"),
  ]) func barsAreCalledByWords(_ type: String, _ number: Int, _ label: String) {
    let path = IndexPath(index: number)
    let element = ElementSnapshot(
      id: ElementID(.decoration(type), .path(path)), path: path, center: .zero,
      size: CGSize(width: 390, height: 44))
    #expect(InspectedElement(element, name: nil).label == label)
  }

  @Test func longTitlesAreNotRepeated() throws {
    let long = String(repeating: "title ", count: 200)
    let html = Inspector(title: long, summary: long).html(try FriendsScore.score())
    let plain = Inspector(title: "t", summary: "s").html(try FriendsScore.score())
    #expect(html.utf8.count < plain.utf8.count + 4000)
  }

  @Test func hostileNamesStayNames() throws {
    let page = try HostilePage.html()
    #expect(!page.contains("<script>alert"))
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(page.contains("&lt;/script&gt;"))
  }

  @Test func dataIsCompact() throws {
    let html = Inspector(title: "friends").html(try FriendsScore.score())
    // The half of it is the page itself, which grows with nothing.
    #expect(html.utf8.count < 96_000)
    let model = InspectorModel(try FriendsScore.score(), for: Inspector(title: ""))
    #expect(model.json.compact.utf8.count < 12_000)
    #expect(JSONSerialization.isValidJSONObject(try json(model.json.compact)))
  }

  @Test func longScoresAreSampledMoreCoarsely() throws {
    var step = try FriendsScore.score().steps[1]
    step.pause = 86_400
    let model = InspectorModel(
      try MotionScore([step], pauseBefore: 86_400), for: Inspector(title: ""))
    #expect(model.frameCount <= 20_001)
    #expect(model.json.compact.utf8.count < 20_000)
  }

  private func json(_ text: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }
}

/// A page whose elements have names that try to be something else.
enum HostilePage {
  static let names = [
    "</script><script>alert(1)</script>", "\"quoted\" & 'single'", "שלום עולם", "👩‍👩‍👧 family",
    "<!-- comment", "]]>", "back\\slash", "line\u{2028}end", "",
  ]

  static func html() throws -> String {
    let elements = names.enumerated().map { index, name in
      ElementSnapshot(
        id: .item(name), path: [0, index], center: CGPoint(x: 100, y: 30 + CGFloat(index) * 50),
        size: CGSize(width: 180, height: 44),
        content: [
          .fill(.rounded(CGRect(x: 0, y: 0, width: 180, height: 44), radius: 8), .black),
          .text(
            DrawText(
              name, TextStyle(FontRequest(size: 12), .white),
              in: CGRect(x: 8, y: 8, width: 160, height: 28))),
        ])
    }
    let viewport = CGRect(x: 0, y: 0, width: 200, height: 500)
    let before = LayoutSnapshot(elements: elements, contentSize: viewport.size, viewport: viewport)
    let after = LayoutSnapshot(
      elements: Array(elements.reversed().dropFirst()), contentSize: viewport.size,
      viewport: viewport)
    let score = try MotionScore([
      .init("</script>\"'<b>", TransitionCapture(before: before, after: after))
    ])
    return Inspector(title: names[0], summary: names[1]).html(score)
  }
}
