internal import Notation
internal import Rendering

/// A request to a process that works on scenes.
enum WorkerRequest: Equatable, Sendable {
  /// To read a scene, and to say which paths the work on it would touch.
  case plan(String)
  /// To work on it, as far as its paths are free.
  case work(String, ScenePermit)

  var scene: String {
    switch self {
    case .plan(let scene), .work(let scene, _): scene
    }
  }
}

/// Its answer.
enum WorkerAnswer: Equatable, Sendable {
  /// With what there is to tell before anything is drawn, by what it is about.
  case claims(SceneClaims, once: [String: TerminalText] = [:])
  /// All that there is to tell: nothing more comes of the scene.
  case report(SceneReport)
}

/// The permit of a scene: its claims when they were looked at, and which of its files are not written.
struct ScenePermit: Equatable, Sendable {
  var digest = ""
  var refusals: [PathRefusal] = []
}

extension WorkerRequest {
  var json: String {
    switch self {
    case .plan(let scene): return JSONText.object([("plan", .text(scene))]).compact
    case .work(let scene, let permit):
      let refusals = permit.refusals.map { refusal in
        JSONText.texts([
          refusal.path, refusal.place ?? "", refusal.code, refusal.message, refusal.hint ?? "",
        ])
      }
      return JSONText.object([
        ("work", .text(scene)), ("digest", .text(permit.digest)), ("refusals", .list(refusals)),
      ]).compact
    }
  }

  init(json text: String) throws(TextError) {
    let object = try JSONReader.read(text).object()
    if let scene = object.optional("plan") {
      self = .plan(try scene.string())
      return
    }
    var permit = ScenePermit(digest: try object.required("digest").string())
    for node in try object.required("refusals").array() {
      let parts = try node.array()
      guard parts.count == 5 else { throw node.unexpected(expected: "five values") }
      permit.refusals.append(
        PathRefusal(
          path: try parts[0].string(), place: try parts[1].string(), code: try parts[2].string(),
          message: try parts[3].string(), hint: try parts[4].string()))
    }
    self = .work(try object.required("work").string(), permit)
  }
}

extension WorkerAnswer {
  var json: String {
    switch self {
    case .claims(let claims, let once):
      JSONText.object([
        ("claims", claims.written), ("once", SceneReport.pairs(once.mapValues(\.text))),
      ]).compact
    case .report(let report): report.json
    }
  }

  init(json text: String) throws(TextError) {
    let object = try JSONReader.read(text).object()
    if let claims = object.optional("claims") {
      self = .claims(
        try SceneClaims(claims),
        once: try SceneReport.pairs(object.required("once")).mapValues { TerminalText(written: $0) }
      )
    } else {
      self = .report(try SceneReport(object))
    }
  }
}
