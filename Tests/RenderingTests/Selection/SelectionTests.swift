import Notation
import Testing

@testable import Rendering

@Suite struct SelectionTests {
  private static let sums = ["a", "b"].map { SHA256.text(of: $0) }

  private static let selection = Selection(
    version: "0.1.0", isComplete: true,
    [
      Selection.Decision(
        .init(scene: "feed \"1\".scene.json", output: "accepted/feed.png"), .approve,
        on: .init(.different, golden: sums[0], drawn: sums[1])),
      Selection.Decision(
        .init(scene: "feed.scene.json", output: "accepted/gone.png"), .reject,
        on: .init(.obsolete, golden: sums[0], drawn: nil)),
    ])

  @Test func isReadAsItWasWritten() throws {
    #expect(try Selection(json: Self.selection.json) == Self.selection)
  }

  @Test func passesOverKeysOfLaterVersions() throws {
    let text = Self.selection.json.replacing("\"complete\"", with: "\"later\": [1], \"complete\"")
    #expect(try Selection(json: text) == Self.selection)
  }

  @Test func holdsOnlyForWhatWasLookedAt() {
    let decision = Self.selection.decisions[0]
    #expect(decision.holds(for: .init(.different, golden: Self.sums[0], drawn: Self.sums[1])))
    #expect(!decision.holds(for: .init(.different, golden: Self.sums[1], drawn: Self.sums[1])))
    #expect(!decision.holds(for: .init(.different, golden: Self.sums[0], drawn: Self.sums[0])))
    #expect(!decision.holds(for: .init(.missing, golden: Self.sums[0], drawn: Self.sums[1])))
  }

  @Test(arguments: [
    ("selection/1", "selection/2", "expected \"tessera.selection/1\""),
    ("approve", "like", "expected one of \"approve\", \"reject\""),
    ("different", "odd", "expected one of \"different\", \"missing\", \"new\", \"obsolete\""),
    ("gone.png", "gone.png\", \"golden\": \"12", "key 'golden' stands here a second time"),
    (sums[1], "12", "expected a sum of 64 digits"),
    ("complete", "done", "key 'complete' is missing"),
  ])
  func refuses(found: String, instead: String, words: String) {
    let text = Self.selection.json.replacing(found, with: instead, maxReplacements: 1)
    let error = #expect(throws: TextError.self) { try Selection(json: text) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test func refusesTwoDecisionsOnOneOutput() {
    let text = Self.selection.json.replacing("gone.png", with: "feed.png")
      .replacing("feed \\\"1\\\".scene", with: "feed.scene")
    let error = #expect(throws: TextError.self) { try Selection(json: text) }
    #expect(error?.message.contains("one decision on 'accepted/feed.png'") == true)
  }
}
