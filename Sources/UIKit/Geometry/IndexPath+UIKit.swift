extension IndexPath {
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// Differs from UIKit: a path that is too short gives a fault and `NSNotFound` instead of a trap.
  public var section: Int {
    get { element(at: 0) }
    set { setElement(newValue, at: 0) }
  }

  /// `NSNotFound`, with a fault, in a path of less than two indices.
  public var item: Int {
    get { element(at: 1) }
    set { setElement(newValue, at: 1) }
  }

  /// `NSNotFound`, with a fault, in a path of less than two indices.
  public var row: Int {
    get { element(at: 1) }
    set { setElement(newValue, at: 1) }
  }

  private func element(at position: Int) -> Int {
    guard position < count else {
      FaultScope.raiseAnywhere(.wrongIndexPath(length: count))
      return NSNotFound
    }
    return self[position]
  }

  private mutating func setElement(_ value: Int, at position: Int) {
    guard position < count else {
      FaultScope.raiseAnywhere(.wrongIndexPath(length: count))
      return
    }
    self[position] = value
  }
}

extension NSIndexPath {
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(elements: [section, item])
  }

  public convenience init(item: Int, section: Int) {
    self.init(elements: [section, item])
  }

  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(elements: [section, row])
  }

  public convenience init(row: Int, section: Int) {
    self.init(elements: [section, row])
  }

  /// `NSNotFound`, with a fault, in a path without any index.
  public var section: Int { element(at: 0) }

  /// `NSNotFound`, with a fault, in a path of less than two indices.
  public var item: Int { element(at: 1) }

  /// `NSNotFound`, with a fault, in a path of less than two indices.
  public var row: Int { element(at: 1) }

  private convenience init(elements: [Int]) {
    unsafe self.init(indexes: elements, length: elements.count)
  }

  private func element(at position: Int) -> Int {
    guard position < length else {
      FaultScope.raiseAnywhere(.wrongIndexPath(length: length))
      return NSNotFound
    }
    return index(atPosition: position)
  }
}

extension Fault {
  static func wrongIndexPath(length: Int) -> Fault {
    Fault(
      "geometry/index-path",
      "Invalid index path for use with UICollectionView. Index paths passed to collection view must"
        + " contain exactly two indices specifying the section and item. Please use the category on"
        + " NSIndexPath in NSIndexPath+UIKitAdditions.h if possible.",
      facts: [.init("length", "\(length)")])
  }
}
