@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true

  public override init() {
    super.init()
  }

  /// An item with another size pushes on all that flow behind it.
  override var movesOthers: Bool { invalidateFlowLayoutAttributes }
}
