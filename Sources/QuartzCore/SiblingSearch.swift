/// Something that stands in a list among its siblings and remembers where it was last seen there.
package protocol Sibling: AnyObject {
  var lastPlace: Int { get set }
}

/// Finds siblings in their list without going through all of it: from where each was last seen, outwards.
///
/// Whoever leaves or comes shifts the others. Those that go one after the other are shifted alike, so the last
/// shift is tried first; where places have become too wrong for it, all of them are noted anew.
package struct SiblingSearch: Sendable {
  /// How far siblings are from where they were last seen.
  private var shift = 0
  /// How many siblings were looked at so far.
  package private(set) var looks = 0

  package init() {}

  /// Notes where somebody new stands.
  package func note(_ sibling: some Sibling, at index: Int) {
    sibling.lastPlace = index - shift
  }

  package mutating func index<Element: Sibling>(
    of sibling: Element, in siblings: [Element]
  ) -> Int? {
    looks += 2
    if siblings.first === sibling { return 0 }
    if siblings.last === sibling { return siblings.count - 1 }
    let expected = min(max(sibling.lastPlace + shift, 0), siblings.count)
    for distance in 0...siblings.count {
      for index in [expected + distance, expected - distance] where siblings.indices ~= index {
        looks += 1
        guard siblings[index] === sibling else { continue }
        shift = index - sibling.lastPlace
        if distance * distance > siblings.count { noteAll(siblings) }
        return index
      }
    }
    return nil
  }

  private mutating func noteAll(_ siblings: [some Sibling]) {
    looks += siblings.count
    shift = 0
    for (index, sibling) in siblings.enumerated() { sibling.lastPlace = index }
  }
}
