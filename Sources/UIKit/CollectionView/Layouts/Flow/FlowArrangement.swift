/// The outcome for one line.
struct FlowArrangement: Equatable, Sendable {
  /// Of the first item, from the leading inset; negative where it is too long.
  var offset: CGFloat
  /// From the end of one item to the start of the next.
  var gap: CGFloat
}
