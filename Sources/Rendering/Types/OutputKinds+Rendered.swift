public import SceneFormat

extension OutputType {
  /// All types, in the order of lists. The type for a scene that asks for nothing comes first.
  package static let all: [OutputType] = [
    still, frames, animation,
    storyboard, onion, motion,
    filmStrip,
    blueprint,
    updateMap, worldlines, timeline,
    curve,
    difference,
    conversation, heatmap,
    stack,
    queries,
    matrix,
    contactSheet,
    attributes, inspector, snippet,
  ]
}

extension OutputFormat {
  /// All formats, the preferred ones first.
  package static let all: [OutputFormat] = [
    svg, png, pdf,
    jpeg,
    gif, apng, webp,
    mp4, mov, webm,
    attrs, json, csv,
    markdown, html, text, tutorial,
  ]
}

extension OutputKinds {
  /// All that is made of a played scene.
  public static let rendered = OutputKinds(
    OutputType.all.map(\.kind), in: OutputFormat.all.map(\.kind))
}

extension SceneKinds {
  /// These, for scenes that are drawn.
  /// - Parameter families: families of fonts that come from outside of the scene.
  public func rendered(with families: [String] = []) -> SceneKinds {
    var kinds = self
    kinds.outputs = .rendered
    kinds.families += families
    return kinds
  }
}
