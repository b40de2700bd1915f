/// The room that a text view's text is laid out in.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  var changed: () -> Void = {}

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// As whoever owns it says; a text view lays its text out at its own width.
  open var size: CGSize
  /// Room at the two sides of each line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// Zero where there may be any number.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  open var widthTracksTextView = true
  open var heightTracksTextView = false
}
