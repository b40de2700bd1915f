/// The background of a bar: glass, through which the content below is seen blurred, or a plain colour or picture.
@MainActor package final class BarGround: UIImageView {
  /// The colour of the glass; nil for a bar that has none.
  package var glass: UIColor?
  /// Whether the glass is there: a bar with nothing under it has no background.
  package var showsGlass = true

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) { nil }
}
