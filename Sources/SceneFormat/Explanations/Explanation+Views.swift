extension Explanation {
  static let views: [Explanation] = []
}
