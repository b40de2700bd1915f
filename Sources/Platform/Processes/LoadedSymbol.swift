internal import Glibc

/// Functions and values that a library has under a name, of those that this process has loaded, also where only
/// another library was linked to it.
package enum LoadedSymbol {
  /// The answer of a function without parameters; nil where there is none.
  package static func answer(of name: String) -> String? {
    typealias Function = @convention(c) () -> UnsafePointer<CChar>?
    guard let address = unsafe dlsym(nil, name) else { return nil }
    return unsafe text(unsafeBitCast(address, to: Function.self)())
  }

  /// The text that a variable points to; nil where there is none.
  package static func text(of name: String) -> String? {
    guard let address = unsafe dlsym(nil, name) else { return nil }
    return unsafe text(address.assumingMemoryBound(to: UnsafePointer<CChar>?.self).pointee)
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    unsafe pointer.map { unsafe String(cString: $0) } ?? ""
  }
}
