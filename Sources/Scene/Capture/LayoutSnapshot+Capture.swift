public import Motion
public import UIKit

/// How much of a layout a snapshot shows.
public enum CaptureExtent: Hashable, Sendable {
  /// All of the content, on screen or not.
  case content
  /// What is on screen.
  case viewport
}

extension LayoutSnapshot {
  /// Copies what the layout says at this moment into a value, as the view shows it: left and right are
  /// those of the screen, in either reading direction. `identify` gives the data's identifiers.
  @MainActor public init(
    of view: UICollectionView, extent: CaptureExtent = .content,
    identify: (ElementKind, IndexPath) -> String? = { _, _ in nil }
  ) {
    let attributes =
      switch extent {
      case .content:
        view.shownAttributes(
          in: CGRect(origin: .zero, size: view.contentSize).union(view.bounds))
      case .viewport:
        view.shownAttributes(in: view.bounds)
          .filter { !$0.isHidden && $0.frame.intersects(view.bounds) }
      }
    let insets = view.adjustedContentInset
    self.init(
      elements: attributes.map { ElementSnapshot($0, identify: identify) },
      contentSize: view.contentSize, viewport: view.bounds,
      insets: EdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      scale: view.traitCollection.displayScale)
  }
}

extension ElementSnapshot {
  /// Copies an attributes object into a value.
  @MainActor public init(
    _ attributes: UICollectionViewLayoutAttributes,
    identify: (ElementKind, IndexPath) -> String? = { _, _ in nil }
  ) {
    let kind = ElementKind(attributes)
    let path = attributes.indexPath
    self.init(
      id: ElementID(kind, identify(kind, path).map { .identifier($0) } ?? .path(path)),
      path: path, center: attributes.center, size: attributes.size,
      transform: attributes.transform3D, alpha: attributes.alpha, zIndex: attributes.zIndex,
      isHidden: attributes.isHidden)
  }
}

extension ElementKind {
  /// The kind of the element that the attributes place.
  public init(_ attributes: UICollectionViewLayoutAttributes) {
    let name = attributes.representedElementKind ?? ""
    self =
      switch attributes.representedElementCategory {
      case .cell: .cell
      case .supplementaryView: .supplementary(name)
      case .decorationView: .decoration(name)
      }
  }
}
