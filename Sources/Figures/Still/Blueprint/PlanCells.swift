import CoreGraphics
import Drawing
import Motion

/// The elements of a plan, and the words on them: where there are few, on each; of more, on the first of each size.
struct PlanCells {
  private let frames: [BlueprintFrame]
  private let annotations: Set<Blueprint.Annotation>
  private(set) var words: [DrawItem] = []
  /// Sizes that have no room on the plan, in words.
  private(set) var notes: [String] = []
  /// Whether a size is said to be that of the one before.
  private(set) var hasSigns = false

  /// The words of each are read where there are no more of them.
  private static let few = 12
  private static let mostNamed = 60

  /// - Parameter elements: the hindmost first.
  init(
    _ elements: [ElementSnapshot], on stage: PlanStage,
    _ annotations: Set<Blueprint.Annotation>, in field: inout LabelField
  ) {
    frames = elements.map { BlueprintFrame($0, on: stage) }
    self.annotations = annotations
    write(on: stage, in: &field)
  }

  var outlines: [DrawItem] { frames.flatMap(\.outline) }

  private mutating func write(on stage: PlanStage, in field: inout LabelField) {
    // A decoration hides all that it stands in front of, too.
    let covering = frames.enumerated().map { (index: $0.offset, frame: $0.element.frame) }
    let order = frames.indices.filter {
      !frames[$0].element.kind.isDecoration && !stage.cuts(frames[$0].element.frame)
    }.sorted {
      (frames[$0].element.section, frames[$0].element.path, $0)
        < (frames[$1].element.section, frames[$1].element.path, $1)
    }
    let isFew = order.count <= Self.few
    let isNamed = order.count <= Self.mostNamed && !annotations.isDisjoint(with: [.ids, .zIndex])
    var sizes = Sizes()
    for index in order {
      let frame = frames[index]
      let (isNew, isFirst) = (sizes.isNew(frame.element), sizes.isFirst(frame.element))
      guard isFew || isNamed || isNew || frame.isNamed else { continue }
      let covers = covering.filter { $0.index > index && $0.frame.intersects(frame.frame) }
        .map(\.frame)
      // Of a cell that has room for one of them, the size says more.
      if annotations.contains(.frames), isFew || isNew {
        let label = frame.label(size: sizes.words(frame.element), in: &field, below: covers)
        words += [label].compactMap(\.self)
        hasSigns = hasSigns || label != nil && !isNew
        sizes.note(frame.element, isWritten: label != nil)
      }
      let name = frame.name(annotations)
      guard !name.isEmpty, isFew || isNamed || isFirst || frame.isNamed else { continue }
      words += [frame.label(name, in: &field, below: covers)].compactMap(\.self)
    }
    notes = sizes.notes
  }

  /// The sizes that are written already, and those that found no room.
  private struct Sizes {
    private var written: Set<String> = []
    private var seen: Set<String> = []
    private var last: [ElementKind: String] = [:]
    private var missing: [(key: String, element: ElementSnapshot)] = []

    private func key(_ element: ElementSnapshot) -> String {
      "\(element.kind.plainName) \(element.size.lengthWords)"
    }

    func isNew(_ element: ElementSnapshot) -> Bool { !written.contains(key(element)) }

    mutating func isFirst(_ element: ElementSnapshot) -> Bool {
      seen.insert(key(element)).inserted
    }

    /// "100 × 60", "=" where that was said just before, "= 100 × 60" where it was said earlier.
    func words(_ element: ElementSnapshot) -> String {
      let size = element.size.lengthWords
      return isNew(element) ? size : last[element.kind] == size ? "=" : "= \(size)"
    }

    mutating func note(_ element: ElementSnapshot, isWritten: Bool) {
      if isWritten {
        written.insert(key(element))
        last[element.kind] = element.size.lengthWords
      } else if isNew(element) {
        missing.append((key(element), element))
      }
    }

    var notes: [String] {
      var known = written
      let left = missing.filter { known.insert($0.key).inserted }.map(\.element)
      guard !left.isEmpty else { return [] }
      guard left.count > 4 else {
        let sizes = left.map { "\($0.kind.plainName.shortened(to: 24)) \($0.size.lengthWords)" }
        return ["No room to write: \(CountWords.list(sizes))."]
      }
      let (widths, heights) = (
        BlueprintFinding.range(left.map(\.size.width)),
        BlueprintFinding.range(left.map(\.size.height))
      )
      return ["No room to write \(left.count) sizes: \(widths) wide, \(heights) high."]
    }
  }
}

extension CGSize {
  /// "375 × 1,278".
  var lengthWords: String { "\(FigureText.length(width)) × \(FigureText.length(height))" }
}
