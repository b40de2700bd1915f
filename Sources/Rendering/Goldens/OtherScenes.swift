internal import Notation
internal import Platform
package import Scene
internal import SceneFormat

/// Scenes that nobody has named, as far as it matters what they hold: a golden that one of them holds is nobody else's to
/// be removed.
package struct OtherScenes {
  private let loader: SceneLoader
  /// Folders with more scenes than these are not read.
  private static let most = 2000

  @MainActor package init(_ order: WorkOrder, _ registry: SceneRegistry) {
    loader = SceneLoader(
      kinds: registry.kinds.rendered(with: []), limits: order.rendering.limits,
      allowing: order.allowed)
  }

  /// The scenes in all folders that lead to one.
  func above(_ folder: String) -> [String] {
    var (path, scenes): (String, [String]) = (folder, [])
    while path != "/" {
      path = RealPath.folder(of: path)
      scenes += Self.scenes(in: path)
    }
    return scenes
  }

  /// The files that a scene names; nil where it cannot be read.
  func claims(of path: String) -> SceneClaims? {
    (try? loader.load(path)).map {
      SceneClaims($0, RenderingOptions(.folder(".")), writing: .nothing)
    }
  }

  /// A scene beside another one, or above it, that holds the same list of pictures.
  /// - Parameters:
  ///   - list: its path.
  ///   - own: the paths of the other's files.
  func holder(ofList list: String, besides own: [String]) -> String? {
    let folder = RealPath.folder(of: own.first ?? "")
    guard let place = RealPath.ofNearest(list), let real = RealPath.of(folder) else { return nil }
    let known = Set(own.compactMap(RealPath.of))
    let name = place.split(separator: "/").last ?? ""
    let stem = name.prefix { $0 != "." }
    let beside = Self.scenes(in: folder == "." ? "" : folder)
    return (beside + above(real)).first { path in
      guard let real = RealPath.of(path), !known.contains(real), mayName(stem, path) else {
        return false
      }
      return claims(of: path)?.claims.contains { RealPath.ofNearest($0.path) == place } ?? false
    }
  }

  /// Whether a scene can name something with this stem, for which it need not be understood.
  private func mayName(_ stem: Substring, _ path: String) -> Bool {
    if path.split(separator: "/").last?.hasPrefix("\(stem).") == true { return true }
    guard let bytes = try? InputFile.read(path, limit: loader.limits.fileBytes) else {
      return false
    }
    return String(decoding: bytes, as: UTF8.self).contains(stem)
  }

  private static func scenes(in folder: String) -> [String] {
    let names = ((try? FolderListing(folder.isEmpty ? "." : folder))?.entries ?? []).map(\.name)
    return names.filter(SceneLoader.isScene).prefix(most).map { name in
      folder.isEmpty ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    }
  }
}
