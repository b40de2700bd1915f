/// Styles that all scenes of a project may use, by their names: looks of cells, of headers and of footers. A scene's own
/// style of the same name goes before, key by key; `default` is the look of cells that name none.
public struct SharedStyles: Equatable, Sendable {
  /// The key of the project's file that holds them.
  public static let key = "styles"

  /// The file that they stand in.
  public let file: SourceFile
  let looks: [String: Look]
  /// The words of each, for what is said of the texts in them.
  let nodes: [String: Node]

  /// The styles of a project's file in JSON; nil where it has none. Throws everything that is wrong with them.
  public init?(_ file: SourceFile, kinds: SceneKinds) throws(SceneFaults) {
    let root: Node
    do throws(Diagnostic) {
      root = try NodeReader().read(file, as: .json)
    } catch {
      throw SceneFaults([error])
    }
    guard let node = root[Self.key] else { return nil }
    var check = ShapeCheck(kinds: kinds)
    check.check(node, .map(.object(SceneKeys.look.definition.name)), name: Self.key)
    guard !check.diagnostics.hasErrors else { throw SceneFaults(check.diagnostics) }
    var decoder = SceneDecoder(kinds: kinds, limits: SceneLimits())
    looks = decoder.looks(node, SceneKeys.look)
    guard !decoder.diagnostics.hasErrors else { throw SceneFaults(decoder.diagnostics) }
    nodes = Dictionary(
      (node.members ?? []).map { ($0.key, $0.node) }, uniquingKeysWith: { _, last in last })
    self.file = file
  }

  /// In the order of the alphabet.
  var names: [String] { looks.keys.sorted() }
}

extension StyleDescription {
  /// The style with what the project says of looks that the scene uses.
  func over(
    _ shared: SharedStyles, cells: Set<String>, bars: Set<String>
  ) -> StyleDescription {
    var style = self
    for name in cells {
      if let look = shared.looks[name] { style.cells[name] = style.cells[name]?.over(look) ?? look }
    }
    for name in bars {
      guard let look = shared.looks[name] else { continue }
      style.supplementary[name] = style.supplementary[name]?.over(look) ?? look
    }
    return style
  }
}
