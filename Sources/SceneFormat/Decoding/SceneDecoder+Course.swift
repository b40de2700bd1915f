// Plays the steps on the data alone, so that names which nothing has at that moment are found where they stand.
extension SceneDecoder {
  mutating func checkCourse(
    _ steps: [StepDescription], from sections: [SectionDescription], layout: LayoutDescription
  ) {
    var state = SceneState(sections: sections)
    var layout = layout
    for step in steps {
      check(step, in: state)
      // All faults that follow would only repeat this one.
      guard !diagnostics.contains(where: { $0.code == DiagnosticCode.limit.rawValue }) else {
        return
      }
      switch step.cause {
      case .layout(let name), .transition(let name, _):
        layout = scope.layouts.first { $0.name == name.value } ?? layout
      case .set(let node): checkProperties(node, of: layout)
      case .drag(let drag) where drag.proposal == .copy:
        scope.items.append(drag.copyName(in: state))
      default: break
      }
      state = state.after(step.cause)
    }
  }

  private mutating func check(_ step: StepDescription, in state: SceneState) {
    switch step.cause {
    case .update(let update): check(update, in: state)
    case .apply(let apply):
      for section in apply.sections {
        requireKnown(section.id, among: state.sectionNames, noun: "section")
      }
      checkUnique(apply.sections.flatMap(\.items))
    case .calls(let calls):
      for section in calls.dataAfter {
        requireKnown(section.id, among: state.sectionNames, noun: "section")
      }
    case .outline(let outline): check(outline, in: state)
    case .fit(let fits): require(fits.map(\.item), in: state)
    case .scroll(let scroll):
      if case .item(let item, _) = scroll.target { require([item], in: state) }
      if let section = scroll.section {
        requireKnown(section, among: state.sectionNames, noun: "section")
      }
    case .invalidate(let items): require(items ?? [], in: state)
    case .tap(let tap): check(tap, in: state)
    case .drag(let drag): check(drag, in: state)
    case .focus(.item(let item)): require([item], in: state)
    case .refresh: checkRefresh(at: step.causeSpan)
    case .layout, .transition, .bounds, .pull, .page, .focus, .set, .wait: break
    }
  }

  private mutating func check(_ outline: OutlineDescription, in state: SceneState) {
    require([outline.item], in: state)
    guard let item = state.item(outline.item.value), item.children.isEmpty else { return }
    report(
      Diagnostic(
        .wrongValue, "\"\(item.id.shortened)\" has no items below it", at: outline.item.span,
        help: "write them as its \"items\""))
  }

  private mutating func check(_ update: UpdateDescription, in state: SceneState) {
    let (reloaded, reconfigured) = (update.reloads.map(\.item), update.reconfigures.map(\.item))
    require(update.deletes + update.moves.map(\.item) + reloaded + reconfigured, in: state)
    checkRepeats(update.deletes + update.moves.map(\.item), "deleted or moved twice")
    checkRepeats(reloaded.once + reconfigured.once, "both reloaded and reconfigured")
    checkRepeats(update.deletes.once + reconfigured.once, "both deleted and reconfigured")
    let places = update.inserts.map(\.place) + update.moves.map(\.place)
    if let place = places.dropFirst(limits.arrivals).first {
      report(
        Diagnostic(
          .limit, "the update brings too much", at: place.span, found: "\(places.count) places",
          expected: "\(limits.arrivals) at most"))
      return
    }
    let sections = update.deletedSections + update.movedSections.map(\.section)
    for section in sections { requireKnown(section, among: state.sectionNames, noun: "section") }
    checkPlaces(of: update, after: state.after(.update(update)))
    let arrivals = update.insertedSections.flatMap(\.section.items)
    checkUnique(
      update.inserts.flatMap(\.items) + arrivals, besides: Set(stayers(of: update, in: state)))
    checkSections(update, in: state)
  }

  /// The items that neither the update nor their section takes away.
  private func stayers(of update: UpdateDescription, in state: SceneState) -> [String] {
    let (deleted, moved) = (
      Set(update.deletes.map(\.value)), Set(update.moves.map(\.item.value))
    )
    let gone = Set(update.deletedSections.map(\.value))
    return state.sections.flatMap { section in
      section.items.map(\.id).filter { item in
        !deleted.contains(item) && (!gone.contains(section.id) || moved.contains(item))
      }
    }
  }

  /// No section goes twice, and none comes under a name that is there.
  private mutating func checkSections(_ update: UpdateDescription, in state: SceneState) {
    checkRepeats(
      update.deletedSections + update.movedSections.map(\.section), "deleted or moved twice",
      noun: "section")
    let gone = Set(update.deletedSections.map(\.value))
    var seen = Set(state.sectionNames).subtracting(gone)
    for insert in update.insertedSections where !seen.insert(insert.section.id).inserted {
      report(
        Diagnostic(
          .repeatedIdentifier,
          "a section called \"\(insert.section.id.shortened)\" is there already",
          at: insert.index.span, help: "updates name sections by identifier, so each needs its own")
      )
    }
  }

