import LayoutTesting
import Testing
import UIKit

@Suite @MainActor struct ShiftExpectationTests {
  /// Rows of a fifth of the screen, of which the last two give way to a new one.
  private func run() throws -> LayoutRun {
    try LayoutScene([LayoutSection("rows", ["a", "b", "c"])]) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 40)
      layout.minimumLineSpacing = 0
      return layout
    }
    .step("add", .update(.insert("z", after: "a")))
    .run(in: LayoutVariant(.size(width: 200, height: 200)))
  }

  @Test func saysWhoJumps() throws {
    let run = try run()
    run.expectShift(atMost: 0.12)
    withKnownIssue {
      run.expectShift(atMost: 0.1, steps: ["add"])
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "step \"add\": shift 0.12, at most 0.1: b 40 down, c 40 down"
      ]
    }
  }

  @Test func aStepThatIsNotThereIsAFailure() throws {
    let run = try run()
    withKnownIssue { run.expectShift(atMost: 1, steps: ["nothing"]) }
  }
}
