package import Notation

extension ReportModel {
  /// The data that the page reads.
  package var json: JSONText {
    let groups = groups
    let rows = entries.enumerated().filter { $1.output.status != .equal }.map { index, entry in
      JSONText.object(
        [
          ("scene", .text(entry.scene)), ("finding", .text(finding(of: entry.output))),
          ("output", entry.output.json),
        ] + (groups[index].map { [("alike", .text($0))] } ?? []))
    }
    return .object([
      ("schema", .text("tessera.report/1")), ("selection", .text(Selection.schema)),
      ("kind", .text(kind.rawValue)), ("rules", .text(rules)), ("title", .text(title)),
      ("version", .text(ProgramVersion.number)),
      ("complete", .flag(isComplete)),
      ("scenes", .wholes([scenes.named, scenes.done])), ("surroundings", .texts(surroundings)),
      ("rows", .lines(rows)), ("problems", .lines(problems.map(\.json))),
      ("equal", .lines(equal)),
    ])
  }

  /// A scene with the paths of its equal outputs, for each scene that has some. A path has the words for all that was let
  /// pass beside it, if there was something.
  private var equal: [JSONText] {
    var scenes: [(scene: String, outputs: [JSONText])] = []
    for entry in entries where entry.output.status == .equal {
      if scenes.last?.scene != entry.scene { scenes.append((entry.scene, [])) }
      let (path, notes) = (entry.output.path, entry.output.notes)
      scenes[scenes.count - 1].outputs.append(notes.isEmpty ? .text(path) : .texts([path] + notes))
    }
    return scenes.map { .list([.text($0.scene)] + $0.outputs) }
  }
}

extension ReportModel.Problem {
  fileprivate var json: JSONText {
    .object([
      ("scene", .text(scene)), ("code", .text(code)), ("message", .text(message)),
      ("place", .optional(place)), ("lines", .texts(lines)),
    ])
  }
}
