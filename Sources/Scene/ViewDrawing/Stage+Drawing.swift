public import Drawing
import Motion
import UIKit

extension Stage {
  /// What is on screen, once the layout is settled. Elements are called as in snapshots.
  public func drawing() throws -> DrawList {
    try perform { _ in }
    let names = names
    return try LayoutFault.catching {
      DrawList(viewportOf: collectionView) { attributes in
        let id = names.id(of: ElementKind(attributes), at: attributes.indexPath)
        let name = DrawList.elementName(attributes)
        guard let identifier = id.identifier else { return name }
        // A section and its header share an identifier.
        return id.kind == .cell ? identifier : "\(name)-\(identifier)"
      }
    }
  }
}
