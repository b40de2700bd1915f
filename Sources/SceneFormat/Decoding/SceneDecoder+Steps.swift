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
    guard let decoded = self.cause(cause) else { return nil }
    let source = TimingSource(node["timing"], over: outer)
    return StepDescription(
      name: node["name"]?.spannedText ?? Spanned("step-\(number)", at: cause.keySpan),
      cause: decoded, causeSpan: cause.keySpan,
      timing: timing(source, at: node["timing"]?.span ?? node.span.head),
      isAnimated: node["animated"]?.flag ?? true, span: node.span.head)
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

  private mutating func cause(_ member: Node.Member) -> StepDescription.Cause? {
    let node = member.node
    switch member.key {
    case "update": return .update(update(node))
    case "apply": return .apply(apply(node))
    case "calls": return calls(node).map { .calls($0) }
    case "layout": return layoutName(node).map { .layout($0) }
    case "transition":
      return node["to"].flatMap { layoutName($0) }.map {
        .transition(to: $0, progress: node["progress"]?.numbers ?? [0, 1])
      }
    case "bounds": return bounds(node).map { .bounds($0) }
    case "scroll": return scroll(node).map { .scroll($0) }
    case "fit":
      return .fit(
        (node.members ?? []).compactMap { member in
          Self.size(member.node).map {
            FitDescription(item: Spanned(member.key, at: member.keySpan), size: $0)
          }
        })
    case "invalidate": return .invalidate(node.list == nil ? nil : node.spannedTexts)
    case "set": return .set(node)
    default: return .wait(Double(node.number ?? 0))
    }
  }

  private mutating func layoutName(_ node: Node) -> Spanned<String>? {
    Spanned(layout(at: node).title, at: node.span)
  }

  private mutating func bounds(_ node: Node) -> BoundsDescription? {
    guard let size = Self.size(node) else { return .rotate }
    checkCanvas(size, at: node.span)
    return .size(size)
  }

  private mutating func scroll(_ node: Node) -> ScrollDescription? {
    let targets = (node.members ?? []).filter { ["to", "by", "offset"].contains($0.key) }
    guard targets.count == 1, let target = targets.first else {
      report(
        Diagnostic(
          .cause, "a scroll has one of \"to\", \"by\" and \"offset\"",
          at: targets.dropFirst().first?.keySpan ?? node.span.head))
      return nil
    }
    let velocity = node["velocity"].flatMap(Self.point)
    switch target.key {
    case "to":
      guard let item = target.node.spannedText else { return nil }
      let position = node["at"]?.text.flatMap(ScrollDescription.ScrollPosition.init) ?? .top
      return ScrollDescription(target: .item(item, position), velocity: velocity)
    case "by":
      return Self.point(target.node).map { ScrollDescription(target: .by($0), velocity: velocity) }
    default:
      return Self.point(target.node).map {
        ScrollDescription(target: .offset($0), velocity: velocity)
      }
    }
  }
}
