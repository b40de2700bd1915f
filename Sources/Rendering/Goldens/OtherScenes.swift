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
  /// Of a folder with more of them the others are not read.
  private static let most = 20_000

  private struct Held {
    let claims: SceneClaims
    /// The places of its lists.
    let lists: [String]
  }

  @MainActor package init(_ order: WorkOrder, _ registry: SceneRegistry) {
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
  /// - Parameters:
  ///   - list: its path.
  ///   - own: the paths of the other's files.
  func holder(ofList list: String, besides own: [String]) -> String? {
    let folder = RealPath.folder(of: own.first ?? "")
    guard let place = RealPath.ofNearest(list), let real = RealPath.of(folder) else { return nil }
    let ownPlaces = Set(own.compactMap(RealPath.of))
    return (holders(in: folder)[place] ?? []).first { path in
      RealPath.of(path).map { !ownPlaces.contains($0) } ?? false
    } ?? above(real).first { held(by: $0)?.lists.contains(place) ?? false }
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
