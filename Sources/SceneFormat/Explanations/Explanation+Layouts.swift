// Answers of layouts that UIKit stops at.
extension Explanation {
  static let layouts: [Explanation] = [
    Explanation(
      "compositional/no-section",
      """
      The section provider of a compositional layout answered nil for a section that has \
      something to show.
      """,
      cure: "answer a section for each number that the data source has."),
    Explanation(
      "compositional/kinds-twice",
      """
      Two supplementary items of one section, or of one layout, have the same element kind: \
      nobody could tell which of them is asked for.
      """,
      cure: "give each supplementary item a kind of its own."),
    Explanation(
      "compositional/dimension",
      "A fraction, a length or an estimate of a compositional layout is infinite or no number.",
      cure: "divide by nothing that can be 0; compute sizes in the provider, from its container."),
    Explanation(
      "compositional/spacing",
      "A spacing of a compositional layout is infinite or no number.",
      cure: "set a spacing of 0 or more points."),
    Explanation(
      "compositional/empty-group",
      """
      A section of a compositional layout has items and shows none of them, because its group holds not a \
      single one: it is empty, or its first item is longer than all of the group. UIKit shows nothing, and \
      does not say why.
      """,
      example: "group: {size: [300, 60], items: [{size: [320, 60]}]}",
      cure: """
        make the item shorter than the inside of its group, in the direction in which the group goes: a part \
        of 1 or less, or fewer points; mind the insets and gaps of the group.
        """),
    Explanation(
      "compositional/flat-items",
      """
      A section of a compositional layout has items and shows none of them, because each is nothing wide or \
      nothing high. One that starts from an estimate of 0 stays there: what cannot be seen is not measured.
      """,
      example: "group: {size: [\"1w\", \"~0\"], items: [{size: [\"1w\", \"~0\"]}]}",
      cure: """
        give the item a length of its own, an estimate near to what it will be, or insets that leave some of it.
        """),
    Explanation(
      "compositional/estimate",
      """
      An estimate of a compositional layout is 0 or less. UIKit writes on the console that it is going to stop \
      at such a one: nothing can be measured where nothing shows.
      """,
      example: "boundary: [{kind: header, size: [\"1w\", \"~0\"]}]",
      cure: "estimate what the view will about be, such as ~44; it is measured all the same."),
    Explanation(
      "flow/item-size",
      """
      An item of a flow layout is negative or no number, most often because a width was \
      computed from a view that was still empty, or because more columns were asked for \
      than fit.
      """,
      example: "itemSize.width = (view.width - gaps) / columns  // gaps are wider than the view",
      cure: """
        never let a size fall below zero; compute it in prepare(), when the bounds are \
        known.
        """),
    Explanation(
      "flow/estimated-size",
      "The estimated size of a flow layout is negative or no number.",
      cure: "set estimatedItemSize to a size that is about right, or to automaticSize."),
    Explanation(
      "flow/preferred-size",
      "A cell prefers a size that is negative or no number.",
      cure: "check preferredLayoutAttributesFitting(_:) and sizeThatFits(_:)."),
    Explanation(
      "flow/header-size",
      "A header of a flow layout is negative or no number along the scroll axis.",
      cure: "return .zero where there is no header."),
    Explanation(
      "flow/footer-size",
      "A footer of a flow layout is negative or no number along the scroll axis.",
      cure: "return .zero where there is no footer."),
    Explanation(
      "flow/line-spacing",
      "The line spacing of a flow layout is no number.",
      cure: "check what is divided by zero."),
    Explanation(
      "flow/interitem-spacing",
      "The spacing between items of a flow layout is no number.",
      cure: "check what is divided by zero."),
    Explanation(
      "flow/section-inset",
      "A section inset of a flow layout is no number.",
      cure: "check what is divided by zero."),
    Explanation(
      "flow/cache-mismatch",
      """
      A subclass of the flow layout changed attributes that belong to the layout's cache, \
      so that its next answers are wrong. UIKit logs "UICollectionViewFlowLayout has \
      cached frame mismatch".
      """,
      example: "super.layoutAttributesForElements(in: rect)?.forEach { $0.alpha = 0.5 }",
      cure: """
        copy the attributes before you change them: .map { $0.copy() as! \
        UICollectionViewLayoutAttributes }.
        """),
    Explanation(
      "layout/changed-attributes",
      """
      The layout answers differently about one element, though nothing was invalidated in between: twice \
      in one answer, or about a header that should stick when the view scrolls.
      """,
      example:
        "override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }",
      cure: """
        answer true from shouldInvalidateLayout(forBoundsChange:) where attributes follow the offset, and \
        answer each element once.
        """),
    Explanation(
      "layout/content-size",
      "The layout answers a content size that is negative or no number.",
      cure: "answer .zero as long as nothing is laid out."),
    Explanation(
      "layout/endless-invalidation",
      """
      The layout invalidates itself each time that it is prepared, so that it never comes \
      to rest.
      """,
      example: "override func prepare() {\n  super.prepare()\n  invalidateLayout()\n}",
      cure: """
        invalidate only where something changed; set properties in prepare() before \
        super.prepare().
        """),
    Explanation(
      "layout/missing-element",
      """
      The layout answers attributes for an item or a section that the data does not have. \
      Most often a cache is older than the data.
      """,
      cure: """
        empty the cache in prepare() or invalidateLayout(with:), and count sections and \
        items anew.
        """),
    Explanation(
      "layout/negative-size",
      "An element has a negative width or height.",
      cure: "never let a size fall below zero."),
    Explanation(
      "layout/no-attributes",
      """
      The collection view asked for one element, and the layout answered nil. It asks for \
      every element that an update touches.
      """,
      cure: "answer attributes for every index path that the data has, seen or not."),
    Explanation(
      "layout/non-finite",
      """
      A frame, an alpha or a transform holds NaN or an infinity. Core Animation stops \
      with "CALayer position contains NaN".
      """,
      example: "let scale = distance / bounds.width  // the width is still 0",
      cure: "look for divisions by zero: an empty view, no items, no columns."),
    Explanation(
      "sizing/never-settles",
      "A cell prefers another size each time that the layout grants it the last one.",
      cure: "answer the same size for the same width in preferredLayoutAttributesFitting(_:)."),
    Explanation(
      "scroll/ambiguous-position",
      "A scroll to an item names two positions on one axis.",
      example: "collectionView.scrollToItem(at: path, at: [.top, .bottom], animated: true)",
      cure: "name one position for each axis."),
    Explanation(
      "scroll/missing-item",
      "A scroll leads to an item that there is not.",
      cure: "scroll after the item was inserted, in the completion of the batch."),
    Explanation(
      "transition/already-under-way",
      "A second interactive transition starts before the first one has ended.",
      cure: "finish or cancel the first one."),
    Explanation(
      "transition/none-under-way",
      "An interactive transition is finished or cancelled that nobody started.",
      cure: "call startInteractiveTransition(to:completion:) first, once."),
    Explanation(
      "flow/too-long",
      """
      An item is longer than its line: wider than the collection view without its insets, or higher \
      where it scrolls sideways. UIKit goes on, and logs "The behavior of the \
      UICollectionViewFlowLayout is not defined".
      """,
      example: "itemSize.width = view.width  // and a section inset of 16",
      cure: "subtract section insets and content insets from the width."),
    Explanation(
      "uikit/log", "UIKit would write this to the console and go on.",
      cure: "do what the sentence asks for."),
  ]
}
