// Steps in which a finger does something.
extension Explanation {
  static let gestures: [Explanation] = [
    Explanation(
      "step/off-screen",
      """
      A finger is to touch an element that is not on the screen at that moment, or of which \
      others cover every part. A user could not touch it either.
      """,
      example: "{\"tap\": \"friend-80\"}",
      cure: "scroll to the element in a step before, or tap what lies on top of it."),
    Explanation(
      "step/refresh-control",
      "A refresh is to begin or to end, and the collection view has no refresh control.",
      example: "{\"refresh\": \"end\"}",
      cure: "write \"refreshControl\": true in \"canvas\"."),
  ]
}
