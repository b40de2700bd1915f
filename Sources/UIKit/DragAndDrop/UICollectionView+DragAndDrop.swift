extension UICollectionView {
  /// How soon the other items make room for a dragged one.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }

  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { interaction.dragDelegate }
    set { interaction.dragDelegate = newValue }
  }

  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { interaction.dropDelegate }
    set { interaction.dropDelegate = newValue }
  }

  /// On a phone items are not dragged unless the app says so.
  public var dragInteractionEnabled: Bool {
    get {
      interaction.isDraggingAllowed ?? (traitCollection.userInterfaceIdiom == .pad)
    }
    set { interaction.isDraggingAllowed = newValue }
  }

  // Differs from UIKit: there is no clock; the others make room at once, however slowly they are to.
  public var reorderingCadence: ReorderingCadence {
    get { interaction.cadence }
    set { interaction.cadence = newValue }
  }

  public var hasActiveDrag: Bool { interaction.drag != nil }

  public var hasActiveDrop: Bool { interaction.drop != nil }

  /// Whether placeholders or room made for a dragged item show something that the data do not have.
  public var hasUncommittedUpdates: Bool {
    !interaction.placeholders.isEmpty || interaction.drop != nil && movement != nil
  }
}

extension UICollectionViewCell {
  /// The part of a cell in a drag.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }
}
