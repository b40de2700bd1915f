public import Motion
import QuartzCore
public import UIKit

/// A collection view in a window of its own, with data or with the user's own data source, on which a test
/// or a program tries out a layout.
///
///     let stage = try Stage(MyLayout(), sections: [StageSection("main", count: 6)])
///     try stage.perform { $0.contentOffset.y = 100 }
///     print(AttributeTable(try stage.snapshot()).text)
@MainActor public final class Stage {
  /// The view that the layout is tried out in; scroll it and change its data in `perform(_:)`. On a stage around a
  /// controller it is that of the controller on top.
  public private(set) var collectionView: UICollectionView
  /// The values of a layout's own class of attributes that snapshots and recordings take down: none, unless it is set.
  public var custom = CustomColumns.none
  /// Keeps the collection view in its hierarchy.
  let window: UIWindow
  let source: StageSource
  /// Whether recordings hold what happens: whoever asks for the end alone needs none of it.
  var keepsChanges = true
  /// The drawings of the views when the last recording ended.
  var drawingsAtRest: ViewDrawings?
  let identify: ((ElementKind, IndexPath) -> String?)?
  /// The time of display links and dynamic animators.
  let clock = DisplayClock()
  let itemKinds: ItemKinds
  /// The fingers of the gesture that was recorded last.
  var touches = TouchCourse()
  /// The screens of a stage around a controller.
  private(set) var rooms: StageRooms?
  private var sourceNames: StageNames?

  /// A stage with data of its own. Throws where two items or two sections share an identifier.
  public init(
    _ layout: UICollectionViewLayout, sections: [StageSection] = [],
    setting: StageSetting = StageSetting()
  ) throws {
    collectionView = UICollectionView(
      frame: CGRect(origin: .zero, size: setting.size), collectionViewLayout: layout)
    collectionView.contentInset = setting.contentInset
    window = StageWindow.make(around: collectionView, setting)
    source = StageSource()
    identify = nil
    itemKinds = ItemKinds()
    collectionView.register(StageCell.self, forCellWithReuseIdentifier: StageSource.identifier)
    collectionView.dataSource = source
    collectionView.dataNames = { [source] in source.names }
    try LayoutFault.catching { self.sections = sections }
  }

  /// A stage around a collection view that has its own data source and cells. `identify` says what the data
  /// calls an element; without an answer an element is known by its path.
  public convenience init(
    collectionView: UICollectionView, scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    identify: @escaping (ElementKind, IndexPath) -> String? = { _, _ in nil }
  ) {
    let itemKinds = ItemKinds()
    let setting = StageSetting(
      size: collectionView.frame.size, scale: scale, safeArea: safeArea, direction: direction)
    self.init(around: collectionView, setting, itemKinds) { kind, path in
      if let name = identify(kind, path) { return name }
      return itemKinds.contains(kind) ? identify(.cell, path) : nil
    }
  }

  /// - Parameter itemKinds: noted here, so that those who identify elements know them.
  init(
    around collectionView: UICollectionView, _ setting: StageSetting, _ itemKinds: ItemKinds,
    identify: @escaping (ElementKind, IndexPath) -> String?
  ) {
    self.collectionView = collectionView
    self.identify = identify
    self.itemKinds = itemKinds
    source = StageSource()
    window = StageWindow.make(around: collectionView, setting)
  }

  /// A stage around a view controller, such as a navigation controller with a screen of an app: pictures show the
  /// whole screen. Elements are called as the data source of the collection view on top calls them, else by their
  /// path.
  public init(
    controller: UIViewController, setting: StageSetting = StageSetting()
  ) throws {
    source = StageSource()
    itemKinds = ItemKinds()
    window = StageWindow.make(setting)
    let rooms = StageRooms(window)
    self.rooms = rooms
    collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let names = StageNames()
    identify = { names.identifier(of: $0, at: $1) }
    try LayoutFault.catching {
      window.screen.traitCollection = window.traits(in: setting.size)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      collectionView = rooms.current()
    }
    names.view = collectionView
    sourceNames = names
  }

