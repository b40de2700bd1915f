extension GoldenPictures {
  /// Two lists that were made of a third one, put together line by line.
  package struct Merged {
    package let list: GoldenPictures
    /// The files that both have changed, each in another way.
    package let conflicts: [Conflict]
  }

  /// A file that both sides have changed; nil for a side that has removed it.
  package struct Conflict {
    package let path: String
    package let ours: Entry?
    package let theirs: Entry?
  }

  /// Takes over what only one side has added, changed or removed.
  package func merging(_ ours: GoldenPictures, _ theirs: GoldenPictures) -> Merged {
    var list = GoldenPictures()
    var conflicts: [Conflict] = []
    let paths = Set([self, ours, theirs].flatMap(\.entries.keys))
    for path in paths.sorted() {
      let (base, mine, other) = (self[path], ours[path], theirs[path])
      if mine == other || base == other {
        if let mine { list.add(mine) }
      } else if base == mine {
        if let other { list.add(other) }
      } else {
        conflicts.append(Conflict(path: path, ours: mine, theirs: other))
      }
    }
    return Merged(list: list, conflicts: conflicts)
  }
}

extension GoldenPictures.Merged {
  /// The list, with git's marks around lines that somebody has to decide on.
  package var text: String {
    guard !conflicts.isEmpty else { return list.text }
    let open = conflicts.map { conflict in
      let sides = [conflict.ours, conflict.theirs].map { $0.map { $0.line + "\n" } ?? "" }
      return "<<<<<<< ours\n\(sides[0])=======\n\(sides[1])>>>>>>> theirs\n"
    }
    return list.text + open.joined()
  }
}
