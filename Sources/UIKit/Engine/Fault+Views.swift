/// The faults of a data source and of registrations.
@MainActor extension Fault {
  static func notRegistered(cell identifier: String) -> Fault {
    notRegistered(kind: "UICollectionElementKindCell", identifier: identifier)
  }

  static func notRegistered(kind: String, identifier: String) -> Fault {
    Fault(
      "view/not-registered",
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib "
        + "or a class for the identifier or connect a prototype cell in a storyboard",
      facts: [Fact("kind", kind), Fact("identifier", identifier)])
  }

  static func notRegistered(decoration kind: String) -> Fault {
    Fault(
      "view/decoration-not-registered",
      "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or "
        + "connect a prototype in a storyboard",
      facts: [Fact("kind", kind)])
  }

  static func invalidNib(for name: String) -> Fault {
    Fault(
      "view/invalid-nib",
      "invalid nib registered for identifier (\(name)) - nib must contain exactly one top level object "
        + "which must be a UICollectionReusableView instance",
      facts: [Fact("registration", name)])
  }

  static func emptyKind(of what: String) -> Fault {
    Fault(
      "view/empty-kind", "the kind of \(what) must not be an empty string",
      facts: [Fact("registration", what)])
  }

  static func emptyStep(_ step: Double) -> Fault {
    Fault(
      "view/step-value", "the step of a stepper must be greater than zero",
      facts: [Fact("stepValue", "\(step)")])
  }

  static func noView(in slot: String) -> Fault {
    Fault(
      "view/wrong-class",
      "the view registered for \(slot) must be of the class that the collection view shows there",
      facts: [Fact("registration", slot)])
  }

  static func noDataSource(for key: ElementKey) -> Fault {
    Fault(
      "data/no-source", "UICollectionView dataSource is not set",
      facts: [Fact("element", key.description)])
  }

  static func cellNotDequeued(at indexPath: IndexPath) -> Fault {
    Fault(
      "view/not-dequeued",
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier "
        + "- cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:",
      facts: [Fact("element", ElementKey.cell(indexPath).description)])
  }

  static func supplementaryViewNotDequeued(kind: String, at indexPath: IndexPath) -> Fault {
    Fault(
      "view/not-dequeued",
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
        + "(\(kind),\(indexPath.uikitDescription)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil",
      facts: [Fact("element", ElementKey.supplementaryView(kind, indexPath).description)])
  }

  /// A view that was dequeued for one element and returned for another, or kept from an earlier request.
  static func wrongView(for key: ElementKey, dequeuedFor other: ElementKey?) -> Fault {
    Fault(
      "view/wrong-element",
      "Expected dequeued view to be returned to the collection view in preparation for display: the "
        + "view returned for \(key) was dequeued for \(other?.description ?? "another view")",
      facts: [Fact("element", key.description)])
  }

  static func changedCounts(section: Int, counted: Int, now: Int) -> Fault {
    Fault(
      "data/changed-without-notice",
      "Invalid update: invalid number of items in section \(section).  The number of items contained "
        + "in an existing section after the update (\(now)) must be equal to the number of items "
        + "contained in that section before the update (\(counted)), plus or minus the number of items "
        + "inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the number "
        + "of items moved into or out of that section (0 moved in, 0 moved out).",
      facts: [
        Fact("section", "\(section)"), Fact("counted", "\(counted)"), Fact("now", "\(now)"),
      ])
  }
}

@MainActor extension FaultScope {
  /// Whether a registration names no kind, which is a fault.
  static func refuses(emptyKind kind: String, of what: String) -> Bool {
    guard kind.isEmpty else { return false }
    raise(.emptyKind(of: what))
    return true
  }
}
