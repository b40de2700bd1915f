import Drawing
import Motion
import SceneFormat
import UIKit

/// The screen of a scene with bars: its collection view fills it, and the bars lie over its edges.
final class BarScreen: UIViewController {
  private let collectionView: UICollectionView
  private let bars: BarsDescription
  private let ground: ThemedColor
  private var lower: [(view: UIView, height: CGFloat)] = []
  private var search: SearchField?
  private var segments: SegmentBar?

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
    let navigation = UINavigationController(rootViewController: bars.back == nil ? self : before)
    if bars.back != nil { navigation.pushViewController(self, animated: false) }
    let bar = navigation.navigationBar
    bar.prefersLargeTitles = bars.hasLargeTitle
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = UIColor(themed: ground)
    look.shadowColor = bars.search == nil ? UIColor(themed: SystemPalette.separator) : .clear
    bar.standardAppearance = look
    let edge = UINavigationBarAppearance()
    edge.configureWithOpaqueBackground()
    edge.backgroundColor = UIColor(themed: ground)
    edge.shadowColor =
      bars.portrait == nil ? .clear : UIColor(themed: SystemPalette.separator)
    bar.scrollEdgeAppearance = edge
    return navigation
  }

  override func loadView() {
    view = UIView(frame: collectionView.frame)
    view.backgroundColor = UIColor(themed: ground)
    // As on an app's screen: short content keeps clear of the bars, too.
    collectionView.alwaysBounceVertical = true
    view.addSubview(collectionView)
    addUpperBars()
    addLowerBars()
    additionalSafeAreaInsets.bottom = lower.reduce(0) { $0 + $1.height }
    if search != nil { additionalSafeAreaInsets.top = SearchField.height }
  }

  private func addUpperBars() {
    title = bars.title
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItems = buttons(bars.leading)
    navigationItem.rightBarButtonItems = buttons(bars.trailing).reversed()
    if let portrait = bars.portrait {
      navigationItem.titleView = PortraitTitle(letter: portrait, name: bars.title ?? "")
    }
    if let words = bars.search {
      let field = SearchField(words, on: ground)
      view.addSubview(field)
      search = field
    }
  }

  private func buttons(_ names: [Spanned<String>]) -> [UIBarButtonItem] {
    names.map { name in
      UIBarButtonItem(customView: BarMark(name.value, size: 26, color: SystemPalette.tint))
    }
  }

  /// From the lower edge upwards.
  private func addLowerBars() {
    if bars.hasKeyboard { add(Keyboard(), height: Keyboard.height) }
    if !bars.tabs.isEmpty {
      add(TabRow(bars.tabs, selected: bars.tab, on: ground), height: TabRow.height)
    }
    if !bars.toolbar.isEmpty {
      add(ToolRow(bars.toolbar.map(\.value), on: ground), height: ToolRow.height)
    }
    if let words = bars.input { add(MessageField(words, on: ground), height: MessageField.height) }
    if !bars.segments.isEmpty {
      let bar = SegmentBar(bars.segments.map(\.value), selected: bars.segment)
      view.addSubview(bar)
      segments = bar
    }
  }

  private func add(_ bar: UIView, height: CGFloat) {
    lower.append((bar, height))
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
    let safe = view.safeAreaInsets
    let own = additionalSafeAreaInsets
    search?.frame = CGRect(
      x: 0, y: safe.top - own.top, width: view.bounds.width, height: SearchField.height)
    // The room of the home indicator lies below the lowest bar, which reaches to the edge of the screen.
    var edge = view.bounds.maxY - max(0, safe.bottom - own.bottom)
    for (index, bar) in lower.enumerated() {
      let reach = index == 0 ? view.bounds.maxY - edge : 0
      edge -= bar.height
      bar.view.frame = CGRect(
        x: 0, y: edge, width: view.bounds.width, height: bar.height + reach)
    }
    segments?.place(in: view.bounds, above: edge)
  }
}
