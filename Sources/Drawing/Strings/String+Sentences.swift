extension String {
  /// As many whole sentences from the start as have no more characters than that; of one that alone has more, its
  /// beginning.
  package func firstSentences(to limit: Int) -> String {
    guard count > limit else { return self }
    var end = startIndex
    var rest = self[...]
    while let stop = rest.firstRange(of: ". ") {
      let next = index(after: stop.lowerBound)
      guard self[..<next].count <= limit else { break }
      end = next
      rest = self[stop.upperBound...]
    }
    return end > startIndex ? String(self[..<end]) : shortened(to: limit)
  }
}
