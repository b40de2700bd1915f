import Notation
import UIKit

/// A recorded case of flow layout: what was set up, and what came of it.
struct FlowRecording: Sendable {
  var layout: FlowDescription
  var stage: StageDescription
  var expected: RecordedLayout

  init(_ content: JSONObject) throws {
    try content.allowOnly(["id", "topic", "layout", "expect"] + StageDescription.keys)
    layout = try FlowDescription(content.required("layout"))
    stage = try StageDescription(content)
    expected = try RecordedLayout(content.required("expect"))
    guard layout.delegate.covers(stage.counts) else {
      throw TextError.unexpected(
        "a delegate that leaves sections or items out", expected: "an answer for each of them",
        at: try content.required("layout").position)
    }
  }
}

/// The view around a recorded layout, and its data.
struct StageDescription: Sendable {
  var size: CGSize
  var scale: CGFloat
  var contentInset: UIEdgeInsets
  var layoutMargins: UIEdgeInsets
  /// Items per section.
  var counts: [Int]
  var preferredSizes: PreferredSizes
  var preferredSupplementarySizes: [String: CGSize]
  /// The offsets that were visited, with a layout pass at each.
  var offsets: [CGPoint]

  /// The answers of cells that are asked to fit.
  enum PreferredSizes: Equatable, Sendable {
    /// No self-sizing is involved.
    case notInvolved
    case unchanged
    case sizes([[CGSize]])
  }

  static let keys = [
    "container", "counts", "preferredSizes", "preferredSupplementarySizes", "contentOffset",
    "scrollSequence",
  ]
}

extension StageDescription {
  init(_ content: JSONObject) throws {
    let container = try content.required("container").object()
    try container.allowOnly([
      "width", "height", "scale", "contentInset", "safeArea", "layoutMargins",
    ])
    size = CGSize(
      width: try container.required("width").length(),
      height: try container.required("height").length())
    scale = try container.required("scale").length()
    contentInset = try container.required("contentInset").insets()
    // Read and left alone: whatever was asked for, in effect it was zero in every recording.
    _ = try container.required("safeArea").insets()
    layoutMargins = try container.required("layoutMargins").insets()
    counts = try content.required("counts").list { try $0.integer() }
    preferredSizes =
      try content.optional("preferredSizes", Self.preferredSizes) ?? .notInvolved
    preferredSupplementarySizes =
      try content.optional("preferredSupplementarySizes", Self.sizesByKind) ?? [:]
    let offset = try content.optional("contentOffset") { try $0.point() }
    offsets =
      try content.optional("scrollSequence") { node in
        try node.list { try $0.point() }
      } ?? [offset ?? .zero]
  }

  private static func preferredSizes(_ node: JSONNode) throws -> PreferredSizes {
    if node.value == .string("unchanged") { return .unchanged }
    return .sizes(try node.list(of: sizes))
  }

  private static func sizes(_ node: JSONNode) throws -> [CGSize] {
    try node.list { try $0.size() }
  }

  private static func sizesByKind(_ node: JSONNode) throws -> [String: CGSize] {
    var sizes: [String: CGSize] = [:]
    for member in try node.object().members { sizes[member.key] = try member.node.size() }
    return sizes
  }
}
