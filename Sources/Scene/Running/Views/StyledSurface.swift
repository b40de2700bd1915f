import Drawing
import SceneFormat
import UIKit

/// The looks that cells, headers and decorations have in common: fill, border, shadow, two lines of text and an
/// image, placed by the room there is. There are many surfaces, so each part is made when it has something to show.
final class StyledSurface: UIView {
  let title = UILabel()
  private(set) var subtitle: UILabel?
  private var picture: UIImageView?
  /// The ground of words that a picture would take the contrast from.
  private var caption: UIView?
  private var dashes: CAShapeLayer?
  private var content: ViewContent?
  /// In the collection view, for labels that tell it.
  var placedFrame = CGRect.zero {
    didSet { if placedFrame != oldValue { showTexts() } }
  }
  /// Whether it lies above others, as a pinned header does.
  var isLifted = false {
    didSet { if isLifted != oldValue { showGround() } }
  }
  /// Headers start at the left, cells only where there is room for a line.
  var isHeader = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(title)
  }

  func show(_ content: ViewContent) {
    self.content = content
    showGround()
    title.textColor = UIColor(themed: content.ink)
    showPicture(content)
    showBorder(content)
    showShadow(content.shadow)
    showTexts()
    setNeedsLayout()
  }

  private func showPicture(_ content: ViewContent) {
    let image = content.imageFit == .none ? nil : content.image
    picture?.isHidden = image == nil
    guard let image else { return }
    let picture = picture ?? addPicture()
    picture.isHidden = false
    picture.image = image
    picture.contentMode = content.imageFit == .fit ? .scaleAspectFit : .scaleAspectFill
    caption?.backgroundColor = UIColor(themed: content.fill)
  }

  /// Behind the words.
  private func addPicture() -> UIImageView {
    let (made, ground) = (UIImageView(), UIView())
    made.clipsToBounds = true
    made.addSubview(ground)
    insertSubview(made, at: 0)
    (picture, caption) = (made, ground)
    return made
  }

  private func showGround() {
    guard let content else { return }
    let ground = isLifted ? content.ground : nil
    let fill = content.fill.isClear ? ground : content.fill
    backgroundColor = fill.map { UIColor(themed: $0) }
  }

  private func showTexts() {
    guard let content else { return }
    title.text = content.text(content.label, frame: placedFrame)
    showSubtitle(content.text(content.subtitle, frame: placedFrame), content)
    setNeedsLayout()
  }

  private func showSubtitle(_ text: String, _ content: ViewContent) {
    guard subtitle != nil || !text.isEmpty else { return }
    let label = subtitle ?? addSubtitle()
    label.textColor = UIColor(themed: content.ink.quieted(on: content.fill))
    label.text = text
  }

  /// In front of all but the border.
  private func addSubtitle() -> UILabel {
    let label = UILabel()
    addSubview(label)
    if let dashes { layer.addSublayer(dashes) }
    subtitle = label
    return label
  }

  private func showBorder(_ content: ViewContent) {
    let color = content.stroke.map { UIColor(themed: $0).cgColor }
    layer.borderWidth = color == nil || content.isDashed ? 0 : 1
    layer.borderColor = color
    dashes?.isHidden = color == nil || !content.isDashed
    guard let color, content.isDashed else { return }
    let line = dashes ?? CAShapeLayer()
    if dashes == nil { layer.addSublayer(line) }
    line.strokeColor = color
    line.fillColor = nil
    line.lineWidth = 1
    line.lineDashPattern = [4, 3]
    dashes = line
  }

  private func showShadow(_ radius: CGFloat) {
    layer.shadowOpacity = radius > 0 ? 0.2 : 0
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: 0, height: (radius / 2).rounded())
  }

  // MARK: Placing

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    // Small views would be all corner.
    let corner = max(0, min(content?.corner ?? 0, side / 2))
    layer.cornerRadius = corner
    picture?.layer.cornerRadius = corner
    picture?.frame = bounds
    dashes?.frame = bounds
    dashes?.path =
      UIBezierPath(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: corner).cgPath
    placeTexts()
  }

  /// Words of what is wide begin at its edge: a row that grows keeps them there.
  private var isRow: Bool {
    isHeader
      || bounds.width >= 160 && (bounds.height <= 120 || bounds.width >= bounds.height * 1.75)
  }

  private func placeTexts() {
    let hasSubtitle = !(subtitle?.text ?? "").isEmpty && bounds.height >= 34
    subtitle?.isHidden = !hasSubtitle
    title.isHidden = bounds.width < 12 || bounds.height < 9
    // A caption is as high as its words would be.
    guard !title.isHidden || hasPicture else { return }
    let margin: CGFloat = isHeader ? 16 : isRow ? 14 : max(2, min(8, bounds.width / 10))
    let room = bounds.insetBy(dx: min(margin, bounds.width / 2), dy: 0)
    let size = fontSize
    let small = max(8, (size * 0.8).rounded())
    let second = hasSubtitle ? (small * 1.35).rounded() : 0
    let rows = min(3, Int((bounds.height - second - 8) / (size * 1.3).rounded()))
    let fit = titleFit(room.width, rows: rows, size)
    setFont(of: title, size: fit.size, weight: .semibold)
    if title.numberOfLines != fit.rows { title.numberOfLines = fit.rows }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    title.textAlignment = !isRow ? .center : isMirrored ? .right : .natural
    let line = titleHeight(room.width, below: bounds.height - second)
    let top = captionTop(line + second) ?? ((bounds.height - line - second) / 2).rounded()
    title.frame = CGRect(x: room.minX, y: top, width: max(0, room.width), height: line)
    guard hasSubtitle, let subtitle else { return }
    setFont(of: subtitle, size: small, weight: .regular)
    subtitle.textAlignment = title.textAlignment
    subtitle.frame = CGRect(
      x: room.minX, y: top + line, width: max(0, room.width), height: second)
  }

  private var hasPicture: Bool { picture?.isHidden == false }

  /// The place of words of that height below a picture that fits, or on a caption at the lower edge of one that fills;
  /// nil where there is no picture.
  private func captionTop(_ height: CGFloat) -> CGFloat? {
    let hasBand = hasPicture && !(title.text ?? "").isEmpty
    caption?.isHidden = !hasBand || content?.imageFit == .fit
    guard hasBand else { return nil }
    let band = min(height + 10, bounds.height)
    let top = bounds.height - band
    caption?.frame = CGRect(x: 0, y: top, width: bounds.width, height: band)
    if content?.imageFit == .fit { picture?.frame.size.height = top }
    return top + ((band - height) / 2).rounded()
  }

  /// How high the title is in its font and on its lines.
  private func titleHeight(_ width: CGFloat, below limit: CGFloat) -> CGFloat {
    let line = (title.font.pointSize * 1.3).rounded()
    guard title.numberOfLines > 1 else { return line }
    let fitting = title.sizeThatFits(CGSize(width: width, height: limit)).height
    return min(max(fitting.rounded(.up), line), line * CGFloat(title.numberOfLines))
  }

  /// A title that is too wide for one line has somewhat smaller letters, or more lines where there is room, or small
  /// letters if it fits then; else it is cut.
  private func titleFit(
    _ width: CGFloat, rows: Int, _ size: CGFloat
  ) -> (rows: Int, size: CGFloat) {
    let text = title.text ?? ""
    // No letter is wider than an em, and nothing helps a text without end.
    guard width > 0, CGFloat(text.utf8.count) * size > width, text.utf8.count < 1000 else {
      return (1, size)
    }
    let natural = text.size(withAttributes: [.font: font(size: size, weight: .semibold)]).width
    guard natural > width else { return (1, size) }
    // The fonts that it is drawn in may be somewhat wider than what it is measured with.
    let fitting = (size * width / (natural * 1.06)).rounded(.down)
    if fitting >= size * 0.82, fitting >= 8 { return (1, fitting) }
    if rows > 1, text.canBreak { return (rows, wordFit(of: text.longestWord, width, size)) }
    return (1, fitting >= 8 ? fitting : size)
  }

  /// The size in which a word need not be broken; the usual one for a word that would be too small to be read.
  private func wordFit(of word: String, _ width: CGFloat, _ size: CGFloat) -> CGFloat {
    let natural = word.size(withAttributes: [.font: font(size: size, weight: .semibold)]).width
    let fitting = (size * width / max(natural * 1.06, 1)).rounded(.down)
    return fitting >= 8 ? min(fitting, size) : size
  }

  // A label whose font is set asks for another layout of what it stands in, whether or not it is another font.
  private func setFont(of label: UILabel, size: CGFloat, weight: UIFont.Weight) {
    let font = font(size: size, weight: weight)
    if label.font != font { label.font = font }
  }

  private func font(size: CGFloat, weight: UIFont.Weight) -> UIFont {
    // Inter is what the system's font is set in.
    guard let family = content?.font, family != FontFamily.inter.rawValue else {
      return .systemFont(ofSize: size, weight: weight)
    }
    return UIFont(face: FontFace(design: .family(family), weight: weight), size: size)
  }

  private var fontSize: CGFloat {
    if isHeader { return min(13, max(8, (bounds.height * 0.6).rounded())) }
    let fitting = min(bounds.height * 0.42, bounds.width * (isRow ? 1 : 0.3))
    return min(isRow ? 16 : 17, max(8, fitting.rounded()))
  }
}

extension String {
  /// Whether there are places at which a line may end.
  fileprivate var canBreak: Bool { unicodeScalars.contains(where: \.endsWords) }

  /// The most letters in a row between two of these places.
  fileprivate var longestWord: String {
    let words = unicodeScalars.split(whereSeparator: \.endsWords)
    return words.max { $0.count < $1.count }.map { String($0) } ?? ""
  }
}

extension Unicode.Scalar {
  /// A line may end at it: a space, or a letter of a language that has none.
  fileprivate var endsWords: Bool { properties.isWhitespace || 0x2E80...0xFAFF ~= value }
}
