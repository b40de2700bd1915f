/// The names of code that a catalogue links: its module, if its first page is about one, and declarations of that.
struct LinkedNames {
  let module: String?
  let names: [String]

  /// - Parameter path: the catalogue's folder, `Sources/UIKit/UIKit.docc`.
  init(in path: String) throws {
    let pages = try House.files(below: path, endingIn: ".md")
    let links = try pages.flatMap { try Self.links(in: House.text(of: $0)) }
    module = path.hasPrefix("Sources/") ? String(path.split(separator: "/")[1]) : nil
    names = Set(links).subtracting([module].compactMap(\.self)).sorted()
  }

  private static func links(in text: String) -> [String] {
    text.matches(of: /(?:^|[^`])``(\w+)``/).map { String($0.1) }
  }

  /// All that DocC has to know of the module: the whole graph takes a minute to read.
  var graph: String {
    let symbols = names.map { name in
      """
      {"kind": {"identifier": "swift.class", "displayName": "Class"}, "accessLevel": "public",
       "identifier": {"precise": "s:\(name)", "interfaceLanguage": "swift"},
       "pathComponents": ["\(name)"], "names": {"title": "\(name)"}}
      """
    }
    return """
      {"metadata": {"formatVersion": {"major": 0, "minor": 6, "patch": 0}, "generator": "house"},
       "module": {"name": "\(module ?? "")", "platform": {}},
       "symbols": [\(symbols.joined(separator: ",\n"))], "relationships": []}
      """
  }
}
