import UIKit

/// Says whether an invalidation of a `WaterfallLayout` reaches the heights it was told.
public class WaterfallLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for all heights again. A context that names items, headers or
  /// footers asks for those alone, whatever this says.
  public var invalidateDelegateHeights = true
}
