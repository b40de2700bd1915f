import Motion
import SceneFormat
import UIKit

// Views of one's own are told of the same choices that styled views show.
extension SceneElement {
  init(_ content: ViewContent, of item: ItemDescription, at path: IndexPath) {
    self.init(
      content, kind: .cell, at: path, image: content.imageFit == .none ? nil : content.image,
      size: item.size, fittingSize: item.fittingSize, data: item.data)
  }

  init(
    _ content: ViewContent, of view: SupplementaryDescription?, kind: String, at path: IndexPath
  ) {
    self.init(
      content, kind: .supplementary(kind), at: path, image: nil, size: view?.size,
      fittingSize: nil, data: view?.data)
  }

  private init(
    _ content: ViewContent, kind: ElementKind, at path: IndexPath, image: UIImage?, size: CGSize?,
    fittingSize: CGSize?, data: Node?
  ) {
    self.init(
      id: content.words[.id] ?? "", kind: kind, section: content.words[.section] ?? "",
      indexPath: path, label: content.text(content.label, frame: .zero),
      subtitle: content.text(content.subtitle, frame: .zero), color: UIColor(themed: content.fill),
      ink: UIColor(themed: content.ink), image: image, size: size, fittingSize: fittingSize,
      values: SceneValues(data))
  }
}
