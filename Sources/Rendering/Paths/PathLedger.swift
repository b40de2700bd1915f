package import Platform

/// Every path that a run reads and every path that it writes, before it does either: two writers of one file, or a
/// writer of a file that is read, are known before anything is lost.
///
///     var ledger = PathLedger()
///     try ledger.read("bob.png", for: PathOwner("an image", at: "friends.scene.json:3:9"))
///     try ledger.write("out/../bob.png", for: PathOwner("the output", at: "friends.scene.json:7:5"))  // throws
///
/// A file is known by what is there (its device and number), and by its name in a folder that is known so; links are
/// followed, names are compared as their folder compares them. A path that nobody writes may be read by many. A file
/// that is a folder on the way to another one is found as well: only one of the two can be there.
package struct PathLedger {
  private let view: any FileSystemView
  private var claims: [PathClaim] = []
  /// Who has claimed a name, and a file that is there.
  private var names: [NameKey: Holders] = [:]
  private var files: [FileIdentity: Holders] = [:]
  private var rows = RowIndex()
  /// Who has claimed something as a file, and who something below it.
  private var ends: [FolderKey: Holders] = [:]
  private var ways: [FolderKey: Holders] = [:]
  private var wayRows = RowIndex()

  /// Folders by how they are spelled, numbered by what they are.
  private var spellings: [String: Int] = [:]
  private var numbers: [FolderKey: Int] = [:]
  /// Of each number, what it stands for, and whether its folder takes small and capital letters for the same.
  private var keys: [FolderKey] = []
  private var foldsCase: [Bool] = []
  /// The folders that lead to a folder, itself among them, by how it is spelled.
  private var waysTo: [String: [Way]] = [:]

  package init(_ view: any FileSystemView = DiskView()) {
    self.view = view
  }

  package mutating func read(_ path: String, for owner: PathOwner) throws(PathCollision) {
    if let first = claim(PathClaim(.read, path, by: owner)).first { throw first }
  }

  /// - Parameter path: may have the place of a number, as in `film-{frame:04}.png`.
  package mutating func write(_ path: String, for owner: PathOwner) throws(PathCollision) {
    let isRow = NamePattern(row: path) != nil
    if let first = claim(PathClaim(isRow ? .writeRow : .write, path, by: owner)).first {
      throw first
    }
  }

  /// Enters a claim and tells what it collides with; it counts all the same, so that whoever comes third is told.
  package mutating func claim(_ claim: PathClaim) -> [PathCollision] {
    let number = claims.count
    claims.append(claim)
    let item = view.item(at: claim.path)
    guard item?.kind != .stream else { return [] }
    var others: Set<Int> = []
    var clashes = enterWay(to: claim.path, number, claim.access)
    var path = claim.path
    // Links that lead to one another end somewhere.
    for _ in 0..<16 {
      let key = nameKey(path)
      others.formUnion(names[key, default: Holders()].add(number, claim.access))
      others.formUnion(meeting(key, to: claim.access, at: path))
      clashes += enterEnd(key, number, to: claim.access)
      guard let target = view.link(at: path) else { break }
      path = target.hasPrefix("/") ? target : "\(Self.split(path).folder)/\(target)"
    }
    if let item {
      others.formUnion(files[item.identity, default: Holders()].add(number, claim.access))
      clashes += enterEnd(.there(item.identity), number, to: claim.access)
    }
    others.remove(number)
    return others.sorted().map { PathCollision(first: claims[$0], second: claim) }
      + collisions(clashes, but: others.union([number]), with: claim)
  }

  // MARK: Files that are folders

  /// Another claim, and which of the two goes on below the other one's file.
  private typealias Clash = (claim: Int, kind: PathCollision.Kind)

  private func collisions(
    _ clashes: [Clash], but known: Set<Int>, with claim: PathClaim
  ) -> [PathCollision] {
    var known = known
    return clashes.sorted { $0.claim < $1.claim }.compactMap { clash in
      guard known.insert(clash.claim).inserted else { return nil }
      return PathCollision(first: claims[clash.claim], second: claim, kind: clash.kind)
    }
  }

  /// Enters the name that a claim has for a file; answers those who take it for a folder.
  private mutating func enterEnd(
    _ key: NameKey, _ claim: Int, to access: PathClaim.Access
  ) -> [Clash] {
    guard access == .writeRow else {
      return enterEnd(.below(key.folder, key.name), claim, to: access)
    }
    guard let pattern = NamePattern(row: String(decoding: key.name, as: UTF8.self)) else {
      return []
    }
    return wayRows.add(.init(pattern: pattern, folder: key.folder, claim: claim, isRead: false))
      .filter { !$0.pattern.isRow }.map { ($0.claim, .firstIsFolder) }
  }

  private mutating func enterEnd(
    _ key: FolderKey, _ claim: Int, to access: PathClaim.Access
  ) -> [Clash] {
    _ = ends[key, default: Holders()].add(claim, access)
    return ways[key]?.against(access).map { ($0, .firstIsFolder) } ?? []
  }

  /// Enters the folders that a claim leads through; answers those who take one of them for a file.
  private mutating func enterWay(
    to path: String, _ claim: Int, _ access: PathClaim.Access
  ) -> [Clash] {
    way(to: Self.split(path).folder).flatMap { folder -> [Clash] in
      var clashes = ends[folder.key]?.against(access) ?? []
      if ways[folder.key] == nil {
        let name = NamePattern(String(decoding: folder.name.name, as: UTF8.self))
        clashes += wayRows.add(
          .init(pattern: name, folder: folder.name.folder, claim: claim, isRead: false)
        ).map(\.claim)
      }
      _ = ways[folder.key, default: Holders()].add(claim, access)
      return clashes.map { ($0, .secondIsFolder) }
    }
  }

  /// The folders that lead to one, itself the last of them.
  private mutating func way(to folder: String) -> [Way] {
    if let known = waysTo[folder] { return known }
    let parent = Self.split(folder).folder
    var way: [Way] = []
    if folder != ".", folder != "/", parent != folder {
      way = self.way(to: parent) + [Way(key: keys[folderNumber(folder)], name: nameKey(folder))]
    }
    waysTo[folder] = way
    return way
  }

  // MARK: Rows

  /// The claims that can have a name in common with this one, where one of the two is a row.
  private mutating func meeting(
    _ key: NameKey, to access: PathClaim.Access, at path: String
  ) -> [Int] {
    let name = String(decoding: key.name, as: UTF8.self)
    let pattern = (access == .writeRow ? NamePattern(row: name) : nil) ?? NamePattern(name)
    let entry = RowIndex.Entry(
      pattern: pattern, folder: key.folder, claim: claims.count - 1, isRead: access == .read)
    return rows.add(entry).map(\.claim)
  }

  // MARK: Names

  private struct NameKey: Hashable {
    let folder: Int
    /// Bytes: for the system, letters that look the same are different names.
    let name: [UInt8]
  }

  /// A folder on a way, and its name in the one before.
  private struct Way {
    let key: FolderKey
    let name: NameKey
  }

  private enum FolderKey: Hashable {
    case there(FileIdentity)
    /// In a folder that is not there yet.
    case below(Int, [UInt8])
  }

  private mutating func nameKey(_ path: String) -> NameKey {
    let (folder, name) = Self.split(path)
    let number = folderNumber(folder)
    return NameKey(folder: number, name: compared(name, in: number))
  }

  private mutating func folderNumber(_ path: String) -> Int {
    if let number = spellings[path] { return number }
    let number = freshNumber(path)
    spellings[path] = number
    return number
  }

  private mutating func freshNumber(_ path: String) -> Int {
    if let item = view.item(at: path) { return number(of: .there(item.identity), path) }
    let (parent, name) = Self.split(path)
    guard parent != path else { return number(of: .below(-1, Array(name.utf8)), path) }
    // A folder that is not there has no other way back than the way to it.
    if name == ".." { return folderNumber(Self.split(parent).folder) }
    let home = folderNumber(parent)
    return number(of: .below(home, compared(name, in: home)), path)
  }

  private func compared(_ name: String, in folder: Int) -> [UInt8] {
    Array((foldsCase[folder] ? name.foldedCase : name).utf8)
  }

  private mutating func number(of key: FolderKey, _ path: String) -> Int {
    if let number = numbers[key] { return number }
    let number = foldsCase.count
    numbers[key] = number
    keys.append(key)
    // One that is not there is made as the one that it will stand in.
    if case .below(let home, _) = key, home >= 0 {
      foldsCase.append(foldsCase[home])
    } else {
      foldsCase.append(view.foldsCase(in: path))
    }
    return number
  }

  /// The folder of a path, and the name in it, without parts that mean nothing.
  private static func split(_ path: String) -> (folder: String, name: String) {
    var end = path.utf8.endIndex
    while true {
      let slash = path.utf8[..<end].lastIndex(of: UInt8(ascii: "/"))
      let start = slash.map { path.utf8.index(after: $0) } ?? path.utf8.startIndex
      let name = path[start..<end]
      if name.isEmpty || name == ".", let slash {
        end = slash
        continue
      }
      guard let slash else { return (".", String(name)) }
      return (slash == path.startIndex ? "/" : String(path[..<slash]), String(name))
    }
  }
}

/// Who has claimed one file: the first who reads it and the first who writes it are enough to refuse all others.
private struct Holders {
  var reader: Int?
  var writer: Int?

  /// Adds a claim, and answers those that it cannot stand beside.
  mutating func add(_ claim: Int, _ access: PathClaim.Access) -> [Int] {
    let others = against(access)
    if access == .read { reader = reader ?? claim } else { writer = writer ?? claim }
    return others.filter { $0 != claim }
  }

  /// Those that a claim of this sort cannot stand beside.
  func against(_ access: PathClaim.Access) -> [Int] {
    [writer, access == .read ? nil : reader].compactMap(\.self)
  }
}
