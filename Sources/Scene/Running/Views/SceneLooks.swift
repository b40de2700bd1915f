import Drawing
import SceneFormat
import UIKit

/// Chooses what the views of a scene show: the style's looks, the items' own colours, the palette for the rest.
@MainActor final class SceneLooks {
  let style: StyleDescription
  private let images: SceneImages
  private let background: ThemedColor
  /// The size of letters, for texts that follow it.
  let traits: UITraitCollection
  let capsules: RowContent.Capsules
  /// Numbers in the palette, by the order in which items first appear, so that an item keeps its colour.
  private var numbers: [String: Int] = [:]
  /// Looks of cells by their style, laid over all that they stand on.
  private var looks: [String: Look] = [:]
  private var wordHeights: [String: CGFloat] = [:]
  /// The room that buttons in the bar at the top take from headers that stand there, too.
  let headerRoom: (leading: CGFloat, trailing: CGFloat)

  /// Of the screen's content, as UIKit's `systemMinimumLayoutMargins` have it.
  let systemMargin: CGFloat
  static let usualMargin: CGFloat = 16

  init(style: StyleDescription, images: SceneImages, canvas: CanvasDescription) {
    self.style = style
    self.images = images
    background = canvas.background ?? ThemedColor(0xFFFFFF, 0x191D23)
    traits = UITraitCollection(
      preferredContentSizeCategory: canvas.textSize.map { UIContentSizeCategory($0) }
        ?? UIApplication.shared.preferredContentSizeCategory)
    capsules = RowContent.Capsules(in: traits)
    headerRoom = BarMark.roomBesideHeaders(canvas.bars)
    systemMargin = canvas.size.width >= 414 ? 20 : Self.usualMargin
  }

  /// Gives every item that has none yet the next number of the palette.
  func enroll(_ sections: [SectionDescription]) {
    for item in sections.lazy.flatMap(\.items) where numbers[item.id] == nil {
      numbers[item.id] = numbers.count
    }
  }

  func content(of item: ItemDescription, at place: RowPlace) -> ViewContent {
    let look = look(of: item, sectionStyle: place.style)
    let number = numbers[item.id] ?? place.index
    let own = look.isRow ? look.fill : item.color ?? look.fill
    var content = content(
      look, fill: color(own ?? .automatic, number: number), corner: 10,
      words: words(of: item, at: place), image: item.image.flatMap { images[$0.value] })
    if look.isRow {
      // A row keeps its ground: an item's colour is that of its tile, or of the place of its picture.
      let accent = color(item.color ?? .automatic, number: number)
      content.row = row(of: item, look, accent: accent, at: place)
    }
    return content
  }

  /// Its own look or that of its section, over that of all cells, over the template.
  private func look(of item: ItemDescription, sectionStyle: String?) -> Look {
    let name = item.style ?? sectionStyle ?? "default"
    if let look = looks[name] { return look }
    let own = style.cells[name] ?? Look()
    let look = own.over(style.cells["default"] ?? Look()).withTemplate()
    looks[name] = look
    return look
  }

  private func words(
    of item: ItemDescription, at place: RowPlace
  ) -> [LabelTemplate.Placeholder: String] {
    [
      .id: item.id, .label: item.label, .subtitle: item.subtitle ?? "", .index: "\(place.index)",
      .section: place.section, .caption: item.row.caption ?? "", .body: item.row.body ?? "",
      .time: item.row.time ?? "", .value: item.row.value ?? "", .badge: item.row.badge ?? "",
    ]
  }

  /// Whether cells say how high they are, and how they stand to their neighbours.
  var hasRows: Bool { style.cells.values.contains(where: \.isRow) }

  /// How high the item's cell is where it says so itself; nil where the layout does.
  func height(of item: ItemDescription, at place: RowPlace, width: CGFloat) -> CGFloat? {
    guard hasRows else { return nil }
    let look = look(of: item, sectionStyle: place.style)
    if case .points(let points)? = look.row.height, look.row.bubble == nil, !capsules.areLarge,
      item.row.tags == nil, item.row.value == nil,
      mostWords(look, named: item.style ?? place.style) <= points
    {
      return points
    }
    return look.row.height == nil
      ? nil : RowSurface.height(of: content(of: item, at: place), width: width)
  }

  /// How high the lines of a look are where it has all of them: rows that are higher need not be measured.
  private func mostWords(_ look: Look, named name: String?) -> CGFloat {
    let name = name ?? "default"
    if let height = wordHeights[name] { return height }
    let lines = lines(of: look).filter { $0.key != .time && $0.key != .value }
    let height = lines.values.reduce(0) { height, line in
      height + (line.lines == 0 ? .infinity : CGFloat(line.lines) * line.font.lineHeight + 3)
    }
    wordHeights[name] = height
    return height
  }

  /// How high a header or a footer of a width is: one with a row's look, and letters that somebody has made larger, grows
  /// with them.
  func barHeight(
    ofKind kind: String, _ view: SupplementaryDescription?, width: CGFloat, standard: CGFloat
  ) -> CGFloat {
    guard capsules.areLarge, standard > 0,
      let height = RowSurface.neededHeight(
        of: content(ofKind: kind, view, section: "", index: 0), width: width)
    else { return standard }
    return max(standard, height)
  }

  /// How much higher its words are than on one line, where they are letters of the usual size in a row's look.
  func barGrowth(
    ofKind kind: String, _ view: SupplementaryDescription?, width: CGFloat
  ) -> CGFloat {
    let content = content(ofKind: kind, view, section: "", index: 0)
    guard !capsules.areLarge, let height = RowSurface.neededHeight(of: content, width: width),
      let line = RowSurface.neededHeight(of: content)
    else { return 0 }
    return max(0, height - line)
  }

  func content(
    ofKind kind: String, _ view: SupplementaryDescription?, section: String, index: Int
  ) -> ViewContent {
    let own = view?.style.flatMap { style.supplementary[$0] } ?? Look()
    let look = own.over(style.supplementary[kind] ?? Look()).withTemplate(isBar: true)
    let fill = (view?.color ?? look.fill).map { color($0, number: index) } ?? .clear
    var content = content(
      look, fill: fill, corner: 0,
      words: [
        .id: section, .label: view?.label ?? section, .section: section, .index: "\(index)",
        .subtitle: view?.subtitle ?? "", .value: view?.row.value ?? "",
      ], image: nil)
    if look.isRow { content.row = row(of: view, look, isHeader: kind != "footer") }
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

  func color(_ color: SceneColor, number: Int) -> ThemedColor {
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
    guard let bytes = files[name], let image = Self.image(bytes) else { return nil }
    images[name] = image
    return image
  }

  /// Shapes are drawn anew at each size.
  private static func image(_ bytes: [UInt8]) -> UIImage? {
    guard VectorImage.recognizes(bytes) else { return UIImage(data: Data(bytes)) }
    return (try? VectorImage(bytes))?.image.map { UIImage(cgImage: $0) }
  }
}
