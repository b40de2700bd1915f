import Foundation

/// A scene as a tree whose parts can be exchanged by their paths.
struct SceneTree {
  private var root: Any

  init(_ text: String) { root = Self.parsed(text) }

  var text: String {
    let data = try? JSONSerialization.data(withJSONObject: root, options: [.sortedKeys])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// `null` takes away what stands there.
  mutating func set(_ path: String, _ json: String) {
    root = Self.changed(root, path.split(separator: ".").map(String.init)[...], Self.parsed(json))
  }

  private static func parsed(_ json: String) -> Any {
    (try? JSONSerialization.jsonObject(with: Data(json.utf8), options: [.fragmentsAllowed]))
      ?? NSNull()
  }

  private static func changed(_ tree: Any, _ path: ArraySlice<String>, _ value: Any) -> Any {
    guard let step = path.first else { return value }
    // An object that is not there yet is a list where a number stands.
    let isEmpty = (tree as? [String: Any])?.isEmpty == true
    if let index = Int(step), var list = tree as? [Any] ?? (isEmpty ? [] : nil) {
      let old: Any = list.indices.contains(index) ? list[index] : [String: Any]()
      let new = changed(old, path.dropFirst(), value)
      if list.indices.contains(index) { list[index] = new } else { list.append(new) }
      return list
    }
    var object = tree as? [String: Any] ?? [:]
    let new = changed(object[step] ?? [String: Any](), path.dropFirst(), value)
    object[step] = new is NSNull ? nil : new
    return object
  }
}
