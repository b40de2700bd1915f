import CoreGraphics

extension SceneDecoder {
  mutating func tap(_ node: Node) -> TapDescription? {
    if let item = node.spannedText { return .item(item) }
    var draft = SceneKeys.TapDraft()
    SceneKeys.tap.read(node, into: &draft, by: &self)
    guard draft.targets.count == 1 else {
      report(
        Diagnostic(
          .cause, "a tap has one of \"header\", \"footer\", \"button\" and \"at\"",
          at: draft.targets.dropFirst().first?.span ?? node.span.head,
          help: "an item is named without a key: \"tap\": \"apple\""))
      return nil
    }
    return draft.targets[0].value
  }

  mutating func drag(_ node: Node) -> DragDescription? {
    var draft = SceneKeys.DragDraft()
    SceneKeys.drag.read(node, into: &draft, by: &self)
    guard let item = draft.item, let place = draft.place else { return nil }
    return DragDescription(item: item, place: place, proposal: draft.proposal)
  }

  /// nil for none.
  mutating func refreshControl(_ node: Node) -> RefreshControlDescription? {
    guard node.flag != false else { return nil }
    var control = RefreshControlDescription()
    SceneKeys.refreshControl.read(node, into: &control, by: &self)
    return control
  }

  /// The element that a finger is to touch exists, as far as the data tell.
  mutating func check(_ tap: TapDescription, in state: SceneState) {
    switch tap {
    case .item(let item): require([item], in: state)
    case .header(let section), .footer(let section):
      requireKnown(section, among: state.sectionNames, noun: "section")
    case .button, .point: break
    }
  }

  /// The item and the place exist, whatever becomes of the drop.
  mutating func check(_ drag: DragDescription, in state: SceneState) {
    require([drag.item], in: state)
    guard state.item(drag.item.value) != nil else { return }
    var moved = UpdateDescription()
    moved.moves = [.init(item: drag.item, place: drag.place)]
    let update = drag.proposal == .copy ? drag.update(of: state) : moved
    checkPlaces(of: update, after: state.after(.update(update)))
  }

  /// Without a control nothing refreshes.
  mutating func checkRefresh(at span: SourceSpan) {
    guard !scope.hasRefreshControl else { return }
    report(
      Diagnostic(
        .noRefreshControl, "the scene has no refresh control", at: span,
        help: "write \"refreshControl\": true in \"canvas\""))
  }
}
