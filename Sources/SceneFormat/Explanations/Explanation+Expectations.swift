extension Explanation {
  static let expectations: [Explanation] = []
}
