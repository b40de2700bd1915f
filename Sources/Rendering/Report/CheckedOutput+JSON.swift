package import Notation

// One form for the page and for the way from one process to the other. Empty values are left out.
extension CheckedOutput {
  package var json: JSONText {
    var members: [(String, JSONText)] = [
      ("path", .text(path)), ("kind", .text(kind)), ("status", .text(status.rawValue)),
    ]
    if let golden { members.append(("golden", golden.json)) }
    if let drawn { members.append(("drawn", drawn.json)) }
    if scale != 1 { members.append(("scale", .whole(scale))) }
    if let row { members.append(("row", .text(row))) }
    if !notes.isEmpty { members.append(("notes", .texts(notes))) }
    return .object(members + difference.members)
  }

  package init(_ node: JSONNode) throws(TextError) {
    let object = try node.object()
    let status = try object.required("status")
    guard let known = Status(rawValue: try status.string()) else {
      throw status.unexpected(expected: "the status of an output")
    }
    self.init(
      path: try object.required("path").string(), kind: try object.required("kind").string(), known)
    if let side = object.optional("golden") { golden = try Side(side) }
    if let side = object.optional("drawn") { drawn = try Side(side) }
    scale = try object.optional("scale")?.integer() ?? 1
    row = try object.optional("row")?.string()
    notes = try object.texts("notes")
    difference = try SeenDifference(object)
  }
}

extension CheckedOutput.Side {
  fileprivate var json: JSONText {
    var members: [(String, JSONText)] = [("sha256", .optional(sha256)), ("bytes", .whole(bytes))]
    if let origin { members.append(("by", .texts([origin.version, origin.surroundings]))) }
    if let picture { members.append(("picture", .text(picture))) }
    if let place { members.append(("place", .text(place))) }
    if let patch {
      let numbers = [patch.bytes, patch.x, patch.y].map { JSONText.whole($0) }
      members.append(("patch", .list([.text(patch.picture)] + numbers)))
    }
    if let ground {
      let numbers = [ground.bytes, ground.width, ground.height].map { JSONText.whole($0) }
      members.append(("ground", .list([.text(ground.picture)] + numbers)))
    }
    return .object(members)
  }

  fileprivate init(_ node: JSONNode) throws(TextError) {
    let object = try node.object()
    let sum = try object.required("sha256")
    self.init(
      sha256: sum.isNull ? nil : try sum.string(), bytes: try object.required("bytes").integer(),
      picture: try object.optional("picture")?.string())
    place = try object.optional("place")?.string()
    if let parts = try object.optional("patch")?.values(4) {
      patch = Patch(
        picture: try parts[0].string(), bytes: try parts[1].integer(), x: try parts[2].integer(),
        y: try parts[3].integer())
    }
    if let parts = try object.optional("ground")?.values(4) {
      ground = Ground(
        picture: try parts[0].string(), bytes: try parts[1].integer(),
        width: try parts[2].integer(), height: try parts[3].integer())
    }
    let by = try object.texts("by")
    if by.count == 2 { origin = PictureOrigin(version: by[0], surroundings: by[1]) }
  }
}

extension SeenDifference {
  fileprivate var members: [(String, JSONText)] {
    let lists: [(String, [JSONText])] = [
      ("lines", lines.map { .text($0) }),
      (
        "causes",
        causes.map { .list([.optional($0.element), .text($0.change), .optional($0.attribute)]) }
      ),
      ("parts", parts.map(\.json)),
      (
        "frames",
        frames.map { frame in
          .list([
            .whole(frame.number), .number(frame.start), frame.pixels.map { .whole($0) } ?? .null,
            frame.before.map { .whole($0) } ?? .null, frame.after.map { .whole($0) } ?? .null,
          ])
        }
      ),
      ("runs", runs.map { .texts([$0.label, $0.text]) }),
      ("outlines", outlines.map { .list([.text($0.name)] + $0.box.map { .number($0) }) }),
    ]
    let numbers = pixels.map { pixels in
      [
        (
          "pixels",
          JSONText.list([
            .whole(pixels.count), .number(pixels.share), .number(pixels.largest),
            .number(pixels.mean),
          ])
        )
      ]
    }
    return lists.filter { !$0.1.isEmpty }.map { ($0.0, .list($0.1)) } + (numbers ?? [])
      + (isNamed ? [("named", .flag(true))] : [])
  }

