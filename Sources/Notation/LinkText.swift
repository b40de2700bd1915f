/// A path as a link to it: a relative reference of RFC 3986, which stays one in Markdown, in an attribute of HTML
/// and in a list of `srcset`.
package struct LinkText: Hashable, Sendable {
  package let text: String

  /// All bytes but these are percent-encoded, the colon too: no path begins with a scheme.
  package init(path: String) {
    let text = PercentText.escaped(path) { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "@"),
        UInt8(ascii: "+"), UInt8(ascii: "="):
        true
      default: false
      }
    }
    // Two slashes would name another machine.
    self.text = text.hasPrefix("//") ? "/." + text : text
  }
}
