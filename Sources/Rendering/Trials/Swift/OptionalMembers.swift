/// The optional members of protocols, for a compiler without Objective-C. Each becomes a protocol of its own, which those
/// classes of the tried files have that have the member, and a property of its name: its value is called like the member,
/// and is nil where an object has none. So code that says `delegate?.height?(of: item)` stays as it is.
struct OptionalMembers {
  /// The name of a place that messages about code of ours have.
  static let place = "tessera-try-optional"
  /// The first line of what is written behind the code of a file.
  static let beginning = "#sourceLocation(file: \"\(place)\", line: 1)\n"

  /// Changes of a file.
  struct Part {
    /// The bytes of members, which have no place in their protocols any more.
    fileprivate(set) var members: [Range<Int>] = []
    /// Braces of protocols that only classes can have, though nothing else says so any more.
    fileprivate(set) var braces: [Range<Int>] = []
    /// For the end of the file.
    fileprivate(set) var text = ""
  }

  private(set) var parts: [Part]

  /// - Parameter files: all that are compiled together, with their paths in messages.
  init(_ files: [(path: String, bytes: [UInt8])]) {
    let words = files.map { SwiftWords($0.bytes) }
    let found = zip(files, words).map { ObjCProtocol.all(in: $1.words, of: $0.bytes) }
    let declared = words.map { SwiftDeclarations($0) }
    parts = found.map { protocols in
      Part(
        members: protocols.flatMap { $0.members.map(\.range) },
        braces: protocols.filter(\.isBare).map(\.brace))
    }
    var number = 0
    for (file, protocols) in found.enumerated() {
      for one in protocols where !one.members.isEmpty {
        parts[file].text += one.text(from: number, path: files[file].path)
        add(one.members.map(\.fullName), from: number, to: Conformers(declared, of: one.name))
        number += one.members.count
      }
    }
  }

  private mutating func add(_ members: [String], from number: Int, to classes: Conformers) {
    for (index, member) in members.enumerated() {
      for one in classes.having(member) {
        parts[one.file].text += "extension \(one.name): TesseraOptional\(number + index) {}\n"
      }
    }
  }
}

/// The classes that have a protocol, and what they can do.
private struct Conformers {
  struct Holder: Equatable {
    let name: String
    let file: Int
  }

  private let holders: [Holder]
  private var above: [String: String] = [:]
  private var members: [String: Set<String>] = [:]

  init(_ files: [SwiftDeclarations], of name: String) {
    let types = files.enumerated().flatMap { file, found in found.kinds.map { (file, $0) } }
    for found in files { members.merge(found.members) { $0.union($1) } }
    var known: Set<String> = [name]
    var count = 0
    // Those that stand on one that has it, have it: protocols and classes alike.
    while count != known.count {
      count = known.count
      for (_, type) in types where !known.isDisjoint(with: type.supers) { known.insert(type.name) }
    }
    holders = types.filter { $1.word == "class" && known.contains($1.name) }
      .map { Holder(name: $1.name, file: $0) }
    for (_, type) in types where type.word == "class" { above[type.name] = type.supers.first }
  }

  /// The first of each line of classes: those below it have it by then.
  func having(_ member: String) -> [Holder] {
    holders.filter { holder in
      has(member, holder.name)
        && !holders.contains { other in
          other != holder && isAbove(other.name, holder.name) && has(member, other.name)
        }
    }
  }

  /// The class and those above it, the nearest first.
  private func line(of name: String) -> [String] {
    var line: [String] = []
    var next: String? = name
    while let name = next, !line.contains(name) {
      line.append(name)
      next = above[name]
    }
    return line
  }

  private func isAbove(_ other: String, _ name: String) -> Bool {
    line(of: name).dropFirst().contains(other)
  }

  private func has(_ member: String, _ name: String) -> Bool {
    line(of: name).contains { members[$0]?.contains(member) == true }
  }
}
