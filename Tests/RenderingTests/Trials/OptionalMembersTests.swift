import Testing

@testable import Rendering

/// Optional members of protocols are code of their own, which asks whether an object has them.
@Suite struct OptionalMembersTests {
  private func parts(_ files: String...) -> [OptionalMembers.Part] {
    OptionalMembers(
      files.enumerated().map { (path: "\($0).swift", bytes: Array($1.utf8)) }
    ).parts
  }

  @Test func areTakenOutOfTheirProtocolsAndKeepTheirPlace() throws {
    let text =
      "@objc protocol P: Q {\n  func a()\n  @objc optional func b(_ c: D, of e: inout F) -> G\n}\n"
    let part = try #require(parts(text).first)
    let taken = part.members.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    #expect(taken == ["@objc optional func b(_ c: D, of e: inout F) -> G"])
    #expect(
      part.text.hasPrefix(
        """
        protocol TesseraOptional0: AnyObject {
        #sourceLocation(file: "0.swift", line: 3)
                         func b(_ c: D, of e: inout F) -> G
        #sourceLocation(file: "tessera-try-optional", line: 1)
        }
        extension P { var b: TesseraCalls0_b? { self is TesseraOptional0 ? TesseraCalls0_b(object: self) : nil } }

        """))
    #expect(
      part.text.contains(
        "func callAsFunction(_ c: D, of e: inout F) -> (G)? { MainActor.assumeIsolated "
          + "{ (object as? TesseraOptional0)?.b(c, of: &e) } }"))
  }

  /// As the compiler of Apple's systems has it: only classes have such a protocol.
  @Test func aProtocolWithoutAnyOtherIsForClasses() throws {
    #expect(parts("@objc public protocol P {}")[0].braces == [24..<25])
    #expect(parts("@objc protocol P: class {}", "protocol P {}").map(\.braces) == [[], []])
  }

  @Test func classesThatHaveAMemberSayIt() {
    let parts = parts(
      "@objc protocol P { @objc optional func a(_ b: C, at d: E) }\nprotocol Q: P {}",
      """
      class One: NSObject, P { func a(_ b: C, at d: E) {} }
      class Other: NSObject, P { func a(_ b: C) {} }
      class Base { func a(_ b: C, at d: E) {} }
      class Lower: Base {}
      class Below: One { override func a(_ b: C, at d: E) {} }
      extension Lower: Q {}
      class Stranger { func a(_ b: C, at d: E) {} }
      """)
    #expect(!parts[0].text.contains("extension One"))
    #expect(
      parts[1].text
        == "extension One: TesseraOptional0 {}\nextension Lower: TesseraOptional0 {}\n")
  }

  @Test(arguments: [
    ("var a: B { get }", "extension P { var a: (B)? {"),
    ("var a: B? { get set }", "extension P { var a: (B)? {"),
    ("func a() -> B?", "func callAsFunction() -> (B)? {"),
    ("func a()", "func callAsFunction() -> (Void)? {"),
    ("func a(b: @escaping (C, D) -> E, f: [G: H])", ".a(b: b, f: f)"),
    ("func a() throws -> [B:\n C]", "func callAsFunction() throws -> ([B:\n C])? {"),
  ]) func readsMembersOfAllKinds(_ member: String, _ wanted: String) {
    let text = parts("@objc protocol P: Q { @objc optional \(member)\n func z() -> Y }")[0].text
    #expect(text.contains(wanted))
    #expect(!text.contains("z()"))
  }

  /// The compiler says of these that it has no Objective-C.
  @Test(arguments: [
    "protocol P { @objc optional func a() }", "@objc protocol P { @objc optional static func a() }",
    "@objc protocol P { @objc optional func `a`() }", "@objc protocol P { @objc optional",
    "optional",
    "@objc protocol", "@objc protocol P: Q { @objc optional func a( }",
    "@objc protocol P: Q { @objc optional var a }",
  ]) func leavesOthersAsTheyAre(_ text: String) {
    let part = parts(text)[0]
    #expect(part.members.isEmpty)
    #expect(part.text == "")
  }
}
