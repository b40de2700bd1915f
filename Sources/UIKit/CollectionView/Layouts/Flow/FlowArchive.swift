/// Reads and writes a flow layout's properties under UIKit's keys.
struct FlowArchive {
  enum Key: String {
    case itemSize = "UIItemSize"
    case estimatedItemSize = "UIEstimatedItemSize"
    case headerSize = "UIHeaderReferenceSize"
    case footerSize = "UIFooterReferenceSize"
    case lineSpacing = "UILineSpacing"
    case itemSpacing = "UIInteritemSpacing"
    case sectionInset = "UISectionInset"
    case scrollDirection = "UIScrollDirection"
    case insetReference = "UISectionInsetReference"
    case pinsHeaders = "UISectionHeadersPinToVisibleBounds"
    case pinsFooters = "UISectionFootersPinToVisibleBounds"
  }

  private let coder: NSCoder

  init(_ coder: NSCoder) {
    self.coder = coder
  }

  // MARK: Reading: nothing where the archive says nothing

  func number(_ key: Key) -> CGFloat? {
    has(key) ? CGFloat(coder.decodeDouble(forKey: key.rawValue)) : nil
  }

  func choice<Choice: RawRepresentable>(_ key: Key) -> Choice? where Choice.RawValue == Int {
    number(key).flatMap { Choice(rawValue: Int($0)) }
  }

  /// Two numbers, not UIKit's text of them: six digits do not hold `automaticSize`.
  func size(_ key: Key) -> CGSize? {
    guard let numbers = numbers(key), numbers.count == 2 else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  func insets(_ key: Key) -> UIEdgeInsets? {
    guard let numbers = numbers(key), numbers.count == 4 else { return nil }
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  // MARK: Writing

  func write(_ number: CGFloat, _ key: Key) {
    coder.encode(Double(number), forKey: key.rawValue)
  }

  func write<Choice: RawRepresentable>(_ choice: Choice, _ key: Key)
  where Choice.RawValue == Int {
    write(CGFloat(choice.rawValue), key)
  }

  func write(_ size: CGSize, _ key: Key) {
    write([size.width, size.height], key)
  }

  func write(_ insets: UIEdgeInsets, _ key: Key) {
    write([insets.top, insets.left, insets.bottom, insets.right], key)
  }

  // MARK: Steps

  // Foundation ends the program over a coder without keys.
  private func has(_ key: Key) -> Bool {
    coder.allowsKeyedCoding && coder.containsValue(forKey: key.rawValue)
  }

  private func numbers(_ key: Key) -> [CGFloat]? {
    guard has(key), let text = coder.decodeObject(forKey: key.rawValue) as? String else {
      return nil
    }
    return text.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
  }

  private func write(_ numbers: [CGFloat], _ key: Key) {
    let text = numbers.map { "\(Double($0))" }.joined(separator: " ")
    coder.encode(text, forKey: key.rawValue)
  }
}
