internal import Figures

extension OutputFormat {
  static let svg = OutputFormat(
    "svg", media: "image/svg+xml", variants: .adaptive,
    makes: [
      .drawing { figure, setting in
        var options = setting.svg
        options.title = figure.title.isEmpty ? options.title : figure.title
        options.summary = figure.summary
        options.views = figure.views
        return try setting.letters.svg(figure.drawing, options)
      },
      .score { score, setting in
        AnimatedSVG(try setting.letters.options(setting.svg, for: score))
          .bytes(try setting.letters.score(score))
      },
      .drawings { drawing, setting in try setting.letters.svg(drawing, setting.svg) },
    ]
  ).carrying(.metadata)
}
