extension String {
  /// The text's first characters and an ellipsis where it is longer than that: for those who are told what
  /// something is, not all that it says. No character is cut, unless it is one of thousands of marks.
  package func shortened(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var rest = self[...]
    // The bytes that characters may take: a few have many marks, not all.
    var room = limit * 16
    for _ in 0..<limit {
      guard let first = rest.first, first.utf8.count <= room else { break }
      room -= first.utf8.count
      rest.removeFirst()
    }
    guard !rest.isEmpty else { return self }
    let end =
      rest.startIndex > startIndex
      ? rest.startIndex : unicodeScalars.index(startIndex, offsetBy: limit)
    return self[..<end] + "…"
  }
}
