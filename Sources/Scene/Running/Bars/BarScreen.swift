import Drawing
import Motion
import SceneFormat
import UIKit

/// The screen of a scene with bars: its collection view fills it, and the bars lie over its edges.
final class BarScreen: UIViewController {
  private let collectionView: UICollectionView
  private let bars: BarsDescription
  private let ground: ThemedColor
  private var lower: [LowerBar] = []
  private var search: SearchField?
  private var portrait: PortraitBar?
  /// Behind the clock, where headers stand in the bar.
  private var clockGround: UIView?
  private var segments: SegmentBar?
  private var neighbours: TitleNeighbours?

  init(around view: UICollectionView, _ bars: BarsDescription, on ground: ThemedColor) {
    collectionView = view
    self.bars = bars
    self.ground = ground
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The controller that a window takes: with a bar at the top, if the scene wants one.
  func inNavigation() -> UIViewController {
    guard bars.hasNavigationBar else { return self }
    let before = UIViewController()
    before.title = bars.back
    let navigation = MarginNavigation(rootViewController: bars.back == nil ? self : before)
    navigation.margin = bars.margin
    if bars.back != nil { navigation.pushViewController(self, animated: false) }
    let bar = navigation.navigationBar
    bar.prefersLargeTitles = hasLargeTitle
    bar.tintColor = UIColor(themed: SystemPalette.tint)
    var look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    bar.scrollEdgeAppearance = look
    if bars.portrait == nil, !bars.holdsHeaders {
      look = UINavigationBarAppearance()
      look.backgroundColor = UIColor(themed: ground)
      look.shadowColor = bars.search == nil ? UIColor(themed: SystemPalette.separator) : .clear
    }
    bar.standardAppearance = look
    return navigation
  }

  private var hasLargeTitle: Bool { bars.hasLargeTitle && !bars.holdsHeaders }

  /// Whether the face stands beside the large title, and not at the end of the bar.
  private var hasFaceBesideTitle: Bool {
    hasLargeTitle
      && TitleNeighbours.hasFace(beside: bars.title ?? "", margin: margin, collectionView.frame)
  }

  private var margin: CGFloat {
    bars.margin ?? navigationController?.systemMinimumLayoutMargins.leading ?? 16
  }

  override func loadView() {
    view = UIView(frame: collectionView.frame)
    view.backgroundColor = UIColor(themed: ground)
    // As on an app's screen: short content keeps clear of the bars, too.
    collectionView.alwaysBounceVertical = true
    // Rows keep clear of a cutout at the side, as those of lists do.
    collectionView.contentInsetAdjustmentBehavior = .always
    (collectionView as? ScrolledContent)?.screen = self
    view.addSubview(collectionView)
    addUpperBars()
    addLowerBars()
    reserveRoom()
  }

  /// Fields are as high as the text size wants them.
  private func reserveRoom() {
    additionalSafeAreaInsets.bottom = lower.reduce(0) { $0 + $1.room }
    additionalSafeAreaInsets.top = ownTop
  }

  /// The room of bars below the one at the top, which itself leaves its room to headers if it holds them.
  private var ownTop: CGFloat {
    let row = bars.holdsHeaders ? navigationController?.navigationBar.sizeThatFits(.zero).height : 0
    return (search?.room ?? 0) + (portrait?.room ?? 0) - (row ?? 0)
  }

  private func addUpperBars() {
    title = bars.title
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItems = buttons(bars.leading)
    navigationItem.rightBarButtonItems = faces + buttons(bars.trailing).reversed()
    if let portrait = bars.portrait {
      navigationItem.titleView = UIView(frame: .zero)
      let bar = PortraitBar(letter: portrait, name: bars.title ?? "", on: ground)
      view.addSubview(bar)
      self.portrait = bar
    }
    if bars.holdsHeaders, bars.hasNavigationBar {
      // As the header that stands below it.
      let strip = UIView()
      strip.backgroundColor = UIColor(themed: ground)
      view.addSubview(strip)
      clockGround = strip
    }
    if let words = bars.search {
      let field = SearchField(words, on: ground)
      view.addSubview(field)
      search = field
    }
  }

  /// At the end of the bar.
  private var faces: [UIBarButtonItem] {
    guard let letters = bars.avatar, !hasFaceBesideTitle else { return [] }
    let circle = LetterCircle(letters, side: 32, fill: Palette.tessera[0])
    return [UIBarButtonItem(customView: circle)]
  }

  /// The bar itself is known once the screen stands in its navigation.
  private func placeNeighbours() {
    guard let bar = navigationController?.navigationBar, hasLargeTitle else { return }
    if neighbours == nil, bars.overline != nil || bars.avatar != nil {
      let view = TitleNeighbours(
        overline: bars.overline, avatar: hasFaceBesideTitle ? bars.avatar : nil, margin: margin,
        buttons: (navigationItem.rightBarButtonItems ?? []).reduce(0) {
          $0 + ($1.customView?.bounds.width ?? 0) + 12
        })
      bar.addSubview(view)
      neighbours = view
    }
    neighbours?.frame = bar.bounds
  }

  private func buttons(_ names: [Spanned<String>]) -> [UIBarButtonItem] {
    names.map { name in
      UIBarButtonItem(
        customView: BarMark(
          name.value, size: 26, color: SystemPalette.tint, isRaised: bars.holdsHeaders))
    }
  }

  /// From the lower edge upwards.
  private func addLowerBars() {
    if bars.hasKeyboard { add(Keyboard()) }
    if !bars.tabs.isEmpty { add(TabRow(bars.tabs, selected: bars.tab, on: ground)) }
    if !bars.toolbar.isEmpty { add(ToolRow(bars.toolbar.map(\.value), on: ground)) }
    if let words = bars.input { add(MessageField(words, on: ground)) }
    if !bars.segments.isEmpty {
      let bar = SegmentBar(bars.segments.map(\.value), selected: bars.segment)
      view.addSubview(bar)
      segments = bar
    }
  }

  private func add(_ bar: LowerBar) {
    lower.append(bar)
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
    reserveRoom()
    let safe = view.safeAreaInsets
    let own = additionalSafeAreaInsets
    let width = view.bounds.width
    let top = safe.top - (search?.room ?? 0)
    clockGround?.frame = CGRect(x: 0, y: 0, width: width, height: top)
    portrait?.frame = CGRect(x: 0, y: 0, width: width, height: top)
    search?.frame = CGRect(x: 0, y: top, width: width, height: search?.room ?? 0)
    // The room of the home indicator lies below the lowest bar, which reaches to the edge of the screen.
    var edge = view.bounds.maxY - max(0, safe.bottom - own.bottom)
    for (index, bar) in lower.enumerated() {
      let reach = index == 0 ? view.bounds.maxY - edge : 0
      edge -= bar.room
      bar.frame = CGRect(x: 0, y: edge, width: view.bounds.width, height: bar.room + reach)
    }
    segments?.place(in: view.bounds, above: edge)
    placeNeighbours()
    contentDidMove()
  }

  /// A bar that no content is under has no background and no line.
  func contentDidMove() {
    let content = collectionView.contentOffset
    let insets = collectionView.adjustedContentInset
    for bar in [search, portrait] as [LowerBar?] {
      bar?.isOverContent = content.y + insets.top > 0.5
    }
    let end = content.y + collectionView.bounds.height
    let goesOn = collectionView.contentSize.height + insets.bottom - end > 0.5
    for bar in lower { bar.isOverContent = goesOn }
  }
}

/// The content of a screen with bars, which tells the screen that it was scrolled.
final class ScrolledContent: UICollectionView {
  weak var screen: BarScreen?

