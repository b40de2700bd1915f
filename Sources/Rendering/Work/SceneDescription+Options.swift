import SceneFormat

extension SceneDescription {
  /// Expects of each step, at its place in the file, that what is seen jumps no further; what the scene itself says of a
  /// step holds.
  mutating func expect(maxShift limit: Double) {
    let limited = expectations.filter { expectation in
      guard case .maxShift = expectation.check else { return false }
      return true
    }
    guard !limited.contains(where: { $0.steps.isEmpty }) else { return }
    let named = Set(limited.flatMap(\.steps).map(\.value))
    expectations += steps.filter { !named.contains($0.name.value) }.map { step in
      ExpectationDescription(check: .maxShift(limit), steps: [step.name], span: step.span)
    }
  }

  /// Lets differences of pictures pass where the scene itself says nothing about it.
  mutating func letPass(_ profile: PictureExpectation.PictureProfile) {
    for index in expectations.indices {
      guard case .pictures(var pictures) = expectations[index].check else { continue }
      pictures.profile = pictures.profile ?? profile
      expectations[index].check = .pictures(pictures)
    }
  }
}
