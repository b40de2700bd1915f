internal import Figures
public import SceneFormat

extension OutputType {
  static let storyboard = figure(
    "storyboard", "Moments of each step in which something turns.",
    keys: ["fit", "steps", "at", "columns", "count", "only", "touches"]
  ) { scene, file in
    Storyboard(
      try scene.changes(of: file).map(\.moving),
      .init(title: scene.title, width: file.fit),
      panels: .init(
        moments: file.output.count, times: file.output.moments.map(\.time),
        columns: file.output.columns)
    ).figure
  }

  static let onion = figure(
    "onion", "One element, or a section, in several moments over one another.",
    keys: ["fit", "steps", "count", "only"]
  ) { scene, file in
    OnionSkin(
      try scene.wholeChanges(of: file), .init(title: scene.title, width: file.fit),
      moments: file.output.count ?? usualCount,
      only: Set(file.output.only.map { .item($0.value) })
    ).figure
  }

  /// The number of moments where nobody says one.
  private static let usualCount = 6

  static let motion = figure(
    "motion", "The ways that elements take.", keys: ["fit", "steps", "arrows", "only"]
  ) { scene, file in
    MotionPaths(
      try scene.changes(of: file), .init(title: scene.title, width: file.fit),
      hasArrows: file.output.hasArrows
    ).figure
  }

  static let updateMap = figure(
    "update-map", "What an update does to the items, as two columns.", keys: ["fit", "steps"]
  ) { scene, file in
    UpdateMap(try scene.changes(of: file), .init(title: scene.title, width: file.fit)).figure
  }

  static let timeline = figure(
    "timeline", "How each attribute runs, element by element.", keys: ["fit", "steps", "only"]
  ) { scene, file in
    TimelineChart(try scene.changes(of: file), .init(title: scene.title, width: file.fit)).figure
  }

  static let worldlines = figure(
    "worldlines", "Where elements are through all steps, time to the right.",
    keys: ["fit", "steps", "only"]
  ) { scene, file in
    Worldlines(try scene.changes(of: file), .init(title: scene.title, width: file.fit)).figure
  }
}

extension OutputKind {
  /// Moments of each step in which something turns.
  public static let storyboard = OutputType.storyboard.kind
  /// One element, or a section, in several moments over one another.
  public static let onion = OutputType.onion.kind
  /// The ways that elements take.
  public static let motion = OutputType.motion.kind
  /// The effect of an update on the items, as two columns.
  public static let updateMap = OutputType.updateMap.kind
  /// How each attribute runs, element by element.
  public static let timeline = OutputType.timeline.kind
  /// The ways of elements through all steps, time to the right.
  public static let worldlines = OutputType.worldlines.kind
}

extension OutputDescription.Moment {
  var time: Storyboard.Time {
    switch self {
    case .start: .start
    case .peak: .peak
    case .end: .end
    case .progress(let part): .progress(Double(part))
    case .seconds(let seconds): .seconds(seconds)
    }
  }
}

extension ChangeSeries {
  /// Of several changes, those that take time.
  var moving: ChangeSeries {
    let moving = transitions.filter { $0.duration > 0 }
    var series = self
    series.transitions = moving.isEmpty ? Array(transitions.prefix(1)) : moving
    series.touched = touched.map { touched in
      moving.isEmpty ? Array(touched.prefix(1)) : touched.filter { $0.duration > 0 }
    }
    return series
  }
}
