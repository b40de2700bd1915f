internal import Glibc

/// Texts as the system takes a command line or an environment: pointers, the last one nil.
@safe final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  convenience init(_ texts: [String]) {
    self.init(texts.map { Array($0.utf8CString) })
  }

  /// - Parameter texts: each with the zero at its end.
  init(_ texts: [[CChar]]) {
    count = texts.count
    unsafe pointers = .allocate(capacity: count + 1)
    for (index, text) in texts.enumerated() {
      unsafe (pointers + index).initialize(to: strdup(text))
    }
    unsafe (pointers + count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { unsafe free(pointers[index]) }
    unsafe pointers.deallocate()
  }
}