  /// Puts the controller on the window whose view has the collection view: pictures show the whole screen.
  func show(_ controller: UIViewController) throws {
    try LayoutFault.catching {
      window.screen.traitCollection = window.traits(in: window.bounds.size)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
  }

  // MARK: Data

  /// The stage's own data. As with UIKit's data sources, the collection view does not notice a change
  /// until it is told of it, by `reloadData()` or an update. Identifiers that repeat are a fault.
  public var sections: [StageSection] {
    get { source.sections }
    set {
      if let fault = Self.firstRepetition(in: newValue) { return FaultScope.raise(fault) }
      source.sections = newValue
    }
  }

  private static func firstRepetition(in sections: [StageSection]) -> Fault? {
    let names = [
      ("section", sections.map(\.id)), ("item", sections.flatMap { $0.items.map(\.id) }),
    ]
    for (noun, identifiers) in names {
      var seen: Set<String> = []
      guard let again = identifiers.first(where: { !seen.insert($0).inserted }) else { continue }
      return Fault(
        "data/repeated-identifier",
        "Fatal: supplied \(noun) identifiers are not unique. Duplicate identifiers: {(\n    \(again)\n)}",
        facts: [Fault.Fact("identifier", again)])
    }
    return nil
  }

  // MARK: Playing

  /// Runs the body and then a layout pass. Throws `LayoutFault` where UIKit would have raised an exception;
  /// the views and the content size are then what they were before.
  @discardableResult public func perform<Result>(
    _ body: (UICollectionView) throws -> Result
  ) throws -> Result {
    try LayoutFault.catching {
      try clock.run {
        let result = try body(collectionView)
        collectionView.layoutIfNeeded()
        // As at the end of each turn of a run loop.
        CATransaction.flush()
        collectionView.layoutIfNeeded()
        lookAround()
        return result
      }
    }
  }

  /// Finds the collection view of the screen that is to be seen by now.
  private func lookAround() {
    // Bars follow what is scrolled.
    if window.rootViewController != nil { window.layoutIfNeeded() }
    guard let rooms else { return }
    collectionView = rooms.current()
    sourceNames?.view = collectionView
  }

  /// The number of the screen that is to be seen, from 0 in the order in which they came.
  var screenNumber: Int { rooms?.place(of: collectionView) ?? 0 }

  /// The change to the screen that is to be seen now.
  func screenChange(
    from before: (view: UICollectionView, snapshot: LayoutSnapshot), to after: LayoutSnapshot
  ) -> ScreenChange {
    ScreenChange(
      before: before.snapshot, after: after,
      way: rooms?.way(from: before.view, to: collectionView) ?? .forth,
      timing: window.screenChangeDuration > 0
        ? Timing(AnimationContext(duration: window.screenChangeDuration)) : .immediate)
  }

  /// The layout as it stands now, once it is settled.
  /// - Parameter drawn: whether it holds what the views of all its elements show. Those that are not on screen
  ///   are made for it.
  public func snapshot(
    of extent: LayoutExtent = .content, drawn: Bool = false
  ) throws -> LayoutSnapshot {
    try snapshot(of: extent, drawn: drawn, knowing: ViewDrawings())
  }

  /// The same where nothing has happened since views were drawn.
  func snapshot(
    of extent: LayoutExtent, drawn: Bool, knowing drawings: ViewDrawings
  ) throws -> LayoutSnapshot {
    try perform { _ in }
    return try LayoutFault.catching {
      let snapshot = LayoutSnapshot(of: collectionView, extent: extent, custom: custom) {
        itemKinds.note($0)
        return $0.map { name(of: ElementKind($0), at: $0.indexPath) }
      }
      guard drawn else { return snapshot.numbered(screenNumber) }
      return clock.run {
        RunningAnimators.presenting {
          snapshot.drawn(in: collectionView, extent: extent, drawings).numbered(screenNumber)
        }
      }
    }
  }

  private func name(of kind: ElementKind, at path: IndexPath) -> String? {
    itemKinds.name(of: kind, at: path, anchoredTo: collectionView.anchorHosts) { kind, path in
      identify.map { $0(kind, path) } ?? sections.identifier(of: kind, at: path, itemKinds)
    }
  }
}

/// Windows for stages: each on a screen of its own, so that stages with different scales stand side by side.
@MainActor private enum StageWindow {
  static func make(around view: UICollectionView, _ setting: StageSetting) -> UIWindow {
    let window = make(setting)
    window.isHidden = false
    window.addSubview(view)
    return window
  }

  static func make(_ setting: StageSetting) -> UIWindow {
    let screen = UIScreen()
    screen.bounds = CGRect(origin: .zero, size: setting.size)
    screen.traitCollection = screen.traitCollection.modifyingTraits {
      $0.displayScale = setting.scale
      // The size of letters is chosen for all apps, and so for all screens.
      $0.preferredContentSizeCategory =
        setting.textSize ?? UIApplication.shared.preferredContentSizeCategory
      $0.userInterfaceIdiom = setting.idiom
      $0.horizontalSizeClass = setting.horizontalSizeClass
      $0.verticalSizeClass = setting.verticalSizeClass
      $0.layoutDirection =
        setting.direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    let window = UIWindow(frame: screen.bounds)
    window.screen = screen
    window.additionalSafeAreaInsets = setting.safeArea
    return window
  }
}

extension UIWindow {
  /// The traits of a phone's window of that size: one that lies has less height than most.
  func traits(in size: CGSize) -> UITraitCollection {
    guard traitCollection.userInterfaceIdiom == .phone else { return traitCollection }
    // No phone that lies is narrower than this, however low the window of one that stands is.
    let isLow = size.width > size.height && size.width >= 480 && size.height < 500
    return traitCollection.modifyingTraits { $0.verticalSizeClass = isLow ? .compact : .regular }
  }
}
