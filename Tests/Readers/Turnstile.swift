/// Lets so many in at a time; the others wait without holding a thread.
actor Turnstile {
  private var places: Int
  private var queue: [CheckedContinuation<Void, Never>] = []

  init(places: Int) {
    self.places = places
  }

  func enter() async {
    guard places == 0 else {
      places -= 1
      return
    }
    await withCheckedContinuation { queue.append($0) }
  }

  func leave() {
    guard queue.isEmpty else {
      queue.removeFirst().resume()
      return
    }
    places += 1
  }
}
