/// How the elements of one kind that belong to no item move through an update: those that the layout names go and come,
/// and the others of their section close up and make room.
struct ElementShift {
  /// The elements that it is about.
  struct Kind: Hashable {
    let category: UICollectionView.ElementCategory
    let name: String
  }

  /// By their paths before the update.
  let going: Set<IndexPath>
  /// By their paths after it.
  let coming: Set<IndexPath>
  private let holesBefore: SectionedHoles
  private let holesAfter: SectionedHoles

  /// For kinds of which the layout names nothing.
  static let none = ElementShift(going: [], coming: [])

  init(going: [IndexPath], coming: [IndexPath]) {
    self.going = Set(going)
    self.coming = Set(coming)
    holesBefore = Self.holes(self.going)
    holesAfter = Self.holes(self.coming)
  }

  private static func holes(_ paths: Set<IndexPath>) -> SectionedHoles {
    SectionedHoles(sorted: ContiguousArray(paths.compactMap(ItemPosition.init).sorted()))
  }

  /// The index that an element has after the update, in the section that its own has become; nothing where it goes.
  func itemAfter(_ place: ItemPosition, in section: Int) -> Int? {
    holesBefore[place.section].rank(of: place.item).map { holesAfter[section].index(ofRank: $0) }
  }

  /// The index that an element had before the update, in the section that its own was; nothing where it is new.
  func itemBefore(_ place: ItemPosition, in section: Int) -> Int? {
    holesAfter[place.section].rank(of: place.item).map { holesBefore[section].index(ofRank: $0) }
  }
}
