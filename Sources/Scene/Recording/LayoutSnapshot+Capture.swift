import Drawing
public import Motion
public import UIKit

extension LayoutSnapshot {
  /// Copies what the layout says at this moment into a value, as the view shows it: left and right are
  /// those of the screen, in either reading direction. `identify` gives the data's identifiers, `custom` says which
  /// values of the layout's own class of attributes are taken down.
  @MainActor public init(
    of view: UICollectionView, extent: LayoutExtent = .content, custom: CustomColumns = .none,
    identify: (ElementKind, IndexPath) -> String? = { _, _ in nil }
  ) {
    self.init(of: view, extent: extent, custom: custom) {
      $0.map { identify(ElementKind($0), $0.indexPath) }
    }
  }

  /// - Parameter names: the data's names of all elements, in their order.
  @MainActor init(
    of view: UICollectionView, extent: LayoutExtent, custom: CustomColumns,
    names: ([UICollectionViewLayoutAttributes]) -> [String?]
  ) {
    var attributes = view.shownAttributes(in: view.area(of: extent))
    if extent == .viewport {
      attributes.removeAll { $0.isHidden || !$0.frame.isSeen(in: view.bounds) }
    }
    let insets = view.adjustedContentInset
    self.init(
      elements: zip(attributes, names(attributes)).map { element, name in
        ElementSnapshot(element, custom: custom) { _, _ in name }
      },
      contentSize: view.contentSize, viewport: view.bounds,
      insets: EdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      scale: view.traitCollection.displayScale)
    outlines = SectionOutline.all(of: view)
  }
}

extension LayoutSnapshot {
  /// The snapshot with what the views of its elements show.
  @MainActor func drawn(
    in view: UICollectionView, extent: LayoutExtent, _ drawings: ViewDrawings
  ) -> LayoutSnapshot {
    var contents: [ElementKind: [IndexPath: [DrawItem]]] = [:]
    view.visitViews(in: view.area(of: extent)) { element, attributes in
      contents[ElementKind(attributes), default: [:]][attributes.indexPath] =
        drawings.known(element) ?? [DrawItem](shownIn: element)
    }
    let elements = elements.map { element in
      var element = element
      element.content = contents[element.kind]?[element.path] ?? []
      return element
    }
    return with(elements: elements).onScreen(StageScreen(of: view), drawings)
  }
}

extension UICollectionView {
  /// The screen; with all of the content where that is meant.
  fileprivate func area(of extent: LayoutExtent) -> CGRect {
    extent == .viewport ? bounds : CGRect(origin: .zero, size: contentSize).union(bounds)
  }
}

extension ElementSnapshot {
  /// Copies an attributes object into a value; with those values of its class that are asked for.
  @MainActor public init(
    _ attributes: UICollectionViewLayoutAttributes, custom: CustomColumns = .none,
    identify: (ElementKind, IndexPath) -> String? = { _, _ in nil }
  ) {
    let kind = ElementKind(attributes)
    let path = attributes.indexPath
    self.init(
      id: ElementID(kind, identify(kind, path).map { .identifier($0) } ?? .path(path)),
      path: path, center: attributes.center, size: attributes.size,
      transform: attributes.transform3D, alpha: attributes.alpha, zIndex: attributes.zIndex,
      isHidden: attributes.isHidden)
    self.custom = custom.values(of: attributes)
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