  fileprivate init(_ object: JSONObject) throws(TextError) {
    lines = try object.texts("lines")
    isNamed = object.optional("named") != nil
    for node in try object.optional("causes")?.array() ?? [] { causes.append(try Cause(node)) }
    for node in try object.optional("parts")?.array() ?? [] { parts.append(try Part(node)) }
    for node in try object.optional("frames")?.array() ?? [] { frames.append(try Frame(node)) }
    for node in try object.optional("runs")?.array() ?? [] {
      let parts = try node.values(2)
      runs.append(Run(label: try parts[0].string(), text: try parts[1].string()))
    }
    for node in try object.optional("outlines")?.array() ?? [] {
      outlines.append(try Outline(node))
    }
    if let node = object.optional("pixels") {
      let parts = try node.values(4)
      pixels = Pixels(
        count: try parts[0].integer(), share: try parts[1].number(), largest: try parts[2].number(),
        mean: try parts[3].number())
    }
  }
}

extension SeenDifference.Cause {
  fileprivate init(_ node: JSONNode) throws(TextError) {
    let parts = try node.values(3)
    self.init(
      element: parts[0].isNull ? nil : try parts[0].string(), change: try parts[1].string(),
      attribute: parts[2].isNull ? nil : try parts[2].string())
  }
}

extension SeenDifference.Frame {
  fileprivate init(_ node: JSONNode) throws(TextError) {
    let parts = try node.values(5)
    self.init(
      number: try parts[0].integer(), start: try parts[1].number(),
      pixels: parts[2].isNull ? nil : try parts[2].integer(),
      before: parts[3].isNull ? nil : try parts[3].integer(),
      after: parts[4].isNull ? nil : try parts[4].integer())
  }
}

extension SeenDifference.Outline {
  fileprivate init(_ node: JSONNode) throws(TextError) {
    let parts = try node.values(5)
    var box: [Double] = []
    for part in parts.dropFirst() { box.append(try part.number()) }
    self.init(name: try parts[0].string(), box: box)
  }
}

extension SeenDifference.Part {
  fileprivate var json: JSONText {
    .list([
      .text(label), .wholes(box), .whole(pixels), way.map { .wholes($0) } ?? .null,
      .optional(element), .optional(attribute),
    ])
  }

  fileprivate init(_ node: JSONNode) throws(TextError) {
    let parts = try node.values(6)
    self.init(
      label: try parts[0].string(), box: try parts[1].wholes(), pixels: try parts[2].integer(),
      way: parts[3].isNull ? nil : try parts[3].wholes(),
      element: parts[4].isNull ? nil : try parts[4].string(),
      attribute: parts[5].isNull ? nil : try parts[5].string())
  }
}

extension JSONObject {
  /// The texts of a list that is left out where it is empty.
  fileprivate func texts(_ key: String) throws(TextError) -> [String] {
    var texts: [String] = []
    for node in try optional(key)?.array() ?? [] { texts.append(try node.string()) }
    return texts
  }
}

extension JSONNode {
  fileprivate func values(_ count: Int) throws(TextError) -> [JSONNode] {
    let values = try array()
    guard values.count == count else { throw unexpected(expected: "\(count) values") }
    return values
  }

  fileprivate func wholes() throws(TextError) -> [Int] {
    var numbers: [Int] = []
    for node in try array() { numbers.append(try node.integer()) }
    return numbers
  }
}
