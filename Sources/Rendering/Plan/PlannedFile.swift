package import Drawing
internal import Platform
package import SceneFormat

/// One file that a scene gives: which output it is of, and in which form.
package struct PlannedFile: Equatable, Sendable {
  package let output: OutputDescription
  /// Below the output folder; of a row of frames it has the place of the number.
  package let path: String
  /// The steps that it shows, by name; empty for all of them.
  package let steps: [String]
  /// nil for files that are light or dark as their reader likes.
  package let theme: Theme?
  package let scale: Int
  /// Small letters, without the dot.
  package let ending: String

  /// Ends the marks of a picture that shows only some of the steps, or another moment than the end: on one page they
  /// are told from those of the scene's other pictures of its kind.
  var distinction: String {
    let moment =
      switch output.moments.first {
      case .start: "start"
      case .progress(let progress): "\(Int((progress * 1000).rounded()))"
      case .seconds(let seconds): "\(Int((min(max(seconds, 0), 1e6) * 1000).rounded()))ms"
      case .end, .peak, nil: ""
      }
    let words = steps + (output.kind == .still ? [moment] : [])
    return words.filter { !$0.isEmpty }.map { "-\($0)" }.joined()
  }

  /// The meaning of its ending for its type.
  package var format: FormatKind? { OutputKinds.rendered.format(ending, of: output.kind) }

  /// How it becomes bytes.
  var making: OutputFormat.Making? {
    format.flatMap(OutputFormat.of)?.making(of: output.kind.content)
  }

  /// Whether it is made of pixels.
  package var isRaster: Bool { format?.variants == .pixels }

  /// Whether it is text that a terminal can show.
  package var isText: Bool {
    format?.variants == .adaptive || [.table, .snippet].contains(output.kind.content)
  }

  /// Whether it comes as one piece, and not frame by frame.
  package var comesWhole: Bool {
    switch output.kind.content {
    case .film: !isRaster
    case .frames: false
    case .drawing, .table, .page, .snippet: true
    }
  }

  /// The same file by another path, such as that of its folder and its name.
  func at(_ path: String) -> PlannedFile {
    PlannedFile(
      output: output, path: path, steps: steps, theme: theme, scale: scale, ending: ending)
  }

  /// The frames that it shows, where it is made of pixels, frame by frame, and nothing but the scene says how many.
  package var film: Film? {
    guard !comesWhole, isRaster, output.maxBytes == nil else { return nil }
    return Film(
      steps: steps, theme: theme, scale: scale, playback: output.playback,
      caption: output.caption, showsTouches: output.showsTouches)
  }

  /// Files with equal ones can be made of the same frames.
  package struct Film: Hashable {
    package let steps: [String]
    package let theme: Theme?
    package let scale: Int
    package let playback: OutputDescription.Playback
    package let caption: String?
    package let showsTouches: Bool
  }
}

