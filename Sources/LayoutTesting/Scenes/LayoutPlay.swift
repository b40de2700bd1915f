public import CoreGraphics
public import UIKit

/// The steps of a scene, one call each; changes of the data that follow one another are one batch of updates.
///
///     let run = try scene.play { $0.insert("new", at: 2) }
@MainActor public struct LayoutPlay {
  private(set) var steps: [(name: String, step: LayoutStep)] = []
  private var updates: [LayoutUpdate] = []
  private let firstSection: String

  init(in firstSection: String) {
    self.firstSection = firstSection
  }

  /// An item comes to an index of a section: of the first one where none is named.
  public mutating func insert(_ item: String, at index: Int, in section: String? = nil) {
    updates.append(.insert(item, at: index, in: section ?? firstSection))
  }

  /// An item goes.
  public mutating func delete(_ item: String) { updates.append(.delete(item)) }

  /// An item goes to an index of a section: of the first one where none is named.
  public mutating func move(_ item: String, to index: Int, in section: String? = nil) {
    updates.append(.move(item, to: index, in: section ?? firstSection))
  }

  /// An item gets a new cell.
  public mutating func reload(_ item: String) { updates.append(.reload(item)) }

  /// A scroll by a way in points.
  public mutating func scroll(x: CGFloat = 0, y: CGFloat = 0) { add("scroll", .scroll(x: x, y: y)) }

  /// Another size of the collection view.
  public mutating func resize(width: CGFloat, height: CGFloat) {
    add("resize", .resize(width: width, height: height))
  }

  /// A quarter turn of the device.
  public mutating func rotate() { add("rotate", .rotate) }

  /// Other values of the layout's properties.
  public mutating func change<Layout: UICollectionViewLayout>(
    _ body: @escaping @MainActor (Layout) throws -> Void
  ) {
    add("change", .change(body))
  }

  /// Ends the batch of updates, if there is one.
  mutating func finish() {
    guard !updates.isEmpty else { return }
    let step = LayoutStep.update(updates)
    updates = []
    steps.append((name("update"), step))
  }

  private mutating func add(_ kind: String, _ step: LayoutStep) {
    finish()
    steps.append((name(kind), step))
  }

  /// `scroll`, and `scroll-2` for a second one.
  private func name(_ kind: String) -> String {
    let count = steps.count { $0.name == kind || $0.name.hasPrefix(kind + "-") }
    return count == 0 ? kind : "\(kind)-\(count + 1)"
  }
}
