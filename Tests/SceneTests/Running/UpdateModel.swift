import Notation

/// Lists of items that random updates are carried out on: slow, and easy to read.
struct UpdateModel {
  struct Section {
    var name: String
    var items: [Item]
    var text: String { #"{"id": "\#(name)", "items": \#(items.map(\.text).listed)}"# }
  }

  struct Item {
    var name: String
    var version = 0
    var label: String { "\(name) \(version)" }
    var text: String { #"{"id": "\#(name)", "label": "\#(label)"}"# }
  }

  private(set) var sections = [
    Section(name: "s0", items: ["a", "b", "c", "d"].map { Item(name: $0) }),
    Section(name: "s1", items: ["p", "q", "r"].map { Item(name: $0) }),
    Section(name: "s2", items: ["x", "y"].map { Item(name: $0) }),
  ]
  private var count = 0

  /// Changes the lists at random; the step that asks for the same.
  mutating func step(using random: inout SeededRandom) -> String {
    var update: [String: [String]] = [:]
    let gone = sections.count > 1 && random.oneIn(4) ? sections.randomElement(using: &random) : nil
    let deleted = names { _ in random.oneIn(8) }
    let moved = names { !deleted.contains($0) && random.oneIn(4) }
    let vanished = gone.map { $0.items.map(\.name).filter { !moved.contains($0) } } ?? []
    update["delete"] = deleted.map { "\"\($0)\"" }
    update["deleteSections"] = gone.map { ["\"\($0.name)\""] }
    for name in names({ !(deleted + vanished).contains($0) && random.oneIn(3) }) {
      update[random.oneIn(2) ? "reload" : "reconfigure", default: []].append(change(name))
    }
    let movers = sections.flatMap(\.items).filter { moved.contains($0.name) }
    for index in sections.indices {
      sections[index].items.removeAll { (deleted + moved).contains($0.name) }
    }
    sections.removeAll { $0.name == gone?.name }
    changeSections(&update, using: &random)
    let newcomers = (0..<Int.random(in: 0...2, using: &random)).map { _ in newItem() }
    for item in movers + newcomers { arrive(item, using: &random) }
    update["move"] = movers.map { #"{"item": "\#($0.name)", "to": "\#(place(of: $0))"}"# }
    update["insert"] = newcomers.map { #"{"item": \#($0.text), "to": "\#(place(of: $0))"}"# }
    let keys = update.keys.sorted().map { "\"\($0)\": \((update[$0] ?? []).listed)" }
    return "{\"update\": {\(keys.joined(separator: ", "))}}"
  }

  private func names(_ isWanted: (String) -> Bool) -> [String] {
    sections.flatMap { $0.items.map(\.name) }.filter(isWanted)
  }

  /// A section goes elsewhere, another one comes.
  private mutating func changeSections(
    _ update: inout [String: [String]], using random: inout SeededRandom
  ) {
    var mover: Section?
    if random.oneIn(3) {
      let section = sections.remove(at: Int.random(in: sections.indices, using: &random))
      sections.insert(section, at: Int.random(in: 0...sections.count, using: &random))
      mover = section
    }
    var newcomer: Section?
    if random.oneIn(3) {
      let section = Section(name: "t\(count)", items: [newItem(), newItem()])
      sections.insert(section, at: Int.random(in: 0...sections.count, using: &random))
      newcomer = section
    }
    if let mover {
      update["moveSections"] = [#"{"section": "\#(mover.name)", "to": \#(index(of: mover))}"#]
    }
    if let newcomer {
      update["insertSections"] = [#"{"section": \#(newcomer.text), "to": \#(index(of: newcomer))}"#]
    }
  }

  private func index(of section: Section) -> Int {
    sections.firstIndex { $0.name == section.name } ?? -1
  }

  private mutating func newItem() -> Item {
    count += 1
    return Item(name: "n\(count)")
  }

  private mutating func change(_ name: String) -> String {
    for section in sections.indices {
      for index in sections[section].items.indices where sections[section].items[index].name == name
      {
        sections[section].items[index].version += 1
        return sections[section].items[index].text
      }
    }
    return ""
  }

  private mutating func arrive(_ item: Item, using random: inout SeededRandom) {
    let section = Int.random(in: sections.indices, using: &random)
    let index = Int.random(in: 0...sections[section].items.count, using: &random)
    sections[section].items.insert(item, at: index)
  }

  private func place(of item: Item) -> String {
    for section in sections {
      let index = section.items.firstIndex { $0.name == item.name }
      if let index { return "\(section.name)/\(index)" }
    }
    return ""
  }
}

extension SeededRandom {
  fileprivate mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }
}

extension [String] {
  fileprivate var listed: String { "[\(joined(separator: ", "))]" }
}
