package import Notation

extension Manifest {
  /// Of the format. The first one knew nothing of libraries.
  private static let version = 2

  /// A line for each scene, so that two manifests can be compared line by line.
  package var json: String {
    let head = [("manifest", JSONText.whole(Self.version))] + headMembers { .lines($0) }
    let results = [("results", JSONText.lines(results.map(Self.json)))]
    return JSONText.object(head + results).written(width: 160) + "\n"
  }

  /// All but the results, with the lines of the fingerprint as a list.
  func headMembers(_ list: ([JSONText]) -> JSONText) -> [(String, JSONText)] {
    let program = JSONText.object([
      ("version", .text(origin.version)), ("sha256", .text(origin.program)),
    ])
    let scenes = JSONText.object([
      ("count", .whole(listed.count)), ("sha256", .text(listed.sha256)),
    ])
    let head: [(String, JSONText)] = [
      ("program", program), ("options", .text(origin.options)),
      ("fingerprint", list(origin.fingerprint.lines.map { .text($0) })), ("scenes", scenes),
    ]
    return head + (shard.map { [("shard", JSONText.text($0.description))] } ?? [])
  }

  private static func json(_ result: Result) -> JSONText {
    let files = result.files.map { file in
      JSONText.object([
        ("path", .text(file.path)), ("bytes", .whole(file.bytes)), ("sha256", .text(file.sha256)),
      ])
    }
    return .object([
      ("scene", .text(result.scene)), ("done", .flag(result.isDone)), ("files", .list(files)),
    ])
  }

  /// Reads what `json` gives.
  package init(json text: String) throws(TextError) {
    let object = try JSONReader.read(text).object()
    let format = try object.required("manifest")
    guard try format.integer() == Self.version else {
      throw format.unexpected(expected: "\(Self.version)")
    }
    var results: [Result] = []
    for node in try object.required("results").array() { results.append(try Self.result(node)) }
    try self.init(head: object, results: results)
  }

  /// Reads what `headMembers` gives.
  init(head object: JSONObject, results: [Result]) throws(TextError) {
    let program = try object.required("program").object()
    let origin = Origin(
      version: try program.required("version").string(),
      program: try program.required("sha256").string(),
      options: try object.required("options").string(),
      fingerprint: try Self.fingerprint(object.required("fingerprint")))
    let scenes = try object.required("scenes").object()
    let listed = SceneList(
      count: try scenes.required("count").integer(), sha256: try scenes.required("sha256").string())
    self.init(
      origin: origin, listed: listed, shard: try Self.shard(object.optional("shard")),
      results: results)
  }

  private static func fingerprint(_ node: JSONNode) throws(TextError) -> Fingerprint {
    var lines: [String] = []
    for line in try node.array() { lines.append(try line.string()) }
    guard let fingerprint = Fingerprint(lines: lines) else {
      throw node.unexpected(expected: "lines such as \"library cairo 1.16.0\"")
    }
    return fingerprint
  }

  private static func shard(_ node: JSONNode?) throws(TextError) -> Shard? {
    guard let node else { return nil }
    guard let shard = Shard(try node.string()) else {
      throw node.unexpected(expected: "a part such as \"2/8\"")
    }
    return shard
  }

  private static func result(_ node: JSONNode) throws(TextError) -> Result {
    let object = try node.object()
    var files: [WrittenFile] = []
    for node in try object.required("files").array() {
      let file = try node.object()
      files.append(
        WrittenFile(
          path: try file.required("path").string(), bytes: try file.required("bytes").integer(),
          sha256: try file.required("sha256").string()))
    }
    return Result(
      scene: try object.required("scene").string(), isDone: try object.required("done").bool(),
      files: files)
  }
}
