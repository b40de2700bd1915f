internal import Platform
package import Scene
internal import SceneFormat

/// Scenes that nobody has named, as far as it matters what they hold: a golden that one of them holds is nobody else's to
/// be removed. Each is read once.
package final class OtherScenes {
  private let loader: SceneLoader
  private var known: [String: Held?] = [:]
  /// By folder: the scenes in all folders that lead to it.
  private var ancestors: [String: [String]] = [:]
  /// By folder: the scenes that hold a list of pictures, by its place.
  private var holders: [String: [String: [String]]] = [:]
  /// By scene: the places of all accepted pictures that its lists have.
  private var pictures: [String: Set<String>] = [:]
  private let listLimit: Int
  /// Of a folder with more of them the others are not read.
  private static let most = 20_000

  private struct Held {
    let claims: SceneClaims
    /// The places of its lists.
    let lists: [String]
  }

  @MainActor package init(_ order: WorkOrder, _ registry: SceneRegistry) {
    listLimit = order.rendering.limits.fileBytes
    loader = SceneLoader(
      kinds: registry.kinds.rendered(with: []), limits: order.rendering.limits,
      allowing: order.allowed)
  }

  /// The scenes in all folders that lead to one.
  func above(_ folder: String) -> [String] {
    if let found = ancestors[folder] { return found }
    var (path, scenes): (String, [String]) = (folder, [])
    while path != "/" {
      path = RealPath.folder(of: path)
      scenes += Self.scenes(in: path)
    }
    ancestors[folder] = scenes
    return scenes
  }

  /// The files that a scene names; nil where it cannot be read.
  func claims(of path: String) -> SceneClaims? { held(by: path)?.claims }

  /// A scene beside another one, or above it, that holds the same list of pictures.
  func holder(of golden: GoldenReader, besides making: PictureMaking) -> String? {
    let list = golden.home.path(golden.held.expectation.list)
    guard let place = RealPath.ofNearest(list), let home = Home(of: making) else { return nil }
    return (holders(in: home.folder)[place] ?? []).first { !home.has($0) }
      ?? above(home.place).first { held(by: $0)?.lists.contains(place) ?? false }
  }

  /// A scene beside another one, or above it, of whose accepted pictures this is one.
  func holder(ofPicture path: String, besides making: PictureMaking) -> String? {
    guard let place = RealPath.ofNearest(path), let home = Home(of: making) else { return nil }
    return (Self.scenes(in: home.folder).filter { !home.has($0) } + above(home.place)).first {
      pictures(of: $0).contains(place)
    }
  }

  /// The folder of a scene, and its own files.
  private struct Home {
    let folder: String
    let place: String
    private let files: Set<String>

    init?(of making: PictureMaking) {
      let files = making.maker.scene.files.map(\.path)
      folder = RealPath.folder(of: files.first ?? "")
      guard let place = RealPath.of(folder) else { return nil }
      self.place = place
      self.files = Set(files.compactMap(RealPath.of))
    }

    /// Whether the scene is the one whose home this is, or one that is not there.
    func has(_ scene: String) -> Bool { RealPath.of(scene).map(files.contains) ?? true }
  }

  private func pictures(of scene: String) -> Set<String> {
    if let found = pictures[scene] { return found }
    let found = (held(by: scene)?.lists ?? []).flatMap { list in
      let bytes = try? InputFile.read(list, limit: listLimit)
      let names = bytes.flatMap { try? GoldenPictures(SourceFile(path: list, bytes: $0)) }
      let folder = RealPath.folder(of: list)
      return names?.entries.keys.compactMap { RealPath.ofNearest("\(folder)/\($0)") } ?? []
    }
    pictures[scene] = Set(found)
    return Set(found)
  }

  private func holders(in folder: String) -> [String: [String]] {
    if let found = holders[folder] { return found }
    var found: [String: [String]] = [:]
    for path in Self.scenes(in: folder) {
      for list in held(by: path)?.lists ?? [] { found[list, default: []].append(path) }
    }
    holders[folder] = found
    return found
  }

  private func held(by path: String) -> Held? {
    if let found = known[path] { return found }
    let held = (try? loader.load(path)).map { scene in
      Held(
        claims: SceneClaims(scene, RenderingOptions(.folder(".")), writing: .nothing),
        lists: HeldPictures.all(of: scene).compactMap { pictures in
          RealPath.ofNearest(SceneHome(scene).path(pictures.expectation.list))
        })
    }
    known[path] = .some(held)
    return held
  }

  private static func scenes(in folder: String) -> [String] {
    let names = ((try? FolderListing(folder))?.entries ?? []).map(\.name)
    return names.filter(SceneLoader.isScene).prefix(most).map { name in
      folder == "." ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    }
  }
}

extension Diagnostic {
  /// Two scenes that hold one list take each other's pictures for those that nobody draws.
  init(listOf held: HeldPictures, heldBy other: String) {
    self.init(
      .pictureList, "'\(other)' holds the list \"\(held.expectation.list)\" as well",
      at: held.span, help: "give each scene a list of its own, such as {name}.pictures")
  }

  init(picture name: String, of held: HeldPictures, heldBy other: String) {
    self.init(
      .pictureList, "'\(name)' is an accepted picture of '\(other)'", at: held.span,
      help: "give its output another name, or the list another folder; nothing was written")
  }
}
