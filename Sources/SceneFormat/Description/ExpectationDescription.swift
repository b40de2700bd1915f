public import CoreGraphics
public import Motion

/// Something that has to be so.
public struct ExpectationDescription: Equatable, Sendable {
  /// The rule that has to hold in each of the steps.
  public var check: Check
  /// Names of the steps that are checked; empty for all of them.
  public var steps: [Spanned<String>]
  /// The place of the rule in the file, for messages.
  public var span: SourceSpan

  /// A rule for these steps, at a place of the file.
  package init(check: Check, steps: [Spanned<String>], span: SourceSpan) {
    (self.check, self.steps, self.span) = (check, steps, span)
  }

  /// A rule, with the values that it is held against.
  public enum Check: Equatable, Sendable {
    /// The rules of these names between a layout and its collection view.
    case contract([String])
    /// No two of these elements lie on one another.
    case noOverlap(OverlapScope)
    /// Every element lies inside the content size.
    case insideContent
    /// Every frame lies on whole pixels.
    case pixelAligned
    /// The highest score of what jumps in a step: 1 is all of the screen by its longer side.
    case maxShift(CGFloat)
    /// One element has these numbers.
    case attributes(AttributeExpectation)
    /// The scene has to stop with the code.
    case fails(String)
    /// An attribute table beside the scene.
    case golden(String, tolerance: CGFloat)
    /// The pictures that a list beside the scene names.
    case pictures(PictureExpectation)
  }

  /// The elements that must not lie on one another: the cells alone, or all kinds.
  public enum OverlapScope: String, Equatable, Sendable, CaseIterable {
    case cells, all
  }
}

/// Numbers that an element is to have in a state of a step.
public struct AttributeExpectation: Equatable, Sendable {
  /// The identifier of the item whose element is looked at.
  public var item: Spanned<String>
  /// The name of the step; nil for the last one.
  public var step: Spanned<String>?
  /// The moment of the step: the end of it unless the file says otherwise.
  public var phase: AttributePhase
  /// The expected frame in points of the content; nil is not checked.
  public var frame: CGRect?
  /// The expected opacity, 0 to 1; nil is not checked.
  public var alpha: CGFloat?
  /// The expected depth, larger in front; nil is not checked.
  public var zIndex: Int?
  /// Whether the element is expected to be hidden; nil is not checked.
  public var isHidden: Bool?
  /// How far each number may differ from the expected one: 0.01 unless the file says otherwise.
  public var tolerance: CGFloat

  /// The element of an item, of which nothing is expected.
  init(of item: Spanned<String>) {
    self.item = item
    (step, frame, alpha, zIndex, isHidden) = (nil, nil, nil, nil, nil)
    phase = .after
    tolerance = 0.01
  }
}

extension ExpectationDescription.Check {
  /// The name of the file beside the scene that says what was accepted; nil for rules.
  public var goldenName: String? {
    switch self {
    case .golden(let name, _): name
    case .pictures(let pictures): pictures.list
    case .contract, .noOverlap, .insideContent, .pixelAligned, .maxShift, .attributes, .fails: nil
    }
  }

  /// The key that it stands under, and the rule where it is one alone: it tells many of one place apart.
  package var title: String {
    if case .contract(let rules) = self, rules.count == 1 { return "\(name) \(rules[0])" }
    return name
  }

  /// The key that it stands under.
  public var name: String {
    switch self {
    case .contract: "contract"
    case .noOverlap: "noOverlap"
    case .insideContent: "insideContent"
    case .pixelAligned: "pixelAligned"
    case .maxShift: "maxShift"
    case .attributes: "attributes"
    case .fails: "fails"
    case .golden: "golden"
    case .pictures: "pictures"
    }
  }
}
