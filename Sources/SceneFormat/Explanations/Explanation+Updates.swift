extension Explanation {
  static let updates: [Explanation] = []
}
