/// Reads a scene with all the files that it extends.
public struct SceneLoader: Sendable {
  /// The endings of scene files.
  public static let endings = [".scene.json", ".scene.yaml", ".scene.yml"]

  /// Whether a file is a scene, by its name.
  package static func isScene(_ name: String) -> Bool { endings.contains(where: name.hasSuffix) }

  /// The layouts, classes of views and families of fonts that a scene may name.
  public var kinds: SceneKinds
  /// How much a scene may ask for; beyond a limit, loading fails with a message that names it.
  public var limits: SceneLimits
  /// Applied to every scene before it is looked at; nil leaves scenes as they are.
  public var change: SceneChange?
  /// Whether scenes keep the tree that they were read from.
  package var keepsTree = false
  private let files: any SceneFiles

  /// A loader for files of the disk.
  ///
  /// - Parameters:
  ///   - kinds: the names that the scenes may use besides their own, such as those of `SceneRegistry`.
  ///   - root: the folder that scenes may extend files of; nil for the scene's own.
  ///   - allowed: folders that they may extend files of besides.
  public init(
    kinds: SceneKinds, limits: SceneLimits = SceneLimits(), root: String? = nil,
    allowing allowed: [String] = []
  ) {
    self.init(kinds: kinds, limits: limits, files: DiskFiles(root: root, allowed: allowed))
  }

  init(kinds: SceneKinds, limits: SceneLimits, files: any SceneFiles) {
    self.kinds = kinds
    self.limits = limits
    self.files = files
  }

  /// A loader that knows what stands in these files, whatever lies in their places by now.
  package func holding(_ held: [SourceFile]) -> SceneLoader {
    var loader = SceneLoader(kinds: kinds, limits: limits, files: HeldFiles(held, else: files))
    loader.change = change
    return loader
  }

  /// Reads the scene from a file. Throws everything that is wrong with it, in the order of the file.
  public func load(_ path: String) throws(SceneFaults) -> SceneDescription {
    let file: SourceFile
    do {
      file = try files.file(path, limit: limits.fileBytes)
    } catch {
      throw SceneFaults([error])
    }
    return try load(file)
  }

  /// Reads a scene whose text is there already, such as from standard input. Its path says where the files that it
  /// extends are found, and its language, unless that is given.
  public func load(
    _ file: SourceFile, as language: NodeReader.Language? = nil
  ) throws(SceneFaults) -> SceneDescription {
    var extending = ExtendedTree(reader: NodeReader(limits: limits), files: files)
    let written: Node
    let root: Node
    var expanded: Node
    let change = change ?? SceneChange()
    do {
      written = try extending.tree(of: file, as: language)
      root = try change.applied(to: written, path: file.path, knowing: kinds)
      expanded = try ComposedTree.expand(root, limits: limits)
      if TablePlaces.areIn(root) { expanded = TablePlaces.undoubled(expanded) }
    } catch {
      throw SceneFaults([error])
    }
    var scene: SceneDescription
    do {
      scene = try SceneDecoder.decode(
        expanded, files: extending.read, kinds: kinds, limits: limits)
    } catch {
      throw SceneFaults(change.explained(error.diagnostics, in: written))
    }
    scene.warnings = change.explained(scene.warnings, in: written)
    if keepsTree { scene.tree = root }
    return scene
  }
}
