internal import Notation

/// A line of a results file: the verdict on a scene, and the scene's place among all that were named.
package struct ResultsLine: Equatable, Sendable {
  package let scene: String
  /// From 0.
  package let number: Int
  package let verdict: SceneVerdict

  package init(scene: String, number: Int, verdict: SceneVerdict) {
    (self.scene, self.number, self.verdict) = (scene, number, verdict)
  }

  var json: JSONText {
    .object([("scene", .text(scene)), ("number", .whole(number)), ("verdict", verdict.json)])
  }

  init(_ object: JSONObject) throws(TextError) {
    self.init(
      scene: try object.required("scene").string(), number: try object.required("number").integer(),
      verdict: try SceneVerdict(object.required("verdict")))
  }
}

/// The last line of a results file: without it, or with another count or sum, the file is not whole.
package struct ResultsEnd: Equatable, Sendable {
  /// How many lines are about scenes.
  package var scenes = 0
  /// The status with which the check ended.
  package let status: Int
  /// Whether all scenes of the part were checked.
  package let isComplete: Bool
  /// All that is wrong with the command line.
  package let general: SceneVerdict
  /// The goldens that no scene of the part has; nil where nobody knows all that its scenes have.
  package var unclaimed: [ObsoleteGoldens.Found]?
  /// Of all lines before this one, with their ends.
  package var sha256 = ""

  package init(status: Int, isComplete: Bool, general: SceneVerdict) {
    (self.status, self.isComplete, self.general) = (status, isComplete, general)
  }

  var json: JSONText {
    let known = unclaimed.map { [("unclaimed", JSONText.list($0.map(\.json)))] } ?? []
    return .object([
      (
        "end",
        .object(
          [
            ("scenes", .whole(scenes)), ("status", .whole(status)),
            ("complete", .flag(isComplete)), ("general", general.json),
          ] + known + [("sha256", .text(sha256))])
      )
    ])
  }

  init(_ object: JSONObject) throws(TextError) {
    self.init(
      status: try object.required("status").integer(),
      isComplete: try object.required("complete").bool(),
      general: try SceneVerdict(object.required("general")))
    scenes = try object.required("scenes").integer()
    if let known = try object.optional("unclaimed")?.array() {
      var found: [ObsoleteGoldens.Found] = []
      for folder in known { found.append(try .init(folder.object())) }
      unclaimed = found
    }
    sha256 = try object.required("sha256").string()
  }
}
