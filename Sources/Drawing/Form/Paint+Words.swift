import CoreGraphics

extension RGBAColor {
  /// `#0072B2`, and `/0.5` behind it where it is not opaque.
  var words: String {
    let digits = String(hex, radix: 16, uppercase: true)
    let color = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    return alpha == 1 ? color : "\(color)/\(NumberText.text(alpha))"
  }
}

extension ThemedColor {
  /// One colour, or the light and the dark one with a bar between them.
  var words: String { light == dark ? light.words : "\(light.words)|\(dark.words)" }
}

extension Paint {
  var words: String {
    switch self {
    case .color(let color): return color.words
    case .linear(let gradient):
      return "linear(\(gradient.start.words) to \(gradient.end.words)\(gradient.stops.words))"
    case .radial(let gradient):
      let start = "\(gradient.startCenter.words) \(NumberText.text(gradient.startRadius))"
      let end = "\(gradient.endCenter.words) \(NumberText.text(gradient.endRadius))"
      let transform = gradient.transform.words.map { ", \($0)" } ?? ""
      return "radial(\(start) to \(end)\(gradient.stops.words)\(transform))"
    case .tiles(let tiles): return tiles.words
    case .material(let material): return material.words
    }
  }
}

extension Material {
  fileprivate var words: String {
    phrase([
      "material(\(color.words) \(NumberText.text(cover)) blur \(NumberText.text(blur)))",
      opacity == 1 ? nil : "opacity \(NumberText.text(opacity))",
    ])
  }
}

extension TilePaint {
  /// All of a tile in one line.
  fileprivate var words: String {
    let lines = items.map(\.text).joined().split(separator: "\n")
    let shown = lines.map { line in line.drop { $0 == " " } }
    return "tiles("
      + phrase([
        "\(NumberText.text(size.width))x\(NumberText.text(size.height))", transform.words,
        "of " + shown.joined(separator: "; "),
      ]) + ")"
  }
}

extension [GradientStop] {
  fileprivate var words: String {
    map { ", \(NumberText.text($0.offset)) \($0.color.words)" }.joined()
  }
}

extension Stroke {
  var words: String {
    phrase([
      "stroke", paint.words, width == 1 ? nil : "width \(NumberText.text(width))", capWords,
      joinWords, dash.isEmpty ? nil : "dash \(NumberText.text(dash))",
      dashPhase == 0 ? nil : "phase \(NumberText.text(dashPhase))",
    ])
  }

  private var capWords: String? {
    switch cap {
    case .butt: nil
    case .round: "cap round"
    case .square: "cap square"
    }
  }

  private var joinWords: String? {
    switch join {
    case .miter: miterLimit == 10 ? nil : "miter \(NumberText.text(miterLimit))"
    case .round: "join round"
    case .bevel: "join bevel"
    }
  }
}

extension Shadow {
  var words: String {
    phrase([
      "shadow", color.words,
      offset == .zero ? nil : "offset \(NumberText.text([offset.width, offset.height]))",
      "blur \(NumberText.text(blur))", shape.map { "of \($0.words)" },
    ])
  }
}
