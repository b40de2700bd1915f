import Motion

/// The colours of elements by their numbers: each keeps its own through all changes of a figure.
struct ElementHues {
  private var numbers: [ElementID: Int] = [:]

  /// In the order in which they are seen first.
  init(_ transitions: [Transition]) {
    for transition in transitions {
      for id in MotionStory.order(transition) where numbers[id] == nil {
        numbers[id] = numbers.count
      }
    }
  }

  subscript(id: ElementID) -> Int { numbers[id] ?? 0 }
}
