/// The tree of a scene laid over those of the files that it extends, as JSON merge patches (RFC 7396): objects are
/// merged, everything else is replaced, null takes a key away.
struct ExtendedTree {
  private let reader: NodeReader
  private let files: any SceneFiles
  /// Every file that was read, the scene's own first.
  private(set) var read: [SourceFile] = []
  /// Files so far, those among them that are read twice.
  private var fileCount = 0
  private var byteCount = 0
  /// The scene's, as far as it is known before its bases are.
  private var name = ""

  init(reader: NodeReader, files: any SceneFiles) {
    self.reader = reader
    self.files = files
  }

  mutating func tree(
    of file: SourceFile, as language: NodeReader.Language?
  ) throws(Diagnostic) -> Node {
    try tree(of: file, as: language, chain: [file.path])
  }

  private mutating func tree(
    of file: SourceFile, as language: NodeReader.Language?, chain: [String]
  ) throws(Diagnostic) -> Node {
    read.append(file)
    let own = try reader.read(file, as: language)
    guard let node = own["extends"] else { return own }
    // All files of a scene are one scene, and have its name.
    if chain.count == 1 { name = own["name"]?.text ?? SceneDecoder.name(of: file.path) }
    var base: Node?
    for written in node.oneOrMany.compactMap(\.spannedText) {
      let path = try filled(written)
      let extended = try extended(path, from: file, chain: chain)
      base = base.map { $0.patched(with: extended) } ?? extended
    }
    guard let base else { return own }
    return base.patched(with: own)
  }

  private func filled(_ path: Spanned<String>) throws(Diagnostic) -> Spanned<String> {
    let known = FileTemplate.Placeholder.allCases.filter { $0.hasMeaning(in: .extends) }
    do throws(FileTemplate.Fault) {
      let template = try FileTemplate(path.value)
      if let stranger = template.places.first(where: { !known.contains($0) }) {
        throw .unknown(stranger.rawValue)
      }
      return Spanned(template.path(.init(name: name, type: "")), at: path.span)
    } catch {
      throw SceneDecoder.fault(error, at: path.span, known: known.map(\.example))
    }
  }

  private static func checkIsNamed(_ path: Spanned<String>) throws(Diagnostic) {
    guard path.value.isEmpty else { return }
    throw Diagnostic(
      .wrongValue, "\"extends\" names no file", at: path.span, found: "an empty text",
      expected: "the path of a scene, such as \"base.scene.json\"",
      help: "name one, or leave the key out")
  }

  private mutating func extended(
    _ path: Spanned<String>, from file: SourceFile, chain: [String]
  ) throws(Diagnostic) -> Node {
    try Self.checkIsNamed(path)
    let target = try files.resolve(path, from: file)
    guard !chain.contains(target) else {
      throw Diagnostic(
        .extendsCycle, "a scene cannot extend itself", at: path.span,
        notes: [(chain + [target]).joined(separator: " → ")])
    }
    guard chain.count <= reader.limits.extends else {
      throw Diagnostic(
        .deepExtends, "too many files extend one another", at: path.span,
        found: "\(chain.count)", expected: "\(reader.limits.extends) in a row at most")
    }
    // Files that fork again and again would be read a great many times.
    fileCount += 1
    guard fileCount <= reader.limits.extends * 8 else {
      throw Diagnostic(
        .deepExtends, "too many files are extended", at: path.span,
        expected: "\(reader.limits.extends * 8) at most")
    }
    let base: SourceFile
    do {
      base = try files.file(target, limit: reader.limits.fileBytes)
    } catch {
      guard error.span == nil else { throw error }
      throw Diagnostic(
        code: error.code, concern: error.concern, error.message, at: path.span, found: error.found,
        expected: error.expected)
    }
    byteCount += base.bytes.count
    guard byteCount <= reader.limits.fileBytes else {
      throw Diagnostic(
        .largeFile, "the files that are extended are too large together", at: path.span,
        found: "\(byteCount) bytes", expected: "\(reader.limits.fileBytes) at most")
    }
    return try tree(of: base, as: nil, chain: chain + [target])
  }
}

extension Node {
  /// This node with what the other one says put over it. Places are those of whoever said it.
  func patched(with patch: Node) -> Node {
    guard case .object(let changes) = patch.value else { return patch }
    var members = members ?? []
    var places = Dictionary(
      members.enumerated().map { ($0.element.key, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var removed: Set<String> = ["extends"]
    for change in changes where change.key != "extends" {
      if change.node.value == .null {
        removed.insert(change.key)
      } else if let index = places[change.key] {
        let merged = members[index].node.patched(with: change.node)
        members[index] = Member(key: change.key, keySpan: change.keySpan, node: merged)
      } else {
        places[change.key] = members.count
        members.append(change)
      }
    }
    members.removeAll { removed.contains($0.key) }
    return Node(.object(members), at: patch.span)
  }
}