/// The files of a scene in the order of its outputs.
package struct OutputPlan: Equatable, Sendable {
  package private(set) var files: [PlannedFile] = []
  /// Paths that are not written.
  private var refused: Set<String> = []
  private let scene: SceneDescription
  private let options: RenderingOptions

  package init(_ scene: SceneDescription, _ options: RenderingOptions) {
    self.scene = scene
    self.options = options
    for output in scene.outputs where options.kinds?.contains(output.kind) ?? true {
      let steps = output.steps.map(\.value)
      if output.file.uses(.step) {
        var seen: Set<String> = []
        let names = steps.isEmpty ? scene.steps.map(\.name.value) : steps
        for name in names where seen.insert(name).inserted { add(output, steps: [name]) }
      } else {
        add(output, steps: steps)
      }
    }
  }

  /// Those that may be written.
  package var permitted: [PlannedFile] { files.filter { !refused.contains($0.path) } }

  /// Also those that nobody wants this time: they may be there from another one, and a snippet shows them.
  var filesOfScene: [PlannedFile] {
    guard options.kinds != nil || options.target.isSingle else { return files }
    var options = options
    options.kinds = nil
    options.target = .folder(options.folder.path)
    return OutputPlan(scene, options).files
  }

  /// Leaves out files that cannot be made.
  package mutating func leaveOut(_ files: [PlannedFile]) { refused.formUnion(files.map(\.path)) }

  /// Why the one file that the command line names cannot be written.
  package var fault: OutputFault? {
    guard options.target.isSingle else { return nil }
    guard files.count == 1 else {
      let names = files.map(shownName)
      guard Set(names).count < names.count else { return .severalFiles(names) }
      // Two of a type are told apart by the names that they have in a folder.
      var apart = options
      apart.target = .folder(options.folder.path)
      return .severalFiles(OutputPlan(scene, apart).files.map(\.path))
    }
    guard case .file(_, let name) = options.target,
      let ending = name.split(separator: ".").last?.lowercased(),
      kinds.format(ending, of: files[0].output.kind) == nil
    else { return nil }
    return .ending(files[0].output.kind, file: name, ending: ending)
  }

  private var kinds: OutputKinds { .rendered }

  /// If the command line names them all alike, the name of their type in `--only`.
  private func shownName(of file: PlannedFile) -> String {
    if case .file = options.target { return file.output.kind.name }
    return file.path
  }

  /// The files in groups that are made in one pass over the same frames; most are alone. A group stands where its
  /// first file does.
  package var passes: [[PlannedFile]] {
    var passes: [[PlannedFile]] = []
    var places: [PlannedFile.Film: Int] = [:]
    for file in permitted {
      if let film = file.film, let place = places[film] {
        passes[place].append(file)
      } else {
        if let film = file.film { places[film] = passes.count }
        passes.append([file])
      }
    }
    return passes
  }

  /// One file for each theme and scale that can be told apart.
  private mutating func add(_ output: OutputDescription, steps: [String]) {
    // One file has room for one theme and one scale: the first, unless the command line says which.
    let variants = kinds.format(ending(of: output), of: output.kind)?.variants ?? .one
    let isSingle = options.target.isSingle && variants != .adaptive
    let themes = options.themes ?? (isSingle ? Array(output.themes.prefix(1)) : output.themes)
    var scales = options.scales ?? (isSingle ? Array(output.scales.prefix(1)) : output.scales)
    // DocC knows films of one sharpness only.
    if isFilm(output), output.naming == .docc { scales = scales.max().map { [$0] } ?? [] }
    switch variants {
    case .one:
      append(output, steps, theme: nil, scale: 1)
    case .adaptive where !output.file.tellsThemes && !output.naming.hasSwitch:
      append(output, steps, theme: themes.count == 1 ? themes[0] : nil, scale: 1)
    case .adaptive, .themes:
      for theme in themes { append(output, steps, theme: theme, scale: 1) }
    case .pixels:
      for theme in themes {
        for scale in scales { append(output, steps, theme: theme, scale: scale) }
      }
    }
  }

  private mutating func append(
    _ output: OutputDescription, _ steps: [String], theme: Theme?, scale: Int
  ) {
    let values = FileTemplate.Values(
      name: scene.name, type: output.kind.name, step: steps.first ?? "", theme: theme ?? .light,
      scale: isFilm(output) && output.naming == .docc ? 1 : scale, frame: nil,
      size: scene.canvas.sizeText)
    var path = output.file.path(values, naming: output.naming)
    if case .file(_, let name) = options.target { path = name }
    path = told(path, output, theme: theme, scale: scale)
    files.append(
      PlannedFile(
        output: output, path: path, steps: steps, theme: theme, scale: scale,
        ending: ending(of: output)))
  }

  /// If the name does not tell the scale, a mark before its ending does. DocC knows from it alone how large a picture
  /// is.
  private func told(
    _ path: String, _ output: OutputDescription, theme: Theme?, scale: Int
  ) -> String {
    let isSized =
      output.naming != .docc || output.file.tellsScales || scale == 1 || options.target.isSingle
      || isFilm(output)
    let sized = isSized ? path : Self.marked(path, theme: nil, scale: scale, output.naming)
    let isTaken = files.contains { $0.path == sized && $0.output.span == output.span }
    guard isTaken else { return sized }
    return Self.marked(path, theme: theme, scale: scale, output.naming)
  }

  /// Whether it becomes a film for a player.
  private func isFilm(_ output: OutputDescription) -> Bool {
    kinds.format(ending(of: output), of: output.kind)?.isFilm == true
  }

  /// The ending of a file that the command line names decides, where the output can be that.
  private func ending(of output: OutputDescription) -> String {
    if case .file(_, let name) = options.target,
      let ending = name.split(separator: ".").last?.lowercased(),
      kinds.format(ending, of: output.kind) != nil
    {
      return ending
    }
    return output.file.fileExtension
  }

  /// The path with both marks in the order that DocC wants; the one of the scale may stand there already.
  private static func marked(
    _ path: String, theme: Theme?, scale: Int, _ naming: Naming
  ) -> String {
    guard let dot = path.lastIndex(of: ".") else { return path }
    let sharpness = scale == 1 ? "" : "@\(scale)x"
    let stem =
      path[..<dot].hasSuffix(sharpness) ? path[..<dot].dropLast(sharpness.count) : path[..<dot]
    return stem + (theme == .dark ? naming.darkMark : "") + sharpness + path[dot...]
  }
}
