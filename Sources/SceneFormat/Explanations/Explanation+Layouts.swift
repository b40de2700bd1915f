extension Explanation {
  static let layouts: [Explanation] = []
}
