internal import Rendering
internal import Scene
internal import SceneFormat

/// The meaning of every code that stands in brackets: those of scenes, and those of the program around them.
enum ProgramCodes {
  static let all: [Explanation] =
    Explanation.all + AuditRule.allCases.map(\.explanation) + Explanation.files
    + Explanation.outputs + Explanation.documents + Explanation.trials + work + system + comparing
    + merging
    + usage

  static var names: [String] { all.map(\.code) }

  static subscript(code: String) -> Explanation? { all.first { $0.code == code } }
}
