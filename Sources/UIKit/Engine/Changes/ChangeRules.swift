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

  /// Tells the layout that the change begins: the view is as before it, and nothing has been asked yet.
  func begin()

  /// Whether what the layout animates as the change begins is part of the change's own animation.
  var beginsInAnimation: Bool { get }

  /// Asks what the change means for elements that belong to no item, once it is known what shows after it.
  func askWhatComesAndGoes(_ arrivals: [PlacedElement])

  /// Called with what shows after the change, again whenever that becomes something else.
  func note(_ arrivals: [PlacedElement])

  /// The end of an element of the screen before, in the layout's own coordinates.
  func final(_ key: ElementKey) -> UICollectionViewLayoutAttributes?

  /// The start of an element of the screen after, in the layout's own coordinates.
  func initial(_ key: ElementKey) -> UICollectionViewLayoutAttributes?

  /// How an element fades in that was not on the old screen, and that the layout says nothing about.
  var fadesInStrangers: StrangerFading { get }

  /// Whether elements are seen that are there neither before it nor after it, as the screen goes on.
  var isScroll: Bool { get }

  /// Inside the animation, when every view has its end.
  func finish()
}

extension ChangeRules {
  var plan: UpdatePlan? { nil }
  var names: UpdateIdentifiers? { nil }
  var warnings: [UpdateWarning] { [] }
  func replacement(of key: ElementKey) -> ElementKey? { nil }
  func predecessor(of key: ElementKey) -> ElementKey? { nil }
  var fadesInStrangers: StrangerFading { .never }
  var beginsInAnimation: Bool { false }
  var isScroll: Bool { false }
  func begin() {}
  func askWhatComesAndGoes(_ arrivals: [PlacedElement]) {}
  func note(_ arrivals: [PlacedElement]) {}
}

/// Which elements fade in at their end, of those that come into sight.
enum StrangerFading {
  case never
  /// Those that would be seen on the old screen at once, and were not.
  case ifSeenBefore
  case always
}
