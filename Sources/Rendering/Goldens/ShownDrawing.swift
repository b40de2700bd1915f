internal import Drawing
internal import Imaging
internal import SceneFormat

/// A drawing that a file of pixels shows: a still is one, a film is told by three of its frames.
struct ShownDrawing {
  enum Moment: String, CaseIterable {
    /// Before the middle, where curves that are the same both ways differ.
    case still, start, way, end
  }

  /// A number of a frame stands in it already.
  let path: String
  let moment: Moment
  let drawing: DrawList
  /// nil of a still.
  var film: FilmMoment?

  /// Larger ones are not kept: nobody reads all that changes in them.
  private static let largest = 1 << 20

  /// As it is kept, with sums in place of images; nil where that would be too much.
  func svg(
    _ letters: VectorLetters, _ appearance: SVGOptions.Appearance = .both
  ) throws -> String? {
    var options = SVGOptions(appearance: appearance)
    options.images = .sums
    let bytes = SVGWriter(options).bytes(try letters.drawing(drawing))
    guard bytes.count <= Self.largest else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}

extension OutputMaker {
  /// The drawings of a file of pixels; of a row of frames those of the first and the last one.
  func shownDrawings(of file: PlannedFile) throws -> [ShownDrawing] {
    guard !file.isText else { return [] }
    switch file.output.kind.content {
    case .drawing:
      let drawing = try figures.figure(of: file).drawing
      return [ShownDrawing(path: file.path, moment: .still, drawing: drawing)]
    case .film:
      let film = try film(file, fps: figures.framesPerSecond(of: file))
      let moments = film.schedule.moments
      guard let first = moments.first, let last = moments.last else { return [] }
      return zip(
        [ShownDrawing.Moment.end, .start, .way], [last, first, moments[moments.count / 3]]
      )
      .map { name, moment in
        ShownDrawing(
          path: file.path, moment: name, drawing: film.drawing(moment),
          film: FilmMoment(moment, of: film.schedule))
      }
    case .frames:
      let film = try film(file, fps: figures.framesPerSecond(of: file))
      let moments = film.schedule.moments
      guard let name = FrameName(file.path), let first = moments.first else { return [] }
      let ends =
        moments.count > 1
        ? [(0, first), (moments.count - 1, moments[moments.count - 1])]
        : [(0, first)]
      return ends.map { index, moment in
        ShownDrawing(path: name[index], moment: .still, drawing: film.drawing(moment))
      }
    case .table, .page, .snippet: return []
    }
  }

  /// The same as they are kept, each with the sums of the pictures that show it.
  func acceptedDrawings(
    of file: PlannedFile, summed sums: [DrawnSum]
  ) throws -> [AcceptedDrawings.Entry] {
    let texts = Dictionary(sums.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    return try shownDrawings(of: file).compactMap { shown in
      guard let sum = texts[shown.path], let svg = try shown.svg(plainLetters) else { return nil }
      return AcceptedDrawings.Entry(
        moment: shown.moment, film: shown.film, svg: svg, sums: [sum])
    }
  }
}
