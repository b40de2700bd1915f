// Data sources, snapshots and views.
extension Explanation {
  static let views: [Explanation] = [
    Explanation(
      "animator/state",
      "An animator is asked for something that its state does not allow.",
      cure: "stop an animator before you finish it, and finish a stopped one before you start it."),
    Explanation(
      "data/changed-without-notice",
      """
      The data source has another number of items than the collection view was told of, \
      and something was laid out in between.
      """,
      cure: "announce every change with an update or reloadData(), at once."),
    Explanation(
      "data/no-section",
      "A section was asked for that there is not.",
      cure: "count the sections before."),
    Explanation(
      "data/no-source",
      "The collection view needs cells, and has no data source. It holds its data source weakly.",
      cure: "keep the data source alive in a property of yours."),
    Explanation(
      "data/repeated-identifier",
      "Two items or sections share an identifier.",
      cure: "make identifiers unique, also across sections."),
    Explanation(
      "geometry/index-path",
      "An index path has too few indexes for section and item.",
      cure: "make it with IndexPath(item:section:)."),
    Explanation(
      "snapshot/existing-sections",
      "A diffable snapshot is given sections that it has.",
      cure: "append each section once."),
    Explanation(
      "snapshot/no-cell",
      "The cell provider of a diffable data source answered nil.",
      cure: "answer a cell for every item."),
    Explanation(
      "snapshot/no-item",
      "A diffable snapshot is asked for an item that it does not have.",
      cure: "ask contains(_:) or indexOfItem(_:) before."),
    Explanation(
      "snapshot/no-sections",
      "Items are appended to a diffable snapshot that has no sections.",
      cure: "append a section first."),
    Explanation(
      "snapshot/no-supplementary-view",
      "The supplementary view provider of a diffable data source answered nil.",
      cure: """
        set supplementaryViewProvider, and answer a view for every kind that the layout \
        uses.
        """),
    Explanation(
      "snapshot/not-unique",
      "Identifiers of a diffable snapshot repeat.",
      cure: "make identifiers unique across all sections."),
    Explanation(
      "snapshot/own-destination",
      "An item or section of a diffable snapshot is moved beside itself.",
      cure: "leave the move out."),
    Explanation(
      "snapshot/unknown-destination",
      "The neighbour that something is inserted or moved beside is not in the snapshot.",
      cure: "check that the neighbour was not deleted before."),
    Explanation(
      "snapshot/unknown-refresh",
      "An item is to be reloaded or reconfigured that is not in the snapshot.",
      cure: "refresh items that are there."),
    Explanation(
      "snapshot/unknown-section",
      "A section is named that is not in the snapshot.",
      cure: "append the section first."),
    Explanation(
      "suspicious-update/identity",
      """
      A batch is right by the numbers, yet makes items become others: an item that stays \
      in the data is announced as deleted or inserted, or one that left is kept. Cells \
      then show wrong contents for a while.
      """,
      cure: """
        announce a move where an item only changes its place, and compute batches from \
        identifiers.
        """),
    Explanation(
      "view/cycle",
      "A view is added below itself.",
      cure: "check which view is the parent."),
    Explanation(
      "view/decoration-not-registered",
      "A layout answers attributes of a decoration kind that no class was registered for.",
      cure: "register it with the layout: register(_:forDecorationViewOfKind:)."),
    Explanation(
      "view/empty-kind",
      "A supplementary or decoration view was registered for a kind that is an empty string.",
      cure: "name the kind, as the layout does in its attributes."),
    Explanation(
      "view/endless-layout",
      "Views ask for layout each time that they are laid out, so that it never ends.",
      cure: "do not call setNeedsLayout() in layoutSubviews() unless something changed."),
    Explanation(
      "view/invalid-geometry",
      "A view's frame, bounds or center holds NaN or an infinity.",
      cure: "look for divisions by zero."),
    Explanation(
      "view/invalid-nib",
      "A nib was registered that does not hold exactly one object, or whose object is no reusable view.",
      cure: "give the nib one cell or reusable view, and nothing beside it."),
    Explanation(
      "view/layer-class",
      "A view's layerClass is no class of layers.",
      cure: "return a subclass of CALayer."),
    Explanation(
      "view/no-collection-view",
      "The view of a collection view controller is none, and has none.",
      cure: "call super in loadView(), or make the view a collection view."),
    Explanation(
      "view/no-layout",
      "A collection view was made without a layout.",
      cure: "hand it one: UICollectionView(frame:collectionViewLayout:)."),
    Explanation(
      "view/navigation",
      "A navigation controller is given a controller twice, another navigation controller, or asked for one that it "
        + "does not have.",
      cure: "push a new controller, and pop to one of viewControllers."),
    Explanation(
      "view/no-nib-files",
      "A nib file was to be loaded. There are none on Linux.",
      cure: "register the class, or UINib { MyCell(frame: .zero) }."),
    Explanation(
      "view/no-storyboard",
      "A storyboard has no controller or no segue of the identifier. There are no storyboard files on Linux.",
      cure: "say what the storyboard holds by add(_:isInitial:make:) and addSegue(_:to:kind:)."),
    Explanation(
      "view/not-dequeued",
      "The data source answered a cell or a view that was not dequeued.",
      cure: "dequeue it: dequeueReusableCell(withReuseIdentifier:for:)."),
    Explanation(
      "view/not-registered",
      "A view was dequeued for whose identifier nothing was registered.",
      cure: "register the class for the identifier, once, before the first layout."),
    Explanation(
      "view/presentation",
      "A controller presents itself, or one that is presented already or is the child of another.",
      cure: "present a new controller, or dismiss it or remove it from its parent first."),
    Explanation(
      "view/step-value",
      "The stepValue of a stepper is zero, negative or no number.",
      cure: "set a step that is greater than zero; the minus side goes the other way by itself."),
    Explanation(
      "view/wrong-class",
      "The class that was registered is not one that can be shown there.",
      cure: "register a UICollectionViewCell for cells, a UICollectionReusableView for all else."),
    Explanation(
      "view/wrong-element",
      """
      A view was dequeued for one element and answered for another, or kept from an \
      earlier question.
      """,
      cure: "dequeue a view for the index path that is asked for, and answer that view."),
  ]
}
