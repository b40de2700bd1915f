/// The page that tells of each sentence which test holds it, or what UIKit does instead.
struct SentencesPage {
  let references: [Reference]

  var markdown: String {
    let sentences = references.flatMap(\.sentences)
    var lines = [
      "# Sentences", "",
      "What the references say, in our words, one sentence after the other, and the tests that hold them.",
      "",
      "## Overview", "",
      "\(Self.count(sentences)) Each test carries the numbers of its sentences, and the list is "
        + "`\(Reference.folder)`. Where a sentence is not what UIKit does, or what Linux can do, the "
        + "[ledger](<doc:Fidelity>) says what is so instead.",
    ]
    for reference in references {
      lines += ["", "## \(reference.title)", "", Self.count(reference.sentences), ""]
      lines += ["| number | what it says | held by |", "|---|---|---|"]
      lines += reference.sentences.map(Self.row)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func count(_ sentences: [Reference.Sentence]) -> String {
    let inLedger = sentences.count { !$0.rows.isEmpty }
    return "\(sentences.count) sentences: \(sentences.count - inLedger) are held by tests, "
      + "\(inLedger) stand in the ledger."
  }

  private static func row(_ sentence: Reference.Sentence) -> String {
    let holders =
      sentence.rows.map { "<doc:\($0.page)>: \($0.behaviour)" }
      + sentence.tests.map { "`\($0)`" }
    return "| \(sentence.number) | \(sentence.words) | \(holders.joined(separator: "; ")) |"
  }
}
