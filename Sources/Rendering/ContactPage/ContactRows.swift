/// The order of cards that leaves no holes between them where three columns stand side by side: a card that no longer
/// fits into a row waits for the next one, and a narrower one comes first.
enum ContactRows {
  static let columns = 3

  static func filled(_ cards: [ContactCard]) -> [ContactCard] {
    var (left, filled) = (cards, [ContactCard]())
    var room = columns
    while !left.isEmpty {
      if let next = left.firstIndex(where: { $0.span <= room }) {
        room -= left[next].span
        filled.append(left.remove(at: next))
      } else {
        room = 0
      }
      if room == 0 { room = columns }
    }
    return filled
  }
}
