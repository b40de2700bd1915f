public import CoreGraphics

/// One line of the attribute table: an element in one state of one step. All numbers are rounded to what
/// the table prints, so a row that was printed and read again is the same row.
public struct AttributeRow: Hashable, Sendable {
  /// The step's name; nil for a state that belongs to no step.
  public let step: String?
  /// nil for a layout at rest.
  public let phase: AttributePhase?
  /// Cells stand above supplementary views, those above decoration views.
  public let kind: ElementKind
  /// The data's identifier of the element; nil where it has none.
  public let id: String?
  /// Empty where the element has no place in the state, such as the final state of a deleted cell.
  public let path: IndexPath
  /// The element's `frame`, perspective included, in the content's coordinates and in points.
  public let frame: CGRect
  /// From 0, nothing of it is seen, to 1, nothing is seen through it.
  public let alpha: CGFloat
  /// The place from back to front, larger numbers in front.
  public let zIndex: Int
  /// Whether the layout keeps the element but does not show it.
  public let isHidden: Bool
  /// The element's transform, which the frame already contains, in the words of the table.
  public let transform: TransformForm
  /// The element's role in the step; nil for a layout at rest.
  public let role: Role?
  /// The values that the layout's own class of attributes adds, by name; empty where nobody asked for them.
  public let custom: [String: CustomValue]

  /// A row of numbers that are known, such as those of a file; they are rounded to three decimals here.
  public init(
    step: String? = nil, phase: AttributePhase? = nil, kind: ElementKind, id: String? = nil,
    path: IndexPath = IndexPath(), frame: CGRect, alpha: CGFloat = 1, zIndex: Int = 0,
    isHidden: Bool = false, transform: TransformForm = .identity, role: Role? = nil,
    custom: [String: CustomValue] = [:]
  ) {
    self.step = step
    self.phase = phase?.rounded
    self.kind = kind
    self.id = id
    self.path = path
    self.frame = CGRect(
      x: NumberText.rounded(frame.origin.x), y: NumberText.rounded(frame.origin.y),
      width: NumberText.rounded(frame.size.width), height: NumberText.rounded(frame.size.height))
    self.alpha = NumberText.rounded(alpha)
    self.zIndex = zIndex
    self.isHidden = isHidden
    self.transform = transform
    self.role = role
    self.custom = custom.isEmpty ? custom : custom.mapValues(\.rounded)
  }

  /// The row of an element as a snapshot has it.
  public init(
    _ element: ElementSnapshot, step: String? = nil, phase: AttributePhase? = nil,
    role: Role? = nil
  ) {
    self.init(
      step: step, phase: phase, kind: element.kind, id: element.id.identifier, path: element.path,
      frame: element.frame, alpha: element.alpha, zIndex: element.zIndex,
      isHidden: element.isHidden, transform: TransformForm(element.transform),
      role: role, custom: element.custom)
  }

  /// x, y, width, height.
  var frameNumbers: [CGFloat] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }
}

extension AttributeRow {
  /// The order inside one step: phase, kind, path, identifier, and for equals whatever else differs, so
  /// that rows in any order always sort into the same text.
  func standsBefore(_ other: AttributeRow) -> Bool {
    if phase != other.phase {
      // A state at rest comes first.
      guard let phase, let otherPhase = other.phase else { return phase == nil }
      return phase < otherPhase
    }
    if kind != other.kind { return kind < other.kind }
    if path != other.path { return path < other.path }
    if let id, let otherID = other.id, id != otherID { return ByteOrder.isAscending(id, otherID) }
    if (id == nil) != (other.id == nil) { return id == nil }
    return ByteOrder.isAscending(remainder, other.remainder)
  }

  private var remainder: String {
    (AttributeTable.cells(of: self) + customCells).joined(separator: "\t")
  }

  /// The values of the layout's own with their names, in the order of the names.
  var customCells: [String] {
    custom.isEmpty ? [] : custom.sortedNames.map { "\($0) \(custom[$0]?.cell ?? "")" }
  }
}
