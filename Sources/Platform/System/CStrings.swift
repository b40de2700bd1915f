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

  // MARK: The other way

  /// The texts behind such pointers, as bytes.
  static func bytes(
    behind pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    while let text = unsafe pointers?[texts.count] {
      texts.append(unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text))))
    }
    return texts
  }

  /// The letters before the zero, or all of them, as a text.
  static func text(of letters: some Sequence<CChar>) -> String {
    String(decoding: letters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
