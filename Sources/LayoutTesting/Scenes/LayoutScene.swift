internal import CairoBackend
public import CoreGraphics
internal import Rendering
public import Scene
internal import SceneFormat
public import UIKit

/// A collection view for tests: a layout with data, or a whole screen of an app, and what happens to it. Made in Swift,
/// or read from a scene file. It is played as often as somebody wants to see it, in every variant.
///
///     let scene = LayoutScene([LayoutSection("photos", count: 4)]) { GridLayout() }
///       .step("add", .update(.insert("photo", at: 0, in: "photos")))
///     let run = try scene.run(in: LayoutVariant(.device(.phone), theme: .dark))
///     run.expectTable()
@MainActor public struct LayoutScene {
  enum Source {
    /// A scene file, by its path.
    case file(String)
    /// Sections, in a layout that is registered.
    case sections([LayoutSection])
    /// A view controller that is registered.
    case controller
  }

  let source: Source
  /// Layouts and views that the scene may name besides those that come along.
  private var additions: [SceneAddition]
  /// In the order in which they happen.
  private(set) var steps: [(name: String, step: LayoutStep)] = []
  /// The name of the class of cells; nil for tiles with the items' names.
  private(set) var cell: String?
  /// Makes the layout at the start; nil where a controller or a file has one.
  private(set) var layout: (@MainActor () -> UICollectionViewLayout)?
  /// The window in points; nil for that of scenes which say none.
  private(set) var size: CGSize?
  /// The folder of the test's file: images are found beside it.
  let folder: String

  /// The names that a scene made in Swift gives its parts.
  static let own = "own"

  /// A layout with data.
  /// - Parameter make: makes the layout anew for each run.
  public init<Layout: UICollectionViewLayout>(
    _ sections: [LayoutSection], filePath: String = #filePath,
    layout make: @escaping @MainActor () -> Layout
  ) {
    self.init(.sections(sections), testedIn: filePath)
    layout = make
  }

  /// A layout with data in a window of its own.
  ///
  ///     let scene = LayoutScene(HexLayout(), size: CGSize(width: 320, height: 480)) {
  ///       LayoutSection("main", count: 6)
  ///     }
  /// - Parameter layout: made anew for each run.
  public init<Layout: UICollectionViewLayout>(
    _ layout: @autoclosure @escaping @MainActor () -> Layout, size: CGSize? = nil,
    filePath: String = #filePath, @LayoutSectionsBuilder sections: () -> [LayoutSection]
  ) {
    self.init(.sections(sections()), testedIn: filePath)
    self.layout = layout
    self.size = size
  }

  /// A whole screen of an app, with its own data source and cells, and the bars around it.
  /// - Parameter make: makes the view controller anew for each run.
  public init(
    filePath: String = #filePath, controller make: @escaping @MainActor () -> UIViewController
  ) {
    self.init(.controller, [.controller(Self.own, make: make)], testedIn: filePath)
  }

  /// A scene file, seen from the folder of the test's file.
  /// - Parameter additions: the layouts and views that the file names and that do not come along.
  public init(
    file path: String, with additions: [SceneAddition] = [], filePath: String = #filePath
  ) {
    let folder = Self.folder(of: filePath)
    self.init(
      .file(path.hasPrefix("/") ? path : folder + "/" + path), additions, testedIn: filePath)
  }

  private init(
    _ source: Source, _ additions: [SceneAddition] = [], testedIn filePath: String
  ) {
    self.source = source
    self.additions = additions
    folder = Self.folder(of: filePath)
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  // MARK: More of it

  /// With cells of one's own, which show the items.
  public func cells<Cell: UICollectionViewCell>(
    _ type: Cell.Type, show: @escaping @MainActor (Cell, SceneElement) -> Void
  ) -> LayoutScene {
    var other = self
    other.additions.append(.cell(Self.own, type, show: show))
    other.cell = Self.own
    return other
  }

  /// With one more step at its end; tables and drawings know it by its name. A scene file has its own steps, which
  /// none can be added to.
  public func step(_ name: String, _ step: LayoutStep) -> LayoutScene {
    var other = self
    other.steps.append((name, step))
    return other
  }

  // MARK: Playing

  /// The fonts of all pictures: looked for once.
  private static let fonts = FontLibrary()

  /// Plays it once. Throws where it cannot be read, or where UIKit would have stopped it.
  public func run(in variant: LayoutVariant = LayoutVariant()) throws -> LayoutRun {
    let (scene, registry, _) = try description()
    let application = UIApplication.shared
    let textSize = application.preferredContentSizeCategory
    application.preferredContentSizeCategory = variant.textSize
    defer { application.preferredContentSizeCategory = textSize }
    let played = try PlayedScene(
      variant.applied(to: scene), registry: registry, fonts: Self.fonts)
    return LayoutRun(played, in: variant)
  }

  /// Plays it once with more steps at its end.
  ///
  ///     let run = try scene.play { $0.insert("new", at: 2) }
  ///     #expect(try run.initial("new").alpha == 0)
  public func play(
    in variant: LayoutVariant = LayoutVariant(), _ body: (inout LayoutPlay) throws -> Void
  ) throws -> LayoutRun {
    var play = LayoutPlay(in: firstSection)
    try body(&play)
    play.finish()
    return try play.steps.reduce(self) { $0.step($1.name, $1.step) }.run(in: variant)
  }

  private var firstSection: String {
    if case .sections(let sections) = source { sections.first?.id ?? "" } else { "" }
  }

  /// Plays it in every variant, one after the other.
  ///
  ///     for run in try scene.runs(in: .each(themes: [.light, .dark])) { run.expectPicture() }
  public func runs(in variants: [LayoutVariant]) throws -> [LayoutRun] {
    try variants.map { try run(in: $0) }
  }

  func description() throws -> (SceneDescription, SceneRegistry, SceneLoader) {
    var registry = SceneRegistry()
    for addition in additions { addition.add(to: &registry) }
    if case .file(let path) = source {
      guard steps.isEmpty else { throw LayoutSceneError.stepsOfFile(steps[0].name) }
      let loader = SceneLoader(kinds: registry.kinds.rendered(with: Self.fonts.ownFamilies))
      return (try loader.load(path), registry, loader)
    }
    register(in: &registry)
    let loader = SceneLoader(kinds: registry.kinds.rendered(with: Self.fonts.ownFamilies))
    return (try loader.load(file), registry, loader)
  }
}
