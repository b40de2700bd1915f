extension Explanation {
  static let reading: [Explanation] = []
}
