import CoreGraphics

/// Random data and random steps for the layout of another scene. Places in the data are shares of what there is, so
/// that every part can be left out and the rest still is a scene.
struct FuzzedScene: Equatable {
  /// The window in points.
  var size: CGSize
  var sections: [Section]
  var steps: [Step]

  struct Section: Equatable {
    /// The sizes of its items; nil for those that say none.
    var items: [CGSize?]
    var hasHeader = false
    var hasFooter = false
  }

  enum Step: Equatable {
    case update(Update)
    case scroll(CGVector)
    case resize(CGSize)
  }

  /// A batch of changes, each by shares of the data from 0 to 1.
  struct Update: Equatable {
    var deletes: [Double] = []
    var inserts: [Double] = []
    var moves: [Double] = []
    var reloads: [Double] = []

    var count: Int { deletes.count + inserts.count + moves.count + reloads.count }
  }
}

// MARK: Smaller ones

extension FuzzedScene {
  /// Scenes with something less, those that lack most first.
  var smaller: [FuzzedScene] { fewerSteps + fewerSections + fewerItems + smallerSteps + plainer }

  private func with(_ change: (inout FuzzedScene) -> Void) -> FuzzedScene {
    var other = self
    change(&other)
    return other
  }

  private var fewerSteps: [FuzzedScene] {
    guard !steps.isEmpty else { return [] }
    return [with { $0.steps = [] }]
      + steps.indices.map { index in with { $0.steps.remove(at: index) } }
  }

  private var fewerSections: [FuzzedScene] {
    sections.indices.map { index in with { $0.sections.remove(at: index) } }
  }

  /// Halves of each section; single items where there are few.
  private var fewerItems: [FuzzedScene] {
    sections.indices.flatMap { index -> [FuzzedScene] in
      let items = sections[index].items
      guard !items.isEmpty else { return [] }
      let half = items.count / 2
      let halves = [Array(items.prefix(half)), Array(items.dropFirst(half))]
        .filter { $0.count < items.count }
      let singles =
        items.count > 8
        ? [Array(items.dropLast())]
        : items.indices.map { left in items.indices.filter { $0 != left }.map { items[$0] } }
      return (halves + singles).map { fewer in with { $0.sections[index].items = fewer } }
    }
  }

  private var smallerSteps: [FuzzedScene] {
    steps.indices.flatMap { index in
      steps[index].smaller.map { step in with { $0.steps[index] = step } }
    }
  }

  /// Without headers, footers and sizes of items.
  private var plainer: [FuzzedScene] {
    sections.indices.flatMap { index -> [FuzzedScene] in
      let section = sections[index]
      let plain = [CGSize?](repeating: nil, count: section.items.count)
      return [
        section.hasHeader ? with { $0.sections[index].hasHeader = false } : nil,
        section.hasFooter ? with { $0.sections[index].hasFooter = false } : nil,
        section.items != plain ? with { $0.sections[index].items = plain } : nil,
      ].compactMap(\.self)
    }
  }
}

extension FuzzedScene.Step {
  fileprivate var smaller: [FuzzedScene.Step] {
    switch self {
    case .update(let update):
      guard update.count > 1 else { return [] }
      let lists: [WritableKeyPath<FuzzedScene.Update, [Double]>] = [
        \.deletes, \.inserts, \.moves, \.reloads,
      ]
      return lists.flatMap { list in
        update[keyPath: list].indices.map { index in
          var less = update
          less[keyPath: list].remove(at: index)
          return .update(less)
        }
      }
    case .scroll(let way):
      return way.dx != 0 && way.dy != 0
        ? [.scroll(CGVector(dx: 0, dy: way.dy)), .scroll(CGVector(dx: way.dx, dy: 0))] : []
    case .resize: return []
    }
  }
}
