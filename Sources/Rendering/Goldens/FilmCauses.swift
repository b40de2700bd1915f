internal import Drawing
internal import SceneFormat

/// The causes that the drawings behind pixels tell, of a still or of some moments of a film.
struct FilmCauses {
  private let file: PlannedFile
  private let maker: OutputMaker
  private let allowance: PictureAllowance
  /// How many frames the files of both sides have; nil where nobody can count them.
  private let frames: (before: Int, after: Int)?

  init(
    of file: PlannedFile, by maker: OutputMaker, frames: (before: Int, after: Int)?,
    allowing allowance: PictureAllowance
  ) {
    (self.file, self.maker, self.frames, self.allowance) = (file, maker, frames, allowance)
  }

  /// All that differs between the drawings, the end of a film before its start; nothing where none were kept.
  /// - Parameter elements: who is drawn where.
  func causes(
    from before: [AcceptedDrawings.Entry], to now: [ShownDrawing], _ elements: SeenElements
  ) -> [SeenDifference.Cause] {
    var causes = times(from: before, to: now)
    var known: Set<[String?]> = []
    for shown in now {
      guard let entry = before.first(where: { $0.moment == shown.moment }) else { continue }
      let found = self.causes(from: entry, to: shown, elements)
      let unknown = found.filter { !known.contains([$0.element, $0.attribute ?? $0.change]) }
      causes += shown.moment == .way ? unknown.map(\.onTheWay) : unknown
      known.formUnion(unknown.map { [$0.element, $0.attribute ?? $0.change] })
    }
    return causes
  }

  /// Of each moment that is kept, what differs and is looked at; nil where a moment of now was not kept, or is another one.
  func differences(
    from before: [AcceptedDrawings.Entry], to now: [ShownDrawing], _ elements: SeenElements
  ) -> [DrawingDifference]? {
    guard !now.isEmpty, times(from: before, to: now).isEmpty else { return nil }
    var found: [DrawingDifference] = []
    for shown in now {
      guard let entry = before.first(where: { $0.moment == shown.moment }),
        let difference = difference(from: entry, to: shown, elements)
      else { return nil }
      found.append(difference)
    }
    return found
  }

  private func difference(
    from entry: AcceptedDrawings.Entry, to shown: ShownDrawing, _ elements: SeenElements
  ) -> DrawingDifference? {
    guard let shown = shown.moment == .way ? atSameTime(as: entry, shown) : shown,
      let svg = try? shown.svg(maker.plainLetters),
      let difference = try? DrawingDifference(
        Array(entry.svg.utf8), Array(svg.utf8), on: file.theme ?? .light)
    else { return nil }
    return allowance.seen(difference, elements)
  }

  private func causes(
    from entry: AcceptedDrawings.Entry, to shown: ShownDrawing, _ elements: SeenElements
  ) -> [SeenDifference.Cause] {
    difference(from: entry, to: shown, elements).map { DrawnCauses($0, elements).causes } ?? []
  }

  /// The drawing now at the moment of an accepted one; nil where the film has another length, or where nobody knows the
  /// moment.
  private func atSameTime(
    as entry: AcceptedDrawings.Entry, _ shown: ShownDrawing
  ) -> ShownDrawing? {
    guard let then = entry.film, let now = shown.film else {
      // An older version has not kept the moment: it is the same where the frames are as many.
      return frames.map { $0.before == $0.after } == true ? shown : nil
    }
    guard then.length == now.length else { return nil }
    if then == now { return shown }
    guard let film = try? maker.film(file, fps: maker.figures.framesPerSecond(of: file)),
      let moment = then.moment(of: film.schedule)
    else { return nil }
    return ShownDrawing(
      path: shown.path, moment: .way, drawing: film.drawing(moment), film: then)
  }

  /// How the times of the films differ.
  private func times(
    from before: [AcceptedDrawings.Entry], to now: [ShownDrawing]
  ) -> [SeenDifference.Cause] {
    let (then, now) = (before.lazy.compactMap(\.film).first, now.lazy.compactMap(\.film).first)
    var words: String?
    if let then, let now {
      words = then.words(to: now)
    } else if let frames, frames.before != frames.after {
      words = FilmMoment.words(from: frames.before, to: frames.after)
    }
    guard let words else { return [] }
    return [SeenDifference.Cause(element: nil, change: words, attribute: "duration")]
  }
}
