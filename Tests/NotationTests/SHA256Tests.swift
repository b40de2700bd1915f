@testable import Notation
import Testing

/// Against the examples of the standard, and lengths around the ends of its blocks.
@Suite struct SHA256Tests {
  static let examples: [(text: String, hash: String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000),
      "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
    ),
  ]

  @Test(arguments: examples) func hashesAsTheStandardDoes(_ example: (text: String, hash: String)) {
    #expect(SHA256.text(of: example.text) == example.hash)
  }

  @Test(arguments: 50...130) func hashesPiecesAsTheWhole(_ count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
    var hash = SHA256()
    for start in stride(from: 0, to: count, by: 9) {
      hash.add(bytes[start..<min(count, start + 9)])
    }
    #expect(hash.finish() == SHA256.text(of: bytes))
  }
}
