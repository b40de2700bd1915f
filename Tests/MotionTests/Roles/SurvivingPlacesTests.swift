import Notation
import Testing

@testable import Motion

/// Places around what leaves and arrives, against lists on which the same is done by hand.
@Suite struct SurvivingPlacesTests {
  @Test(arguments: 0..<200) func leadWhereListsLead(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let before = Array(0..<Int.random(in: 0...12, using: &random))
    let leaving = before.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
    var after = before.filter { !leaving.contains($0) }
    var arriving: [Int] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let place = Int.random(in: 0...after.count, using: &random)
      after.insert(-1, at: place)
    }
    arriving = after.indices.filter { after[$0] == -1 }
    let places = SurvivingPlaces(leaving: leaving, arriving: arriving)
    for item in before {
      #expect(places.after(item) == after.firstIndex(of: item), "seed \(seed)")
    }
    for (place, item) in after.enumerated() {
      #expect(places.before(place) == (item < 0 ? nil : item), "seed \(seed)")
    }
  }
}
