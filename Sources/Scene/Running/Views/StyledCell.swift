import UIKit

/// A cell of a scene: shows its item as the style says, and fits as the item says.
final class StyledCell: UICollectionViewCell {
  let surface = StyledSurface()
  /// In its place where the style makes it a row or a card.
  private(set) var row: RowSurface?
  private var content: ViewContent?
  /// The answer when it is asked to fit; nil takes what the layout gives.
  var fittingSize: CGSize?
  /// Whose cell it is, which asks it before it stands there.
  weak var host: UICollectionView?

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
    if let fittingSize {
      let fitted = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
      fitted?.size = fittingSize
      return fitted ?? layoutAttributes
    }
    return rowSize(layoutAttributes.size.width).map { layoutAttributes.grown(to: $0, in: host) }
      ?? layoutAttributes
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
  private var content: ViewContent?
  private var kind = ""
  private var depth = 0
  /// Whose view it is, which asks it before it stands there.
  weak var host: UICollectionView?

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
    self.content = content
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

  /// A row is as high as letters that somebody has made larger, and as words of several lines, if the layout only estimates
  /// it.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let content, let row = content.row,
      let needed = RowSurface.neededHeight(of: content, width: layoutAttributes.size.width),
      row.capsules.areLarge || needed > RowSurface.neededHeight(of: content) ?? needed
    else { return layoutAttributes }
    var size = layoutAttributes.size
    size.height = max(size.height, needed)
    return layoutAttributes.grown(to: size, in: host)
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

extension UICollectionViewLayoutAttributes {
  /// With the size that a row wants, where the layout lets it have one: a row that took it all the same would lie over
  /// its neighbours.
  @MainActor fileprivate func grown(
    to size: CGSize, in view: UICollectionView?
  ) -> UICollectionViewLayoutAttributes {
    guard let fitted = copy() as? UICollectionViewLayoutAttributes else { return self }
    fitted.size = size
    let isOpen = view?.collectionViewLayout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: fitted, withOriginalAttributes: self)
    return isOpen ?? true ? fitted : self
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