  override func layoutSubviews() {
    super.layoutSubviews()
    screen?.contentDidMove()
  }
}

/// Something at an edge of the screen that content may lie under.
class LowerBar: UIView {
  private let ground = BarGround(frame: .zero)
  private let line = UIView(frame: .zero)
  /// Whether a line stands between the bar and the content.
  private let hasLine: Bool

  /// The height that it takes from the content.
  var room: CGFloat { 0 }
  /// The part that no cutout at the side of the screen takes.
  final var inner: CGRect {
    let safe = safeAreaInsets
    return bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
  }
  /// Whether it is on a phone on its side, where bars are as low as they can be.
  final var isLow: Bool {
    traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
  }
  /// Whether it is on a tablet, whose rows are somewhat higher.
  final var isOnTablet: Bool { traitCollection.userInterfaceIdiom == .pad }
  /// Of fields.
  final var letters: FieldLetters { FieldLetters(traits: traitCollection) }

  /// Whether content lies under it.
  var isOverContent = false { didSet { showGround() } }
  /// Whether it stands above the content, which meets its lower edge.
  private var isAbove: Bool { self is SearchField || self is PortraitBar }

  /// - Parameter color: of its glass; nil for a bar that has a background of its own.
  init(on color: ThemedColor?, hasLine: Bool) {
    self.hasLine = hasLine
    super.init(frame: .zero)
    ground.glass = color.map { UIColor(themed: $0) }
    line.backgroundColor = UIColor(themed: SystemPalette.separator)
    addSubview(ground)
    addSubview(line)
    showGround()
  }

  required init?(coder: NSCoder) { nil }

  private func showGround() {
    ground.showsGlass = isOverContent
    line.isHidden = !hasLine || !isOverContent
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    line.frame = CGRect(x: 0, y: isAbove ? bounds.height : 0, width: bounds.width, height: 1)
  }
}
