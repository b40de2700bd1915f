package import Platform

/// A file system that a test writes down: what is there, which links lead where, and what folds case.
package struct FileSystemStub: FileSystemView {
  /// Files and folders by their paths; equal numbers are the same file.
  package var items: [String: Int] = ["/": 1, "/place": 2]
  package var folders: Set<String> = ["/", "/place"]
  package var streams: Set<String> = []
  package var links: [String: String] = [:]
  /// The working folder.
  package var home = "/place"
  package var folding: Set<String> = []

  package init() {}

  package mutating func add(file path: String, _ number: Int) { items[path] = number }

  package mutating func add(folder path: String, _ number: Int) {
    items[path] = number
    folders.insert(path)
  }

  package func item(at path: String) -> FileItem? {
    guard let real = real(path), let number = items[real] else { return nil }
    let identity = FileIdentity(device: 7, number: UInt64(number))
    let kind: FileItem.Kind =
      streams.contains(real) ? .stream : folders.contains(real) ? .folder : .file
    return FileItem(identity: identity, kind: kind)
  }

  package func link(at path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last else { return nil }
    let folder = (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
    guard let real = real(folder) else { return nil }
    return links[real == "/" ? "/\(name)" : "\(real)/\(name)"]
  }

  package func foldsCase(in folder: String) -> Bool { real(folder).map(folding.contains) ?? false }

  /// The end of a path, step by step as a system goes; nil where a folder on the way is not there.
  private func real(_ path: String, _ depth: Int = 0) -> String? {
    guard depth < 16 else { return nil }
    var place = path.hasPrefix("/") ? "/" : home
    for part in path.split(separator: "/").map(String.init) where part != "." {
      guard folders.contains(place) else { return nil }
      if part == ".." {
        place = "/" + place.split(separator: "/").dropLast().joined(separator: "/")
        continue
      }
      let next = entry(part, in: place)
      if let target = links[next] {
        let start = target.hasPrefix("/") ? target : "\(place)/\(target)"
        guard let real = real(start, depth + 1) else { return nil }
        place = real
      } else {
        place = next
      }
    }
    return place
  }

  private func entry(_ name: String, in folder: String) -> String {
    let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    guard folding.contains(folder) else { return path }
    return (Array(items.keys) + Array(links.keys)).first { $0.lowercased() == path.lowercased() }
      ?? path
  }
}
