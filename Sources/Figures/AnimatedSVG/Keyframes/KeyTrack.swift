/// The keyframes of one property over the whole score.
struct KeyTrack {
  private(set) var keys: [Key] = []
  fileprivate let fit: KeyFit
  /// Before a jump out of motion the motion ends this much earlier, in seconds.
  private static let blink = 1e-4

  /// - Parameter stretches: one after the other, without gaps.
  init(_ stretches: [Stretch], _ fit: KeyFit) {
    self.fit = fit
    // A stretch that takes no time is not seen, unless there is nothing else.
    let lasting = stretches.filter { $0.end > $0.start }
    for stretch in lasting.isEmpty ? Array(stretches.suffix(1)) : lasting {
      append(fit.keys(of: stretch))
    }
    dropNeedless()
  }

  /// Whether the property has one value all the time.
  var isStill: Bool {
    keys.allSatisfy { fit.isSame($0.value, keys[0].value) }
  }

  private mutating func append(_ next: [Key]) {
    guard let first = next.first else { return }
    guard let last = keys.last else {
      keys = next
      return
    }
    let wasMoving = last.time == first.time
    if fit.isSame(last.value, first.value) {
      // A value that stays the same needs no keyframe of its own, unless something begins here.
      if wasMoving { keys[keys.count - 1].easing = first.easing } else { keys.append(first) }
    } else {
      if wasMoving { keys[keys.count - 1].time -= Self.blink }
      keys[keys.count - 1].easing = .step
      keys.append(first)
    }
    keys += next.dropFirst()
  }

  /// Takes out keyframes between two of the same value.
  private mutating func dropNeedless() {
    var kept: [Key] = []
    for (index, key) in keys.enumerated() {
      if let last = kept.last, fit.isSame(last.value, key.value), last.easing == .any {
        let next = index + 1 < keys.count ? keys[index + 1] : nil
        if next == nil { continue }
        if let next, key.easing == .any || key.easing == .step, fit.isSame(next.value, key.value) {
          continue
        }
        if key.easing == .step {
          kept[kept.count - 1].easing = .step
          continue
        }
      }
      kept.append(key)
    }
    keys = kept
  }
}

extension KeyTrack {
  func isSame(_ first: [Double], _ second: [Double]) -> Bool { fit.isSame(first, second) }

  /// Whether the property has the value all the time.
  func isAt(_ value: [Double]) -> Bool {
    keys.allSatisfy { fit.isSame($0.value, value) }
  }

  /// For each number, whether it changes.
  var changing: [Bool] {
    guard let first = keys.first?.value else { return [] }
    return first.indices.map { index in
      keys.contains { abs($0.value[index] - first[index]) > 1e-9 }
    }
  }
}
