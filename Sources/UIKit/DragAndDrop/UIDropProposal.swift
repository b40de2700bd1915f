/// The outcome of a drop.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// An answer to the question what a drop would do here.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  open private(set) var operation: UIDropOperation
  /// Kept, and changes nothing: the finger is where it is.
  open var isPrecise = false
  /// Kept, and changes nothing: previews are not drawn.
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The same for a collection view, with the place that the item would have among the others.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
  }

  open private(set) var intent = Intent.unspecified

  public override init(operation: UIDropOperation) {
    super.init(operation: operation)
  }

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
