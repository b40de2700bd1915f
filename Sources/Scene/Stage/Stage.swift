public import Motion
public import UIKit

/// A collection view in a window of its own, with data or with the user's own data source, on which a test
/// or a program tries out a layout.
///
///     let stage = try Stage(MyLayout(), sections: [StageSection("main", count: 6)])
///     try stage.perform { $0.contentOffset.y = 100 }
///     print(AttributeTable(try stage.snapshot()).text)
@MainActor public final class Stage {
  /// The view that the layout is tried out in; scroll it and change its data in `perform(_:)`.
  public let collectionView: UICollectionView
  /// Keeps the collection view in its hierarchy.
  let window: UIWindow
  let source: StageSource
  /// The drawings of the views when the last recording ended.
  var drawingsAtRest: ViewDrawings?
  let identify: ((ElementKind, IndexPath) -> String?)?

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
    collectionView.register(StageCell.self, forCellWithReuseIdentifier: StageSource.identifier)
    collectionView.dataSource = source
    collectionView.dataNames = { [source] in source.names }
    try LayoutFault.catching { self.sections = sections }
  }

  /// A stage around a collection view that has its own data source and cells. `identify` says what the data
  /// calls an element; without an answer an element is known by its path.
  public init(
    collectionView: UICollectionView, scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    identify: @escaping (ElementKind, IndexPath) -> String? = { _, _ in nil }
  ) {
    self.collectionView = collectionView
    self.identify = identify
    source = StageSource()
    window = StageWindow.make(
      around: collectionView,
      StageSetting(
        size: collectionView.frame.size, scale: scale, safeArea: safeArea, direction: direction))
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
      let result = try body(collectionView)
      collectionView.layoutIfNeeded()
      return result
    }
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
      let snapshot = LayoutSnapshot(of: collectionView, extent: extent) { kind, path in
        identify.map { $0(kind, path) } ?? sections.identifier(of: kind, at: path)
      }
      return drawn ? snapshot.drawn(in: collectionView, extent: extent, drawings) : snapshot
    }
  }
}

/// Windows for stages: each on a screen of its own, so that stages with different scales stand side by side.
@MainActor private enum StageWindow {
  static func make(around view: UICollectionView, _ setting: StageSetting) -> UIWindow {
    let screen = UIScreen()
    screen.bounds = CGRect(origin: .zero, size: setting.size)
    screen.traitCollection = screen.traitCollection.modifyingTraits {
      $0.displayScale = setting.scale
      $0.layoutDirection =
        setting.direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    let window = UIWindow(frame: screen.bounds)
    window.screen = screen
    window.additionalSafeAreaInsets = setting.safeArea
    window.isHidden = false
    window.addSubview(view)
    return window
  }
}
