import Testing

/// A comment names the thing and says its purpose: a reader who meets it first does not have to fill in a noun.
@Suite struct CommentRulesTests {
  @Test func noSentenceBeginsWithWhatOrWhere() throws {
    for folder in ["Sources", "Tests"] {
      for path in try House.files(below: folder, endingIn: ".swift") {
        let found = Self.sentences(in: try House.text(of: path))
        #expect(found == [], "\(path)")
      }
    }
  }

  @Test func findsThemWhereverTheyBegin() {
    let text = """
      /// \("What") it is. The rest.
      let a = 1  // \("Where") it stands.
      // The start. \("What") follows.
      /// - Parameter b: \("Where") it ends.
      /// The place where it is, and what it is.
      let b = "/// \("What")"
      """
    #expect(Self.sentences(in: text).count == 4)
  }

  private static func sentences(in text: String) -> [Substring] {
    text.split(separator: "\n").filter { line in
      guard let comment = line.firstMatch(of: /^(?:[^"\/]*\s)?\/\/\/? (.*)/) else { return false }
      return comment.1.contains(
        /^(?:- (?:Parameter )?\w+: )?(?:What|Where)\b|[.;:!?)] (?:What|Where)\b/)
    }
  }
}
