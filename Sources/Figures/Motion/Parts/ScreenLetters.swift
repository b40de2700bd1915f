import CoreGraphics
import Drawing
import Motion

/// The letters on a drawn screen of an app: they become smaller with the screen, so that no row is written in larger
/// letters than the screen's title. If they could not be read any more, only the names of those that a figure is about are
/// set anew.
struct ScreenLetters {
  /// In points of the screen, of the largest letters of its bars.
  private let title: CGFloat
  private let named: Set<ElementID>

  /// Smaller letters are bars.
  private static let least: CGFloat = 6
  /// Of names below a title that is a bar.
  private static let usual: CGFloat = 8

  /// Nil where no such screen is drawn.
  ///
  /// - Parameter followed: the element whose way the figure tells.
  init?(_ screen: LayoutSnapshot, _ stories: [ElementStory], followed: ElementStory?) {
    guard screen.isScreen(of: stories) else { return nil }
    title = screen.elements.filter(\.isOfScreen).flatMap(\.content.words).map(\.size).max() ?? 0
    named = Set((stories.filter(\.role.isAsked) + [followed].compactMap(\.self)).map(\.id))
  }

  /// Whether an element is drawn with its own words, as small as they come out.
  func areKept(on element: ElementSnapshot, at scale: CGFloat) -> Bool {
    let largest = element.content.words.map(\.size).max() ?? 0
    return !named.contains(element.id) || largest * scale >= Self.least
  }

  /// The size of the largest letters in which names are set anew.
  func limit(at scale: CGFloat) -> CGFloat {
    title * scale >= Self.least ? title * scale : Self.usual
  }
}

extension ScreenPart {
  /// A name that is set anew, in the coordinates of the screen if its letters are as small as the screen's.
  func inLetters(_ item: DrawItem) -> DrawItem {
    guard letters != nil, case .text(var text) = item,
      text.style.font.size < FigureType.dimension.font.size
    else { return item }
    text.style.font.size /= scale
    text.frame = CGRect(
      x: text.frame.minX / scale, y: text.frame.minY / scale, width: text.frame.width / scale,
      height: text.frame.height / scale)
    let place = PlaneTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    return .group(DrawGroup(transform: place, [.text(text)]))
  }
}
