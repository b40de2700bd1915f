/// One thing that is dragged, with the data that it stands for.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  /// Seen by the app that drags only.
  open var localObject: Any?
  /// Kept, and not asked: the cell itself is drawn while it is dragged.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
