public import Drawing
public import UIKit

extension DrawList {
  /// What a view shows, in its own coordinates: its background, its layers, its subviews and what `draw(_:)`
  /// draws, without the opacity and the transform that the view itself has.
  @MainActor public init(of view: UIView) {
    let bounds = view.bounds
    let items = LayerDrawing().items(of: view.layer)
    self.init(size: bounds.size, Self.placed(items, at: bounds.origin))
    self = simplified()
  }

  /// What a collection view shows on screen. Each cell and view of the layout is a group with its name.
  @MainActor public init(
    viewportOf view: UICollectionView,
    name: @MainActor (UICollectionViewLayoutAttributes) -> String = Self.elementName
  ) {
    var drawing = LayerDrawing()
    for (element, attributes) in view.displayedViews {
      drawing.marks[ObjectIdentifier(element)] = ElementMark(
        name(attributes), title: element.spokenName)
    }
    let items = drawing.items(of: view.layer)
    self.init(size: view.bounds.size, Self.placed(items, at: view.bounds.origin))
    self = simplified()
  }

  /// `cell-0-3`, `header-1`: the kind and the path of an element.
  @MainActor public static func elementName(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> String {
    let path = attributes.indexPath
    let kind =
      switch attributes.representedElementKind {
      case nil: "cell"
      case UICollectionView.elementKindSectionHeader?: "header"
      case UICollectionView.elementKindSectionFooter?: "footer"
      case let kind?: kind
      }
    // A header has a section only, which stands as item 0 of it.
    let isOfSection = attributes.representedElementCategory == .supplementaryView
    let numbers = isOfSection && path.count == 2 && path[1] == 0 ? [path[0]] : Array(path)
    return ([kind] + numbers.map { String($0) }).joined(separator: "-")
  }

  private static func placed(_ items: [DrawItem], at origin: CGPoint) -> [DrawItem] {
    guard origin != .zero else { return items }
    let transform = PlaneTransform(translationX: -origin.x, y: -origin.y)
    return [.group(DrawGroup(transform: transform, items))]
  }
}

extension UIView {
  /// What somebody would hear who does not see the view: its accessibility label, or the texts in it.
  fileprivate var spokenName: String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    let texts = shownTexts
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private var shownTexts: [String] {
    if isHidden { return [] }
    if let text = (self as? UILabel)?.text, !text.isEmpty { return [text] }
    return subviews.flatMap(\.shownTexts)
  }
}
