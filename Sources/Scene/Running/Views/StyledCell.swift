import UIKit

/// A cell of a scene: shows its item as the style says, and fits as the item says.
final class StyledCell: UICollectionViewCell {
  let surface = StyledSurface()
  /// In its place where the style makes it a row or a card.
  private(set) var row: RowSurface?
  private var content: ViewContent?
  /// The answer when it is asked to fit; nil takes what the layout gives.
  var fittingSize: CGSize?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(surface)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.addSubview(surface)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    surface.frame = contentView.bounds
    row?.frame = contentView.bounds
  }

  func show(_ content: ViewContent) {
    self.content = content
    surface.isHidden = content.row != nil
    row?.isHidden = content.row == nil
    guard content.row != nil else { return surface.show(content) }
    let row = row ?? RowSurface()
    if self.row == nil { contentView.addSubview(row) }
    self.row = row
    row.frame = contentView.bounds
    row.show(content)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    surface.placedFrame = layoutAttributes.frame
    row?.placedFrame = layoutAttributes.frame
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    fittingSize = nil
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let size = fittingSize ?? rowSize(layoutAttributes.size.width),
      let fitted = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    fitted.size = size
    return fitted
  }

  private func rowSize(_ width: CGFloat) -> CGSize? {
    content.flatMap { RowSurface.height(of: $0, width: width) }
      .map { CGSize(width: width, height: $0) }
  }
}

/// A header, a footer or a decoration of a scene.
final class StyledSupplementaryView: UICollectionReusableView {
  let surface = StyledSurface()
  /// In its place where the style makes it a row.
  private var row: RowSurface?
  private var kind = ""
  private var depth = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(surface)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(surface)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    surface.frame = bounds
    row?.frame = bounds
  }

  func show(_ content: ViewContent) {
    surface.isHidden = content.row != nil
    row?.isHidden = content.row == nil
    guard content.row != nil else { return surface.show(content) }
    let row = row ?? RowSurface()
    if self.row == nil { addSubview(row) }
    self.row = row
    row.frame = bounds
    row.isLifted = surface.isLifted
    row.show(content)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    surface.placedFrame = layoutAttributes.frame
    row?.placedFrame = layoutAttributes.frame
    kind = layoutAttributes.representedElementKind ?? ""
    depth = layoutAttributes.zIndex
    lift()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    lift()
  }

  /// Cells may go by beneath what stands in front of them: of a flow layout only where it pins.
  private func lift() {
    let layout = (superview as? UICollectionView)?.collectionViewLayout
    surface.isLifted = depth > 0 && (layout?.pins(kind, at: depth) ?? true)
    row?.isLifted = surface.isLifted
  }
}

extension UICollectionViewLayout {
  /// Whether an element of the kind that stands in front of the cells stays while they go by.
  fileprivate func pins(_ kind: String, at depth: Int) -> Bool {
    if let transition = self as? UICollectionViewTransitionLayout {
      return transition.currentLayout.pins(kind, at: depth)
        || transition.nextLayout.pins(kind, at: depth)
    }
    // The depth that a flow layout gives all of its headers and footers.
    guard let flow = self as? UICollectionViewFlowLayout, depth == 10 else { return true }
    return kind == UICollectionView.elementKindSectionHeader
      ? flow.sectionHeadersPinToVisibleBounds : flow.sectionFootersPinToVisibleBounds
  }
}
