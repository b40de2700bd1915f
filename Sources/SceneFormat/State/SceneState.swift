/// The data at one moment of a scene: what the steps before it made of the data at the start.
public struct SceneState: Equatable, Sendable {
  /// All sections with their items, in order.
  public var sections: [SectionDescription]

  /// The data at the start of a scene, or any other.
  public init(sections: [SectionDescription]) {
    self.sections = sections
  }

  /// The numbers, from 0 on, of the item's section and of the item in it; nil where there is no such item.
  public func place(of item: String) -> (section: Int, index: Int)? {
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(where: { $0.id == item }) { return (section, index) }
    }
    return nil
  }

  /// The item of this identifier; nil where no section has it.
  public func item(_ id: String) -> ItemDescription? {
    place(of: id).map { sections[$0.section].items[$0.index] }
  }

  var itemNames: [String] { sections.flatMap { $0.items.map(\.id) } }
  var sectionNames: [String] { sections.map(\.id) }

  /// The data after the step; a step that does not touch it leaves the same data.
  public func after(_ cause: StepDescription.Cause) -> SceneState {
    switch cause {
    case .update(let update): return SceneUpdate(update, of: self).result
    case .apply(let apply): return applying(apply)
    case .outline(let outline): return outlined(outline)
    case .calls(let calls): return calling(calls)
    case .fit(let fits): return fitting(fits)
    case .drag(let drag): return SceneUpdate(drag.update(of: self), of: self).result
    default: return self
    }
  }

  private func applying(_ apply: ApplyDescription) -> SceneState {
    var state = self
    let known = Dictionary(
      sections.flatMap(\.items).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for section in apply.sections {
      guard let index = sectionNames.firstIndex(of: section.id.value) else { continue }
      let wanted = Set(section.items.map(\.id))
      for other in state.sections.indices where other != index {
        state.sections[other].items.removeAll { wanted.contains($0.id) }
      }
      // An item that is only named stays what it was.
      state.sections[index].items = section.items.map { item in
        item.isOnlyNamed ? known[item.id] ?? item : item
      }
    }
    return state
  }

  private func calling(_ calls: CallsDescription) -> SceneState {
    var state = self
    for section in calls.dataAfter {
      guard let index = sectionNames.firstIndex(of: section.id.value) else { continue }
      state.sections[index].items = section.items.map { id in
        item(id) ?? ItemDescription(named: id, at: section.id.span)
      }
    }
    return state
  }

  private func fitting(_ fits: [FitDescription]) -> SceneState {
    var state = self
    for fit in fits {
      guard let (section, index) = state.place(of: fit.item.value) else { continue }
      state.sections[section].items[index].fittingSize = fit.size
    }
    return state
  }
}

extension ItemDescription {
  /// An item of which only the identifier is known.
  init(named id: String, at span: SourceSpan) {
    self.init(id: id, label: id, span: span)
  }

  /// Whether nothing but its identifier is said of it.
  public var isOnlyNamed: Bool { self == ItemDescription(named: id, at: span) }
}
