/// The room that a text view's text is laid out in.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  var changed: () -> Void = {}

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// A width of zero limits nothing, and neither does any height.
  open var size: CGSize {
    didSet { if size != oldValue, !isFollowing { changed() } }
  }
  private var isFollowing = false

  /// The container that a text view makes for itself.
  static func tracking(_ size: CGSize) -> NSTextContainer {
    let container = NSTextContainer(size: size)
    container.widthTracksTextView = true
    return container
  }

  /// Takes over the size of the text view's inside, where it is to.
  func follow(_ room: CGSize) {
    isFollowing = true
    if widthTracksTextView { size.width = room.width }
    if heightTracksTextView { size.height = room.height }
    isFollowing = false
  }

  /// Room at the two sides of each line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// Zero where there may be any number.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  open var widthTracksTextView = false { didSet { changed() } }
  open var heightTracksTextView = false { didSet { changed() } }
}
