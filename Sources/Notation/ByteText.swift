/// Names of a system whose names are bytes.
package enum ByteText {
  /// The bytes as text; those that are no UTF-8 are shown as escapes: `a\xff.json`.
  package static func shown(_ bytes: some Sequence<UInt8>) -> String {
    var text = ""
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      var decoder = UTF8()
      var iterator = rest.makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
        text += "\\x" + String(rest.removeFirst(), radix: 16)
        continue
      }
      text.unicodeScalars.append(scalar)
      rest = rest.dropFirst(UTF8.width(scalar))
    }
    return text
  }

  package static func isText(_ bytes: some Sequence<UInt8>) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }
}
