import Notation
import Scene
import UIKit

extension SeededRandom {
  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }

  /// Two or three sections with a few items each, all with names of their own.
  mutating func sections() -> [StageSection] {
    (0..<Int.random(in: 1...3, using: &self)).map { section in
      StageSection("s\(section)", count: Int.random(in: 0...6, using: &self))
    }
  }

  /// The sections with some items and sections gone, some new, some elsewhere.
  mutating func changed(_ sections: [StageSection]) -> [StageSection] {
    var changed = sections
    for section in changed.indices {
      changed[section].items.removeAll { _ in Bool.random(using: &self) && Bool.random(using: &self)
      }
      if Bool.random(using: &self) { changed[section].items.shuffle(using: &self) }
      for new in 0..<Int.random(in: 0...2, using: &self) {
        let place = Int.random(in: 0...changed[section].items.count, using: &self)
        changed[section].items.insert(StageItem("new-\(section)-\(new)"), at: place)
      }
    }
    if Int.random(in: 0..<3, using: &self) == 0 { changed.shuffle(using: &self) }
    if Int.random(in: 0..<4, using: &self) == 0 { changed.removeLast() }
    if Int.random(in: 0..<4, using: &self) == 0 {
      changed.insert(StageSection("fresh", ["f0", "f1"]), at: 0)
    }
    return changed
  }
}
