/// The rules that tell one kind of animated change from another: who stays, and what the layout is asked about those
/// who come and go. Keys are in the terms of their own side: paths before the change, or after it.
@MainActor protocol ChangeRules {
  var cause: CollectionAnimation.Cause { get }

  /// The update that the change carries out, and what the data calls everything in it.
  var plan: UpdatePlan? { get }
  var names: UpdateIdentifiers? { get }

  /// Remarks about a change that looks wrong although it can be made.
  var warnings: [UpdateWarning] { get }

  /// The key that an element on screen has after the change; nothing where its view goes.
  func survivor(of key: ElementKey) -> ElementKey?

  /// The key that an element had before the change; nothing where it is new.
  func origin(of key: ElementKey) -> ElementKey?

  /// The key of what takes the place of an element whose view is replaced by another one for the same thing.
  func replacement(of key: ElementKey) -> ElementKey?

  /// The key of what an element takes the place of in this way.
  func predecessor(of key: ElementKey) -> ElementKey?

  /// Called when the layout has said what shows after the change, before it is asked how things get there.
  func begin(_ arrivals: [PlacedElement])

  /// Called with what shows after the change, again whenever that becomes something else.
  func note(_ arrivals: [PlacedElement])

  /// The end of an element of the screen before, in the layout's own coordinates.
  func final(_ key: ElementKey) -> UICollectionViewLayoutAttributes?

  /// The start of an element of the screen after, in the layout's own coordinates.
  func initial(_ key: ElementKey) -> UICollectionViewLayoutAttributes?

  /// Whether an element fades in that starts at its end, where it would be seen on the old screen and was not.
  var fadesInStrangers: Bool { get }

  /// Inside the animation, when every view has its end.
  func finish()
}

extension ChangeRules {
  var plan: UpdatePlan? { nil }
  var names: UpdateIdentifiers? { nil }
  var warnings: [UpdateWarning] { [] }
  func replacement(of key: ElementKey) -> ElementKey? { nil }
  func predecessor(of key: ElementKey) -> ElementKey? { nil }
  var fadesInStrangers: Bool { false }
  func begin(_ arrivals: [PlacedElement]) {}
  func note(_ arrivals: [PlacedElement]) {}
}