  mutating func require(_ names: [Spanned<String>], in state: SceneState) {
    guard !names.isEmpty else { return }
    let known = state.itemNames
    let set = Set(known)
    for name in names where !set.contains(name.value) {
      requireKnown(name, among: known, noun: "item at this moment")
    }
  }

  private mutating func checkRepeats(
    _ names: [Spanned<String>], _ words: String, noun: String = "item"
  ) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name.value).inserted {
      report(
        Diagnostic(
          .repeatedIdentifier,
          "\(noun) \"\(name.value.shortened)\" is \(words) in one update",
          at: name.span))
    }
  }

  private mutating func checkUnique(_ items: [ItemDescription], besides names: Set<String> = []) {
    var seen = names
    for item in items where !seen.insert(item.id).inserted {
      report(
        Diagnostic(
          .repeatedIdentifier, "an item called \"\(item.id.shortened)\" is there already",
          at: item.span, help: "updates name items by identifier, so each needs its own"))
    }
  }

  mutating func checkPlaces(of update: UpdateDescription, after state: SceneState) {
    let names = state.itemNames
    let set = Set(names)
    for place in update.inserts.map(\.place) + update.moves.map(\.place) {
      switch place.target {
      case .before(let item), .after(let item):
        let name = Spanned(item, at: place.span)
        if !set.contains(item) {
          requireKnown(name, among: names, noun: "item after the update")
        }
      case .index(let section, let index):
        guard let content = state.sections.first(where: { $0.id == section }) else {
          requireKnown(Spanned(section, at: place.span), among: state.sectionNames, noun: "section")
          continue
        }
        guard index >= content.items.count else { continue }
        report(
          Diagnostic(
            .wrongValue, "section \"\(section.shortened)\" has no index \(index) after the update",
            at: place.span, found: "\(index)",
            expected: content.items.isEmpty ? "an item" : "0 to \(content.items.count - 1)"))
      }
    }
  }

  /// `set` takes the properties of the layout that is there by then.
  private mutating func checkProperties(_ node: Node, of layout: LayoutDescription) {
    guard let keys = kinds.layouts[layout.kind.value]?.keys else { return }
    var check = ShapeCheck(kinds: kinds)
    check.checkProperties(node, keys, of: layout.kind.value)
    check.diagnostics.forEach { report($0) }
  }
}

extension [Spanned<String>] {
  /// Each name at its first place.
  fileprivate var once: [Spanned<String>] {
    var seen: Set<String> = []
    return filter { seen.insert($0.value).inserted }
  }
}

// MARK: - Scenes of controllers

extension SceneDecoder {
  /// A controller has a layout and data of its own, which no step of a scene changes.
  mutating func checkController(
    _ controller: Spanned<String>, _ steps: [StepDescription], layout: Node?
  ) {
    requireKnown(controller, among: kinds.controllers.map(\.name), noun: "controller")
    if let layout {
      report(
        Diagnostic(
          .notSupported, "a controller has a layout of its own", at: layout.span,
          help: "leave out \"layout\""))
    }
    for step in steps {
      guard let finding = step.cause.findingForController else { continue }
      report(
        Diagnostic(
          .notSupported, finding, at: step.causeSpan,
          help: "let the step do what a finger does, and the controller change the rest"))
    }
  }

  /// A controller makes its collection view itself.
  mutating func checkController(_ canvas: CanvasDescription) {
    let said = [
      ("contentInset", canvas.contentInset != .zero),
      ("layoutMargins", canvas.layoutMargins != nil),
      ("refreshControl", canvas.refreshControl != nil), ("mirrors", canvas.mirrors != nil),
      ("bars", canvas.bars != nil),
      ("background", canvas.background != nil), ("scrollIndicators", !canvas.showsIndicators),
    ]
    for (key, isSaid) in said where isSaid {
      report(
        Diagnostic(
          .notSupported, "canvas.\(key): a controller has a collection view of its own",
          at: canvas.span, help: "leave out \"\(key)\", and have the controller set it"))
    }
  }
}

extension StepDescription.Cause {
  /// The reason for which it is nothing for a controller's screen; nil for all that a finger or a device does.
  fileprivate var findingForController: String? {
    switch self {
    case .update, .apply, .calls, .fit: "a controller has data of its own"
    case .layout, .transition, .set: "a controller has a layout of its own"
    case .drag(let drag) where drag.proposal != .move: "a controller's delegates propose drops"
    default: nil
    }
  }
}
