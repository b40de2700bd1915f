public import CoreGraphics
public import Motion

/// Something that has to be so.
public struct ExpectationDescription: Equatable, Sendable {
  public var check: Check
  /// By name; empty for all of them.
  public var steps: [Spanned<String>]
  public var span: SourceSpan

  public enum Check: Equatable, Sendable {
    case contract([ContractRule])
    case noOverlap(OverlapScope)
    case insideContent
    case pixelAligned
    /// The highest part of the viewport that may jump.
    case maxShift(CGFloat)
    case attributes(AttributeExpectation)
    /// The scene has to stop with the code.
    case fails(String)
    /// An attribute table beside the scene.
    case golden(String, tolerance: CGFloat)
  }

  public enum OverlapScope: String, Equatable, Sendable, CaseIterable {
    case cells, all
  }
}

/// Numbers that an element is to have in a state of a step.
public struct AttributeExpectation: Equatable, Sendable {
  /// An item's identifier.
  public var item: Spanned<String>
  public var step: Spanned<String>?
  public var phase: AttributePhase
  public var frame: CGRect?
  public var alpha: CGFloat?
  public var zIndex: Int?
  public var isHidden: Bool?
  public var tolerance: CGFloat
}

extension ExpectationDescription.Check {
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
    }
  }
}
