import Testing

@testable import Imaging

@Suite struct ByteBudgetTests {
  private func size(_ step: ByteBudget.Step) -> Int {
    Int(step.framesPerSecond * 1000 * step.scale * step.scale)
  }

  @Test(arguments: [
    (60_000, 60.0, 1.0), (50_000, 50, 1), (49_000, 100.0 / 3, 1), (10_000, 10, 1), (9_999, 10, 0.9),
    (2_000, 10, 0.4), (100, 10, 0.1),
  ])
  func lowersTheRateBeforeTheScale(maxBytes: Int, framesPerSecond: Double, scale: Double) throws {
    var made: [ByteBudget.Step] = []
    let budget = ByteBudget(maxBytes: maxBytes, framesPerSecond: 60)
    let result = budget.firstStep { step in
      made.append(step)
      return size(step)
    }
    let step = try result.get()
    #expect(step == ByteBudget.Step(framesPerSecond: framesPerSecond, scale: scale))
    #expect(made.last == step)
    #expect(made.count <= 7)
  }

  @Test func saysHowFarItIsFromTheBudget() {
    let budget = ByteBudget(maxBytes: 99, framesPerSecond: 30)
    #expect(budget.steps.first?.framesPerSecond == 30)
    let result = budget.firstStep(within: size)
    #expect(result == .failure(ByteBudget.TooLarge(smallest: 100, maxBytes: 99)))
  }

  @Test func aSlowAnimationOnlyGetsSmaller() {
    let budget = ByteBudget(maxBytes: 5, framesPerSecond: 4)
    #expect(Set(budget.steps.map(\.framesPerSecond)) == [4])
  }
}
