import CoreGraphics

extension SceneDecoder {
  mutating func steps(_ node: Node?, timing: TimingSource) -> [StepDescription] {
    let nodes = node?.list ?? []
    if nodes.count > limits.steps, let node {
      report(
        Diagnostic(
          .limit, "the scene has too many steps", at: node.span.head, found: "\(nodes.count)",
          expected: "\(limits.steps) at most"))
      return []
    }
    var steps: [StepDescription] = []
    var names: Set<String> = []
    for (index, node) in nodes.enumerated() {
      guard let step = step(node, number: index + 1, timing: timing) else { continue }
      if !names.insert(step.name.value).inserted {
        report(
          Diagnostic(
            .repeatedIdentifier, "a second step is called \"\(step.name.value)\"",
            at: step.name.span,
            help: "outputs and tables name steps, so each needs its own name"))
      }
      steps.append(step)
    }
    checkFrames(of: steps)
    return steps
  }

  /// An animation of hours is a slip of the hand, and would fill the disk.
  private mutating func checkFrames(of steps: [StepDescription]) {
    var frames = 0.0
    for step in steps {
      frames += step.seconds * step.timing.framesPerSecond
      guard frames > Double(limits.frames) else { continue }
      report(
        Diagnostic(
          .limit, "the steps up to this one take too many frames", at: step.name.span,
          found: "\(Int(min(frames, 1e12)))", expected: "\(limits.frames) at most",
          help: "take shorter times, or fewer frames a second"))
      return
    }
  }

  private mutating func step(
    _ node: Node, number: Int, timing outer: TimingSource
  ) -> StepDescription? {
    let causes = (node.members ?? []).filter { SceneKeys.causes.contains($0.key) }
    guard let cause = causes.first, causes.count == 1 else {
      reportCauses(causes, of: node)
      return nil
    }
    var draft = SceneKeys.StepDraft()
    SceneKeys.step.read(node, into: &draft, by: &self)
    guard let decoded = draft.cause else { return nil }
    let source = TimingSource(draft.timing, over: outer, by: &self)
    return StepDescription(
      name: draft.name ?? Spanned("step-\(number)", at: cause.keySpan),
      cause: decoded, causeSpan: cause.keySpan,
      timing: timing(source, at: draft.timing?.span ?? node.span.head), caption: draft.caption,
      isAnimated: draft.isAnimated, span: node.span.head)
  }

  private mutating func reportCauses(_ causes: [Node.Member], of node: Node) {
    let names = causes.map { "\"\($0.key)\"" }.listed(or: "and")
    report(
      Diagnostic(
        .cause,
        causes.isEmpty ? "nothing happens in this step" : "a step has one cause, not \(names)",
        at: causes.dropFirst().first?.keySpan ?? node.span.head,
        notes: causes.isEmpty ? ["known here: \(SceneKeys.causes.joined(separator: ", "))"] : [],
        help: causes.isEmpty ? nil : "write a step for each of them"))
  }

  mutating func layoutName(_ node: Node) -> Spanned<String> {
    Spanned(layout(at: node).title, at: node.span)
  }

  mutating func transition(_ node: Node) -> StepDescription.Cause? {
    var draft = SceneKeys.TransitionDraft()
    SceneKeys.transition.read(node, into: &draft, by: &self)
    return draft.layout.map { .transition(to: $0, progress: draft.progress) }
  }

  mutating func bounds(_ node: Node) -> BoundsDescription {
    guard let size = Self.size(node) else { return .rotate }
    checkCanvas(size, at: node.span)
    return .size(size)
  }

  static func fits(_ node: Node) -> [FitDescription] {
    (node.members ?? []).compactMap { member in
      size(member.node).map {
        FitDescription(item: Spanned(member.key, at: member.keySpan), size: $0)
      }
    }
  }

  mutating func scroll(_ node: Node) -> ScrollDescription? {
    var draft = SceneKeys.ScrollDraft()
    SceneKeys.scroll.read(node, into: &draft, by: &self)
    guard draft.targets.count == 1, var target = draft.targets.first?.value else {
      report(
        Diagnostic(
          .cause, "a scroll has one of \"to\", \"by\" and \"offset\"",
          at: draft.targets.dropFirst().first?.span ?? node.span.head))
      return nil
    }
    if case .item(let item, _) = target {
      target = .item(item, draft.position)
      if draft.section != nil, let key = node.members?.first(where: { $0.key == "section" }) {
        report(
          Diagnostic(
            .unknownKey, "\"section\" has no meaning with \"to\"", at: key.keySpan,
            notes: ["the item's own section scrolls to it"], help: "leave it out"))
      }
    }
    return ScrollDescription(
      target: target, velocity: draft.velocity, section: draft.section)
  }
}
