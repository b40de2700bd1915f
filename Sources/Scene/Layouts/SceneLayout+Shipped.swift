extension SceneLayout {
  /// The layouts that come along, in the order of lists and pages; the first is what scenes get that name none.
  static let shipped: [SceneLayout] = [
    .flow,
    .columns,
    .mosaic,
    .wall,
    .waterfall,
    .circle,
    .carousel,
    .board,
    .compositional,
    .hexagons,
  ]
}
