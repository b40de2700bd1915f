import Testing

@testable import Notation

/// Names within sentences.
@Suite struct NameInProseTests {
  @Test(arguments: [
    ("Cat", "Cat"), ("Lunch with Mia", "“Lunch with Mia”"), ("8", "“8”"), ("the Cat", "“the Cat”"),
  ]) func aSentenceOfItsOwnIsQuoted(_ name: String, _ said: String) {
    #expect(name.asNameInProse == said)
  }

  /// The name alone runs from the right: neither its quotes nor what tells it from others.
  @Test(arguments: [
    ("نزهة طويلة", "\u{2068}نزهة طويلة\u{2069}"),
    ("نزهة طويلة (x)", "\u{2068}نزهة طويلة\u{2069} (x)"),
    ("نزهة طويلة جدا (x)", "“\u{2068}نزهة طويلة جدا\u{2069}” (x)"),
  ]) func aNameFromTheRightIsKeptApart(_ name: String, _ said: String) {
    #expect(name.asNameInProse == said)
  }
}
