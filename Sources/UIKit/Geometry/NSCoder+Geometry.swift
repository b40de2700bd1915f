// Geometry is written as text, as UIKit writes it.
extension NSCoder {
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSCoder.string(for: vector), forKey: key)
  }

  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform), forKey: key)
  }

  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets), forKey: key)
  }

  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets), forKey: key)
  }

  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSCoder.string(for: offset), forKey: key)
  }

  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }

  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }

  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }

  public func decodeCGVector(forKey key: String) -> CGVector {
    NSCoder.cgVector(for: geometryText(forKey: key))
  }

  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: geometryText(forKey: key))
  }

  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    NSCoder.uiEdgeInsets(for: geometryText(forKey: key))
  }

  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: geometryText(forKey: key))
  }

  public func decodeUIOffset(forKey key: String) -> UIOffset {
    NSCoder.uiOffset(for: geometryText(forKey: key))
  }

  private func geometryText(forKey key: String) -> String {
    // Foundation ends the program over a missing key.
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(forKey: key) as? String ?? ""
  }
}
