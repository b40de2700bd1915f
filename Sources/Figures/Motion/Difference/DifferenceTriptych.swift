import CoreGraphics
import Drawing
public import Motion

/// Two states of a layout and what is different: before, what goes is a ghost; after, what was asked for is outlined;
/// beside them a table says by how much each element differs, the largest first.
public struct DifferenceTriptych {
  /// The words of the triptych, its width, and the look of elements in it.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; empty for none.
    public var title: String
    /// The width that the figure is shown at; nil for the one that suits it.
    public var width: FigureWidth?
    /// The words over the first panel: "before" unless said otherwise.
    public var before: String
    /// The words over the second panel: "after" unless said otherwise.
    public var after: String
    /// The look of elements: their own drawings, or their names on plain colours.
    public var faces: FaceStyle
    /// The words for the layout's items in the summary.
    public var noun: Noun

    /// Without a heading, as wide as a README's column, and with items called "items".
    public init(
      title: String = "", width: FigureWidth? = nil, before: String = "before",
      after: String = "after",
      faces: FaceStyle = .automatic, noun: Noun = .item
    ) {
      self.title = title
      self.width = width
      self.before = before
      self.after = after
      self.faces = faces
      self.noun = noun
    }
  }

  private let story: MotionStory
  /// The way until it turns, where everything ends as it began.
  private let wayOut: MotionStory?
  /// Of those that were asked to move and that only one state shows.
  private let ways: [ElementID: CGVector]
  private let options: Options
  private let region: CGRect

  /// Compares two states that need not have followed each other.
  ///
  /// - Parameters:
  ///   - roles: what happened between the two, where anybody knows.
  ///   - names: what the data calls elements.
  ///   - changes: those that led from the one to the other, where any did: what comes back is told.
  public init(
    before: LayoutSnapshot, after: LayoutSnapshot, roles: StepRoles? = nil,
    names: [ElementID: String] = [:], changes: [Transition] = [], _ options: Options = Options()
  ) {
    let transition = Transition(
      TransitionCapture(
        before: before, after: after, reloaded: Self.rewritten(before, after), timing: .immediate))
    story = MotionStory(
      transition, looks: ElementLooks([transition], names: names), roles: roles)
    wayOut = changes.wayOut.map { way in
      MotionStory(Transition(wholeOf: way), looks: ElementLooks(changes, names: names))
    }
    ways = changes.count == 1 ? Self.ways(changes[0], roles) : [:]
    self.options = options
    var region = ScreenRegion()
    region.add(before)
    region.add(after)
    self.region = region.rect
  }

  /// Those that views go, from or to the places that the layout has for them.
  private static func ways(_ change: Transition, _ roles: StepRoles?) -> [ElementID: CGVector] {
    let ways = MotionStory(change, roles: roles).elements.compactMap(TakenWay.init)
    return ways.filter { $0.story.role.isMove && !$0.isFade }
      .reduce(into: [:]) { $0[$1.story.id] = $1.vector }
  }

  /// Who says something else than before, or has another colour.
  private static func rewritten(
    _ before: LayoutSnapshot, _ after: LayoutSnapshot
  ) -> Set<ElementID> {
    let known = Dictionary(after.elements.map { ($0.id, $0) }) { first, _ in first }
    return Set(
      before.elements.filter { earlier in
        known[earlier.id].map { !$0.says(thatOf: earlier) } ?? false
      }
      .map(\.id))
  }

  /// The two states side by side, and beside or below them the table of what differs.
  public var figure: Figure {
    DifferencePage(
      story: story, wayOut: wayOut, ways: ways, options: options, region: region
    ).figure
  }
}
