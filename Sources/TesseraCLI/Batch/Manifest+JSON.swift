internal import Drawing
internal import Motion

extension Manifest {
  /// Of the format. The first one knew nothing of libraries.
  private static let version = 2

  /// A line for each scene, so that two manifests can be compared line by line.
  var json: String {
    var lines = [
      "{",
      "  \"manifest\": \(Self.version),",
      "  \"program\": {\"version\": \(Self.quoted(origin.version)), \"sha256\": \(Self.quoted(origin.program))},",
      "  \"options\": \(Self.quoted(origin.options)),",
      "  \"fingerprint\": [",
      origin.fingerprint.lines.map { "    " + Self.quoted($0) }.joined(separator: ",\n"),
      "  ],",
      "  \"scenes\": {\"count\": \(listed.count), \"sha256\": \(Self.quoted(listed.sha256))},",
    ]
    if let shard { lines.append("  \"shard\": \(Self.quoted(shard.description)),") }
    lines.append("  \"results\": [")
    let rows = results.map { "    " + Self.json($0) }
    lines += rows.dropLast().map { $0 + "," } + rows.suffix(1)
    return (lines + ["  ]", "}"]).joined(separator: "\n") + "\n"
  }

  private static func json(_ result: Result) -> String {
    let files = result.files.map { file in
      "{\"path\": \(quoted(file.path)), \"bytes\": \(file.bytes), \"sha256\": \(quoted(file.sha256))}"
    }
    return "{\"scene\": \(quoted(result.scene)), \"done\": \(result.isDone), \"files\": ["
      + files.joined(separator: ", ") + "]}"
  }

  private static func quoted(_ text: String) -> String { QuotedText.quoted(text) }

  /// Reads what `json` gives.
  init(json text: String) throws(TextError) {
    let object = try JSONReader.read(text).object()
    let format = try object.required("manifest")
    guard try format.integer() == Self.version else {
      throw format.unexpected(expected: "\(Self.version)")
    }
    let program = try object.required("program").object()
    let origin = Origin(
      version: try program.required("version").string(),
      program: try program.required("sha256").string(),
      options: try object.required("options").string(),
      fingerprint: try Self.fingerprint(object.required("fingerprint")))
    let scenes = try object.required("scenes").object()
    let listed = SceneList(
      count: try scenes.required("count").integer(), sha256: try scenes.required("sha256").string())
    var results: [Result] = []
    for node in try object.required("results").array() { results.append(try Self.result(node)) }
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
