import CoreGraphics
import Motion
import Scene
import SceneFormat
import Testing

/// Whatever a step does, its first moment is what was seen before it, and its last is what is seen after it.
@Suite @MainActor struct StepEndsTests {
  nonisolated private static let canvases = [
    #"{"size": [200, 240]}"#,
    #"{"size": [200, 240], "safeArea": [30, 10, 20, 10], "contentInset": [12, 4, 8, 4]}"#,
    #"{"device": "iphone"}"#, #"{"device": "iphone", "landscape": true}"#,
    #"{"device": "iphone-se", "direction": "rtl"}"#,
    #"{"device": "ipad", "contentOffset": [0, 40]}"#,
  ]

  nonisolated private static let steps = [
    #"{"update": {"delete": ["m-1"], "insert": [{"item": "n", "to": "m/0"}], "move": [{"item": "m-4", "to": "m/2"}]}}"#,
    #"{"update": {"reload": ["m-2"], "move": [{"item": "m-3", "to": "m/0"}], "reconfigure": ["m-5"]}}"#,
    #"{"update": {"moveSections": [{"section": "o", "to": 0}]}}"#,
    #"{"apply": {"o": ["o-3", "o-1"]}}"#,
    #"{"calls": {"ops": [["delete", 1, 0]], "dataAfter": {"o": ["o-2", "o-3"]}}}"#,
    #"{"layout": "wide"}"#, #"{"layout": "ring"}"#,
    #"{"transition": {"to": "wide", "progress": [0, 0.5, 1]}}"#,
    #"{"bounds": "rotate"}"#, #"{"bounds": [300, 170]}"#, #"{"bounds": [120, 120]}"#,
    #"{"scroll": {"to": "m-29", "at": "bottom"}}"#, #"{"scroll": {"by": [0, 90]}}"#,
    #"{"fit": {"m-1": [70, 70]}}"#, #"{"invalidate": "everything"}"#,
    #"{"set": {"itemSize": [44, 44]}}"#, #"{"wait": 0.5}"#,
  ]

  private func run(_ canvas: String, _ steps: [String]) throws -> SceneRun {
    try PlayedScenes.run(
      """
      {"scene": 1, "canvas": \(canvas),
       "layout": {"kind": "flow", "itemSize": [50, 50], "sectionInset": [10, 10, 10, 10],
         "headerReferenceSize": [0, 30]},
       "layouts": {"wide": {"kind": "flow", "itemSize": [90, 40]}, "ring": {"kind": "circle"}},
       "data": {"sections": [
         {"id": "m", "header": "M", "items": [{"generate": {"count": 40}}]},
         {"id": "o", "header": "O", "items": [{"generate": {"count": 3}}]}]},
       "steps": [\(steps.joined(separator: ","))]}
      """)
  }

  @Test(arguments: canvases, steps)
  func startAndEndAreWhatIsSeenAtRest(_ canvas: String, _ step: String) throws {
    // Scrolled as well as at the top, and once more from where the step leads.
    for before in [[], [#"{"scroll": {"by": [0, 150]}, "animated": false}"#]] {
      let again = step.contains("bounds") ? [step] : []
      let run = try run(canvas, before + [step] + again)
      #expect(run.stop == nil)
      for played in run.steps.dropFirst(before.count) { expectEnds(of: played) }
    }
  }

  private func expectEnds(of step: PlayedStep) {
    var seen = Screen(step.before)
    for transition in step.transitions {
      let first = Screen(transition.snapshot(at: 0))
      #expect(first.missing(of: seen) == [], "\(step.name): the first moment")
      #expect(seen.missing(of: first) == [], "\(step.name): more at the first moment")
      if transition.duration > 0 {
        let end = transition.snapshot(at: transition.duration.nextDown)
        let missing = Screen(end).missing(of: Screen(transition.after))
        #expect(missing == [], "\(step.name): the last moment on the way")
      }
      seen = Screen(transition.after)
    }
    #expect(seen.missing(of: Screen(step.after)) == [], "\(step.name): the end")
    #expect(Screen(step.after).missing(of: seen) == [], "\(step.name): the end")
  }
}

/// The screen of a state: places to a hundredth of a point.
private struct Screen {
  private let size: CGSize
  private var elements: [String] = []

  init(_ snapshot: LayoutSnapshot) {
    size = snapshot.viewport.size
    let screen = CGRect(origin: .zero, size: size)
    for element in snapshot.elements where element.alpha > 0.001 && !element.isHidden {
      let frame = element.frame.offsetBy(dx: -snapshot.viewport.minX, dy: -snapshot.viewport.minY)
      let common = frame.intersection(screen)
      guard common.width > 0.02, common.height > 0.02 else { continue }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height, element.alpha]
      elements.append(
        "\(element.kind) \(element.id.identifier ?? "-") \(numbers.map { ($0 * 100).rounded() / 100 + 0 })"
      )
    }
  }

  /// The elements that the other screen shows, and this one does not.
  func missing(of other: Screen) -> [String] {
    let sizes = size == other.size ? [] : ["\(size) instead of \(other.size)"]
    return sizes + Set(other.elements).subtracting(elements).sorted()
  }
}
