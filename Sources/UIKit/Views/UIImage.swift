/// Differs from UIKit: the bytes of a file are kept, not decoded. There is no asset catalogue and there are
/// no symbols, so an image by name is nil.
open class UIImage: NSObject, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  package let values: Values

  /// The values that an image is made of.
  package struct Values: Equatable, Sendable {
    /// In points.
    package var size = CGSize.zero
    package var scale: CGFloat = 1
    /// The file that the image was made from; nil for an image without a picture.
    package var data: Data?
    package var format: ImageHeader.Format?
    /// The picture that the image was made from where that is no file.
    package var picture: CGImage?
    package var renderingMode = RenderingMode.automatic
    package var orientation = Orientation.up
    package var tint: UIColor?
    /// Whether the image fills a larger box by its middle alone.
    package var isResizable = false
    package var capInsets = UIEdgeInsets.zero
    package var resizingMode = ResizingMode.tile
    package var alignmentRectInsets = UIEdgeInsets.zero
    package var flipsForRightToLeft = false
  }

  package init(values: Values) {
    self.values = values
    super.init()
  }

  public override convenience init() {
    self.init(values: Values())
  }

  public required init?(coder: NSCoder) {
    values = Values()
    super.init()
  }

  /// nil unless the data begins like a PNG or a JPEG file that states its size; the pixels are not read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// nil unless the data begins like a PNG or a JPEG file that states its size; the pixels are not read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    var values = Values()
    values.scale = scale > 0 ? scale : 1
    let size = CGSize(
      width: CGFloat(header.width) / values.scale, height: CGFloat(header.height) / values.scale)
    if header.format == .jpeg, let way = JPEGOrientation([UInt8](data)) {
      values.orientation = way.orientation
    }
    values.size = values.orientation.turned(size)
    values.data = data
    values.format = header.format
    self.init(values: values)
  }

  /// nil unless there is a PNG or JPEG file that states its size; the pixels are not read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: Self.scale(in: path))
  }

  /// Always nil: there is no asset catalogue.
  public convenience init?(named name: String) { return nil }

  /// Always nil: there is no asset catalogue.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { return nil }

  /// Always nil: there are no symbols.
  public convenience init?(systemName name: String) { return nil }

  /// Always nil: there are no symbols.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { return nil }

  /// Always nil: there are no symbols.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  { return nil }

  /// Always nil: there is no asset catalogue.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { return nil }

  open var size: CGSize { values.size }
  open var scale: CGFloat { values.scale }
  open var imageOrientation: Orientation { values.orientation }
  open var renderingMode: RenderingMode { values.renderingMode }
  open var capInsets: UIEdgeInsets { values.capInsets }
  open var resizingMode: ResizingMode { values.resizingMode }
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
  /// Always false: there are no symbols.
  open var isSymbolImage: Bool { false }
  /// Always nil: no image is an animation.
  open var images: [UIImage]? { nil }
  /// Always 0: no image is an animation.
  open var duration: TimeInterval { 0 }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed { values in
      values.tint = color
      values.renderingMode = renderingMode
    }
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed { values in
      values.isResizable = true
      values.capInsets = capInsets
      values.resizingMode = resizingMode
    }
  }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// The file itself; nil for an image that was not made from a PNG file.
  open func pngData() -> Data? { values.format == .png ? values.data : nil }

  /// The file itself; nil for an image that was not made from a JPEG file.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    values.format == .jpeg ? values.data : nil
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (hasPicture && values == other.values)
  }

  open override var hash: Int {
    values.data?.hashValue ?? ObjectIdentifier(self).hashValue
  }

  private var hasPicture: Bool { values.data != nil || values.picture != nil }

  private func changed(_ change: (inout Values) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values: values)
  }

  // A file name says for which screen the picture was made: name@2x.png.
  private static func scale(in path: String) -> CGFloat {
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    if name.hasSuffix("@3x") { return 3 }
    return name.hasSuffix("@2x") ? 2 : 1
  }
}

public typealias UIImageOrientation = UIImage.Orientation
public typealias UIImageRenderingMode = UIImage.RenderingMode
