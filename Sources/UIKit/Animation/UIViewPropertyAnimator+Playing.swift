// How an animator comes from one state to the next.
extension UIViewPropertyAnimator {
  func start(after delay: TimeInterval) {
    guard !isRunning else { return }
    activate()
    guard state == .active else { return }
    wait = delay
    course?.resume()
    isRunning = true
    guard UIView.areAnimationsEnabled else { return arrive() }
    listen()
  }

  func listen() {
    guard !isListening else { return }
    isListening = true
    _ = clock?.listen { [self] seconds in
      timeDidPass(seconds)
      isListening = isRunning
      return isRunning
    }
  }

  /// Makes the changes, if they are not made already.
  func activate() {
    guard state != .stopped else {
      FaultScope.raise(
        .animator("an animator that was stopped has to be finished first", state: state))
      return
    }
    guard state == .inactive, let timingParameters else { return }
    state = .active
    course = AnimatorCourse(AnimationPace(timingParameters, duration: duration))
    if reverses { course?.turn(toEnd: false) }
    clock = .current
    clock?.players.append(self)
    perform()
  }

  /// Makes the changes that were added, and keeps the ways of the views.
  func perform() {
    guard let timingParameters else { return }
    let before = course?.part ?? 0
    for (animation, factor) in additions {
      let delay = before + (1 - before) * Double(factor)
      var context = AnimationPace(timingParameters, duration: duration).context
      context.delay = self.delay + context.duration * delay
      context.duration *= 1 - delay
      if AnimationContext.depth == 0 { AnimationContext.lastOfProgram = context }
      tracks += AnimatedChanges.tracks(delayedBy: delay) { context.run(animation) }
    }
    additions = []
  }

  // MARK: Time

  /// Seconds until it arrives.
  var remainingTime: TimeInterval { wait + (course?.remainingTime ?? 0) }

  func timeDidPass(_ seconds: TimeInterval) {
    guard isRunning else { return }
    let waited = min(wait, seconds)
    wait -= waited
    course?.pass(seconds - waited)
    if remainingTime <= RunningAnimators.moment { arrive() }
  }

  private func arrive() {
    isRunning = false
    let position: UIViewAnimatingPosition = course?.leadsToEnd == false ? .start : .end
    guard !pausesOnCompletion else {
      course?.scrub(to: position == .end ? 1 : 0, linearly: scrubsLinearly)
      return
    }
    settle(at: position)
    complete(at: position)
  }

  // MARK: Ends

  /// Gives the views the values of a place for good.
  func settle(at position: UIViewAnimatingPosition) {
    switch position {
    case .end:
      // Views that were not stopped have those values already.
      if state == .stopped { for track in tracks { place(track, at: 1) } }
    case .start: for track in tracks.reversed() { place(track, at: 0) }
    case .current:
      for (view, values) in presented { values.apply(to: view) }
    }
  }

  private func place(_ track: AnimatedChanges.Track, at progress: Double) {
    var values = AnimatedValues(of: track.view)
    track.start.pass(to: track.end, at: CGFloat(progress), into: &values)
    values.apply(to: track.view)
  }

  func complete(at position: UIViewAnimatingPosition) {
    end()
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }

  func end() {
    state = .inactive
    tracks = []
    course = nil
    wait = 0
    clock?.players.removeAll { $0 === self }
    clock = nil
  }

  /// The values with which the views are seen at present.
  var presented: [(view: UIView, values: AnimatedValues)] {
    guard let course else { return [] }
    var shown: [(view: UIView, values: AnimatedValues)] = []
    for track in tracks {
      let place = shown.firstIndex { $0.view === track.view } ?? shown.count
      if place == shown.count { shown.append((track.view, AnimatedValues(of: track.view))) }
      let progress = CGFloat(course.progress(delayedBy: track.delay))
      track.start.pass(to: track.end, at: progress, into: &shown[place].values)
    }
    return shown
  }
}

extension UIView.AnimationCurve {
  init(_ options: UIView.AnimationOptions) {
    self =
      switch options.intersection(.curves) {
      case .curveEaseIn: .easeIn
      case .curveEaseOut: .easeOut
      case .curveLinear: .linear
      default: .easeInOut
      }
  }
}

extension Fault {
  static func animator(_ sentence: String, state: UIViewAnimatingState) -> Fault {
    Fault("animator/state", sentence, facts: [Fact("state", "\(state)")])
  }
}
