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

  /// A scene with the paths of its equal outputs, for each scene that has some.
  private var equal: [JSONText] {
    var scenes: [(String, [String])] = []
    for entry in entries where entry.output.status == .equal {
      if scenes.last?.0 == entry.scene {
        scenes[scenes.count - 1].1.append(entry.output.path)
      } else {
        scenes.append((entry.scene, [entry.output.path]))
      }
    }
    return scenes.map { .texts([$0] + $1) }
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
