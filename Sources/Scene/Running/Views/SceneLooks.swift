import Drawing
import SceneFormat
import UIKit

/// Chooses what the views of a scene show: the style's looks, the items' own colours, the palette for the rest.
@MainActor final class SceneLooks {
  private let style: StyleDescription
  private let images: SceneImages
  private let background: ThemedColor
  /// Numbers in the palette, by the order in which items first appear, so that an item keeps its colour.
  private var numbers: [String: Int] = [:]

  /// - Parameter background: behind everything.
  init(style: StyleDescription, images: SceneImages, background: ThemedColor?) {
    self.style = style
    self.images = images
    self.background = background ?? ThemedColor(0xFFFFFF, 0x191D23)
  }

  /// Gives every item that has none yet the next number of the palette.
  func enroll(_ sections: [SectionDescription]) {
    for item in sections.lazy.flatMap(\.items) where numbers[item.id] == nil {
      numbers[item.id] = numbers.count
    }
  }

  func content(of item: ItemDescription, index: Int, section: String) -> ViewContent {
    let own = item.style.flatMap { style.cells[$0] } ?? Look()
    let look = own.over(style.cells["default"] ?? Look())
    let fill = color(item.color ?? look.fill ?? .automatic, number: numbers[item.id] ?? index)
    return content(
      look, fill: fill, corner: 10,
      words: [
        .id: item.id, .label: item.label, .subtitle: item.subtitle ?? "", .index: "\(index)",
        .section: section,
      ], image: item.image.flatMap { images[$0.value] })
  }

  func content(
    ofKind kind: String, _ view: SupplementaryDescription?, section: String, index: Int
  ) -> ViewContent {
    let own = view?.style.flatMap { style.supplementary[$0] } ?? Look()
    let look = own.over(style.supplementary[kind] ?? Look())
    let fill = (view?.color ?? look.fill).map { color($0, number: index) } ?? .clear
    var content = content(
      look, fill: fill, corner: 0,
      words: [
        .id: section, .label: view?.label ?? section, .section: section, .index: "\(index)",
      ], image: nil)
    if fill.isClear {
      content.ink = ThemedColor.quietInk
      content.ground = background
    }
    return content
  }

  /// For the kinds that the style has looks for.
  func content(ofDecoration kind: String) -> ViewContent? {
    guard let look = style.decoration[kind] else { return nil }
    let fill = look.fill.map { color($0, number: 0) } ?? .clear
    return content(look, fill: fill, corner: 0, words: [.label: "", .id: kind], image: nil)
  }

  /// The class of an item's cell: its own style's comes first, then its section's, then what all share.
  func cellName(of item: ItemDescription, in section: SectionDescription?) -> String? {
    item.style.flatMap { style.cells[$0]?.view } ?? section?.cell ?? style.cells["default"]?.view
  }

  func viewName(ofKind kind: String, _ view: SupplementaryDescription?) -> String? {
    view?.style.flatMap { style.supplementary[$0]?.view } ?? style.supplementary[kind]?.view
  }

  func viewName(ofDecoration kind: String) -> String? { style.decoration[kind]?.view }

  var decorationKinds: [String] { style.decoration.keys.sorted() }

  private func content(
    _ look: Look, fill: ThemedColor, corner: CGFloat,
    words: [LabelTemplate.Placeholder: String], image: UIImage?
  ) -> ViewContent {
    ViewContent(
      fill: fill, ink: fill.readableInk, stroke: look.stroke.map { color($0, number: 0) },
      corner: look.corner ?? corner, shadow: look.shadow ?? 0, label: look.label ?? "{label}",
      subtitle: look.subtitle ?? "{subtitle}", isDashed: look.isDashed ?? false, image: image,
      imageFit: look.image ?? .fill, font: style.font?.value, ground: nil, words: words)
  }

  private func color(_ color: SceneColor, number: Int) -> ThemedColor {
    switch color {
    case .automatic: style.palette[number]
    case .palette(let number): style.palette[number]
    case .fixed(let color): color
    }
  }
}

/// The images of a scene's items, each made once.
@MainActor final class SceneImages {
  private let files: [String: [UInt8]]
  private var images: [String: UIImage] = [:]

  init(files: [String: [UInt8]]) {
    self.files = files
  }

  subscript(name: String) -> UIImage? {
    if let image = images[name] { return image }
    guard let bytes = files[name], let image = UIImage(data: Data(bytes)) else { return nil }
    images[name] = image
    return image
  }
}
