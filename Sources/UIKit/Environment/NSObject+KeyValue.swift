/// Differs from UIKit: without Objective-C an object cannot be asked for its methods, and only its stored
/// properties can be found by name.
extension NSObject {
  /// Always true: nobody can look a method up by its name.
  public func responds(to aSelector: Selector!) -> Bool { true }

  /// A stored property by its name, those of the class itself first; nil where there is none. Computed ones are not
  /// found.
  public func value(forKey key: String) -> Any? {
    var mirror: Swift.Mirror? = Swift.Mirror(reflecting: self)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == key }) { return child.value }
      mirror = level.superclassMirror
    }
    return nil
  }
}
