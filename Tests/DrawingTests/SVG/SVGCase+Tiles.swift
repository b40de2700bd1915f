import CoreGraphics

@testable import Drawing

extension SVGCase {
  /// Fills and lines of drawings in rows.
  static let tiles = [
    SVGCase(
      "tiles",
      [
        .shape(
          DrawShape(
            .rect(CGRect(x: 8, y: 8, width: 50, height: 64)),
            fill: .tiles(
              TilePaint(
                [.fill(.rect(CGRect(x: 0, y: 0, width: 6, height: 3)), blue)],
                size: CGSize(width: 10, height: 6),
                transform: PlaneTransform(translationX: 8, y: 8))))),
        .group(
          DrawGroup(
            transform: PlaneTransform(CGAffineTransform(rotationAngle: 0.25)),
            [
              .stroke(
                .ellipse(CGRect(x: 80, y: 0, width: 36, height: 36)),
                Stroke(
                  .tiles(
                    TilePaint(
                      [.fill(.ellipse(CGRect(x: 1, y: 1, width: 6, height: 6)), blue)],
                      size: CGSize(width: 8, height: 8))), width: 12))
            ])),
      ])
  ]
}
