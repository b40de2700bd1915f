extension Explanation {
  static let keys: [Explanation] = []
}
