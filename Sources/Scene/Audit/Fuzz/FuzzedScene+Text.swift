import CoreGraphics
import Notation

extension FuzzedScene {
  /// The scene as a file that extends the one whose layout it is.
  func text(named name: String, of found: String, extending base: String, rules: [String]) -> String
  {
    var data = FuzzedData(sections)
    let members: [(key: String, value: JSONText)] = [
      ("scene", .whole(1)), ("extends", .text(base)), ("name", .text(name)),
      ("description", .text(found)),
      (
        "canvas",
        .object([("size", Self.pair(size.width, size.height)), ("contentOffset", Self.pair(0, 0))])
      ),
      ("data", .object([("sections", .list(data.json))])),
      ("steps", .list(steps.compactMap { data.json(of: $0) })),
      ("outputs", .null),
      ("expect", .list([.object([("contract", .texts(rules))])])),
    ]
    return JSONText.object(members).written() + "\n"
  }

  fileprivate static func pair(_ first: CGFloat, _ second: CGFloat) -> JSONText {
    .list([.number(Double(first)), .number(Double(second))])
  }
}

/// The data while the steps of a scene are written: shares become the items that there are by then.
private struct FuzzedData {
  let json: [JSONText]
  private var sections: [[String]] = []
  /// Items that came in steps.
  private var arrivals = 0

  init(_ described: [FuzzedScene.Section]) {
    sections = described.enumerated().map { number, section in
      section.items.indices.map { "\(Self.letter(number))\($0 + 1)" }
    }
    json = zip(described, sections).enumerated().map { number, both in
      let (section, names) = both
      let items = zip(names, section.items).map { name, size -> JSONText in
        guard let size else { return .text(name) }
        return .object([
          ("id", .text(name)), ("size", FuzzedScene.pair(size.width, size.height)),
        ])
      }
      var members: [(key: String, value: JSONText)] = [("id", .text(Self.letter(number)))]
      if section.hasHeader { members.append(("header", .text(Self.letter(number).uppercased()))) }
      if section.hasFooter { members.append(("footer", .text("end"))) }
      return .object(members + [("items", .list(items))])
    }
  }

  private static func letter(_ number: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(number % 26)))
  }

  /// Nil for an update of which nothing is left.
  mutating func json(of step: FuzzedScene.Step) -> JSONText? {
    switch step {
    case .update(let update): return json(of: update)
    case .scroll(let way):
      return .object([
        ("scroll", .object([("by", FuzzedScene.pair(way.dx, way.dy))])), ("animated", .flag(false)),
      ])
    case .resize(let size):
      return .object([("bounds", FuzzedScene.pair(size.width, size.height))])
    }
  }

  private mutating func json(of update: FuzzedScene.Update) -> JSONText? {
    let deletes = taken(update.deletes)
    let moves = taken(update.moves, except: deletes)
    let reloads = taken(update.reloads, except: deletes + moves)
    let gone = Set(deletes + moves)
    sections = sections.map { $0.filter { !gone.contains($0) } }
    let inserts = update.inserts.indices.map { "new\(arrivals + $0 + 1)" }
    arrivals += inserts.count
    // Nothing can come where there is no section.
    guard !sections.isEmpty else { return nil }
    for (name, share) in zip(inserts, update.inserts) { place(name, at: share) }
    for (name, share) in zip(moves, update.moves) { place(name, at: 1 - share) }
    var members: [(key: String, value: JSONText)] = []
    if !deletes.isEmpty { members.append(("delete", .texts(deletes))) }
    if !inserts.isEmpty { members.append(("insert", .list(arrival(inserts)))) }
    if !moves.isEmpty { members.append(("move", .list(arrival(moves)))) }
    if !reloads.isEmpty { members.append(("reload", .texts(reloads))) }
    return members.isEmpty ? nil : .object([("update", .object(members))])
  }

  /// The items at these shares of the data, each once.
  private func taken(_ shares: [Double], except others: [String] = []) -> [String] {
    let all = sections.flatMap(\.self)
    var taken: [String] = []
    for share in shares where !all.isEmpty {
      let name = all[min(all.count - 1, Int(share * Double(all.count)))]
      if !taken.contains(name), !others.contains(name) { taken.append(name) }
    }
    return taken
  }

  private mutating func place(_ name: String, at share: Double) {
    let section = min(sections.count - 1, Int(share * Double(sections.count)))
    let rest = share * Double(sections.count) - Double(section)
    let index = min(sections[section].count, Int(rest * Double(sections[section].count + 1)))
    sections[section].insert(name, at: index)
  }

  /// With their places after the update, from the first to the last.
  private func arrival(_ names: [String]) -> [JSONText] {
    sections.enumerated().flatMap { number, items in
      items.enumerated().filter { names.contains($0.element) }.map { index, name in
        .object([
          ("item", .text(name)), ("to", .text("\(Self.letter(number))/\(index)")),
        ])
      }
    }
  }
}
