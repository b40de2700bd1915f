package import CairoBackend
internal import CoreGraphics
internal import Drawing
internal import Figures
internal import Imaging
internal import Motion
internal import Platform
package import Scene
internal import SceneFormat

/// Makes the files of a scene that was played: bytes, or rows of frames that go to their place as they come.
package final class OutputMaker {
  let figures: SceneFigures
  private let options: RenderingOptions
  let scene: SceneDescription
  private let rasterizer: CairoRasterizer
  /// Sees how it goes on.
  package var watcher: (any RenderingWatcher)?
  /// Whether films are no longer wanted, not even the one in hand.
  package var isInterrupted: () -> Bool = { false }

  /// - Parameter windows: the layout in windows of other sizes, where an output shows them.
  package init(
    _ run: SceneRun, in windows: PlayedWindows, as options: RenderingOptions,
    by rasterizer: CairoRasterizer
  ) {
    figures = SceneFigures(run, windows: windows, PinnedText(rasterizer.typesetter))
    scene = run.scene
    self.options = options
    self.rasterizer = rasterizer
  }

  /// The bytes of a file that comes as one piece, and is no larger than it may be.
  package func bytes(of file: PlannedFile, among files: [PlannedFile]) throws -> [UInt8] {
    let bytes = embedded(try content(of: file, among: files), file)
    try Self.check(bytes.count, of: file)
    return bytes
  }

  /// The bytes with the scene in them, where that is wanted.
  private func embedded(_ bytes: [UInt8], _ file: PlannedFile) -> [UInt8] {
    guard let tree = scene.tree, let room = room(in: file) else { return bytes }
    return EmbeddedScene.adding(tree.written, to: bytes, in: room)
  }

  /// The place for the scene in a file; nil where nobody wants it there.
  private func room(in file: PlannedFile) -> EmbeddedScene.Room? {
    options.embeds ? file.format.flatMap(OutputFormat.of)?.room : nil
  }

  /// The same for files that were written frame by frame.
  func embed(inFilesAt paths: [String], of file: PlannedFile) throws {
    guard room(in: file) != nil else { return }
    for path in paths {
      let bytes = try InputFile.read(path, limit: .max - 1)
      try OutputFile.write(embedded(bytes, file), to: path)
    }
  }

  private static func check(_ count: Int, of file: PlannedFile) throws {
    guard let limit = file.output.maxBytes, count > limit else { return }
    throw OutputFault.tooLargeFile(
      file.output.kind, ending: file.ending, bytes: count, limit: limit)
  }

  private func content(of file: PlannedFile, among files: [PlannedFile]) throws -> [UInt8] {
    let kind = file.output.kind
    guard let type = OutputType.of(kind), let making = file.making else {
      throw OutputFault.notSupported(kind, ending: file.ending)
    }
    switch (type.making, making) {
    case (.drawing, .drawing(let write)):
      return try write(try figures.figure(of: file), setting(of: file))
    case (.film, .score(let write)):
      return try write(try figures.score(file), setting(of: file))
    case (.table(let table), .table(let write)):
      return Array(write(table(figures, file)).utf8)
    case (.page(let make), .page):
      return try make(figures, file)
    case (.snippet, .snippet):
      return Array(SnippetText(files, as: file, look: look).text.utf8)
    case (.snippet, .tutorial):
      let snippets = SnippetText(files, as: file, look: look)
      let tutorial = TutorialText(scene, snippets.shown, words: figures.happenings)
      return Array(tutorial.text.utf8)
    default:
      throw OutputFault.notSupported(kind, ending: file.ending)
    }
  }

  /// A file's picture in words, and its size in points: a figure says itself what it shows.
  func look(_ file: PlannedFile) -> (words: String, size: CGSize?) {
    if let figure = try? figures.figure(of: file) {
      let words = figure.summary.isEmpty ? figures.summary(of: file) : figure.summary
      return (words, figure.drawing.size)
    }
    return (figures.summary(of: file), try? filmSize(of: file))
  }

  private func filmSize(of file: PlannedFile) throws -> CGSize {
    let steps = figures.played(file)
    let transitions = steps.flatMap(\.transitions)
    guard !transitions.isEmpty else { throw OutputFault.noSteps(file.output.kind) }
    var size = figures.framed(DrawList(size: transitions.canvas, [])).size
    size.height += figures.captions(of: file, steps)?.height(width: size.width) ?? 0
    return size
  }

  // MARK: Frames

  /// Says how many frames the files have, before the first of them is drawn. Answers the files that nobody should
  /// wait for: those that are too large, and films of more frames than are drawn.
  package func announceFrames(of files: [PlannedFile]) -> [PictureSizes.Refusal] {
    var films: [(file: PlannedFile, film: SceneFilm)] = []
    // A film without frames is told of when its turn comes.
    for file in files where !file.comesWhole {
      let film = try? film(file, fps: figures.framesPerSecond(of: file))
      if let film { films.append((file, film)) }
    }
    var refusals = PictureSizes(scene.canvas).refusals(files) { file in
      guard file.output.kind.content != .drawing else { return figures.stillSize(of: file) }
      return films.first { $0.file == file }?.film.canvas
    }
    let outsized = refusals.flatMap(\.files)
    films.removeAll { outsized.contains($0.file) }
    var demand = FilmDemand()
    for (file, film) in films { demand.add(film, file) }
    guard demand.megapixels <= options.limits.megapixels else {
      let fault = OutputFault.tooMuchToDraw(demand, limit: options.limits.megapixels)
      refusals.append(.init(files: films.map(\.file), fault: fault))
      return refusals
    }
    watcher?.allow(megapixels: demand.megapixels)
    return refusals
  }

  /// Draws frames into a file, or a row of files; answers the names of those that were written.
  package func writeFrames(of file: PlannedFile, to place: String) throws -> [String] {
    guard file.output.kind.content == .film, let limit = file.output.maxBytes else {
      let names = try writeRow(of: file, to: place)
      try checkFrames(names, of: file, at: place)
      return names
    }
    try writeAnimation(of: file, to: place, within: limit)
    return [Self.name(of: file)]
  }

  private func writeRow(of file: PlannedFile, to place: String) throws -> [String] {
    guard case .drawings(let write) = file.making else {
      return try writeFrames(of: [file], to: [place])[0]
    }
    let setting = setting(of: file)
    return try writeDrawings(of: file, to: place) { try write($0, setting) }
  }

  /// A row is there whole or not at all: one frame that is too large takes all with it.
  private func checkFrames(_ names: [String], of file: PlannedFile, at place: String) throws {
    guard file.output.maxBytes != nil, let slash = place.lastIndex(of: "/") else { return }
    let paths = names.map { place[...slash] + $0 }.map(String.init)
    do {
      for path in paths {
        let size = FileStatus(path)?.size ?? 0
        try Self.check(size, of: file)
      }
    } catch {
      for path in paths { OutputFile.remove(path) }
      throw error
    }
  }

  /// The same for files that show the same frames: each frame is drawn once for all of them.
  package func writeFrames(of files: [PlannedFile], to places: [String]) throws -> [[String]] {
    let outputs = try zip(files, places).map { FrameOutput(try format(of: $0), to: $1) }
    // Times mean nothing to numbered frames, and a film rests at its end.
    let first = files.first { $0.output.kind.content == .film } ?? files[0]
    let count = try write(outputs, of: first, fps: figures.framesPerSecond(of: first))
    return zip(files, places).map { file, place in
      guard file.output.kind.content == .frames, let name = FrameName(place) else {
        return [Self.name(of: file)]
      }
      return (0..<count).map { name[$0].split(separator: "/").last.map(String.init) ?? "" }
    }
  }

  private static func name(of file: PlannedFile) -> String {
    file.path.split(separator: "/").last.map(String.init) ?? file.path
  }

  private func format(of file: PlannedFile) throws -> any AnimationFormat {
    switch file.making {
    case .film(let format):
      format(Int(figures.framesPerSecond(of: file).rounded()), file.theme ?? .light)
    case .frames(let format): format()
    default: throw OutputFault.notSupported(file.output.kind, ending: file.ending)
    }
  }

  /// As it is wanted; if that is too large, with fewer frames and then with smaller ones, until it fits.
  private func writeAnimation(
    of file: PlannedFile, to place: String, within limit: Int
  ) throws {
    let output = FrameOutput(try format(of: file), to: place)
    let wanted = figures.framesPerSecond(of: file)
    let found = try ByteBudget(maxBytes: limit, framesPerSecond: wanted).firstStep { step in
      _ = try write([output], of: file, fps: step.framesPerSecond, shrunkBy: step.scale)
      return FileStatus(place)?.size ?? 0
    }
    if case .failure(let excess) = found {
      OutputFile.remove(place)
      throw OutputFault.tooLarge(excess)
    }
  }

  /// Draws the frames that a file shows into all outputs; answers how many they are.
  private func write(
    _ outputs: [FrameOutput], of file: PlannedFile, fps: Double, shrunkBy factor: Double = 1
  ) throws -> Int {
    let film = try film(file, fps: fps)
    var raster = rasterOptions(file, keepsElements: true)
    raster.scale *= factor
    let source = try FrameSource(film.schedule, raster) { film.drawing($0) }
    let times = file.output.playback.loop
    let loop: AnimationHead.Loop = times == 0 ? .forever : .times(times)
    let pipeline = FramePipeline(jobs: options.jobs, fonts: rasterizer.typesetter.library) {
      [watcher] in watcher?.show($0, of: file.path)
    }
    try BlockingTask.run(here: !options.usesThreads, unless: isInterrupted) {
      try await pipeline.run(source, to: outputs, loop: loop)
    }
    return film.schedule.moments.count
  }

  private func writeDrawings(
    of file: PlannedFile, to place: String, _ bytes: (DrawList) throws -> [UInt8]
  ) throws -> [String] {
    let film = try film(file, fps: figures.framesPerSecond(of: file))
    guard let name = FrameName(place) else {
      throw OutputFault.notSupported(file.output.kind, ending: file.ending)
    }
    var written: [String] = []
    do {
      for (index, moment) in film.schedule.moments.enumerated() {
        if isInterrupted() { throw CancellationError() }
        try OutputFile.write(try bytes(film.drawing(moment)), to: name[index])
        written.append(name[index])
      }
    } catch {
      // A row is there whole or not at all.
      for path in written { OutputFile.remove(path) }
      throw error
    }
    return written.map { $0.split(separator: "/").last.map(String.init) ?? "" }
  }

  func film(_ file: PlannedFile, fps: Double) throws -> SceneFilm {
    let film: SceneFilm
    do {
      film = try SceneFilm(figures, file, framesPerSecond: fps)
    } catch TimingError.outOfRange(.duration, let seconds, _) {
      // Longer than anything that is played; what is staggered may add up to that.
      let count = max(0, min(seconds * fps, 1e15))
      throw OutputFault.tooManyFrames(Int(count), limit: options.limits.frames)
    }
    let count = film.schedule.moments.count
    guard count <= options.limits.frames else {
      throw OutputFault.tooManyFrames(count, limit: options.limits.frames)
    }
    return film
  }

  // MARK: Options

  /// Characters as they are, with their widths.
  var plainLetters: VectorLetters {
    VectorLetters(.characters, for: scene.style.text, by: rasterizer.typesetter)
  }

  private func setting(of file: PlannedFile) -> PictureSetting {
    PictureSetting(
      rasterizer: rasterizer, raster: rasterOptions(file), svg: svgOptions(file),
      letters: VectorLetters(file.output.letters, for: scene.style.text, by: rasterizer.typesetter),
      maxBytes: file.output.maxBytes, png: options.png)
  }

  private func rasterOptions(_ file: PlannedFile, keepsElements: Bool = false) -> RasterOptions {
    RasterOptions(
      scale: Double(file.scale), theme: file.theme ?? .light,
      text: scene.style.text == .blocks ? .blocks : .glyphs, keepsElements: keepsElements)
  }

  private func svgOptions(_ file: PlannedFile) -> SVGOptions {
    var options = SVGOptions(
      of: file.output.kind, in: scene, title: figures.title, summary: figures.summary(of: file))
    options.id += file.distinction
    if let theme = file.theme { options.appearance = .theme(theme) }
    return options
  }
}
