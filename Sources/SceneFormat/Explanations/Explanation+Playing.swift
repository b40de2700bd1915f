extension Explanation {
  static let playing: [Explanation] = []
}
