/// The parts that the tests of the program read out of a page of Markdown.
struct Page {
  struct Block: Equatable {
    let language: String
    let text: String
  }

  /// A command with what it answers.
  struct Transcript: Equatable {
    let words: [String]
    let answer: String
  }

  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The fenced blocks, in order.
  var blocks: [Block] {
    let parts = ("\n" + text).split(separator: "\n```", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count - 1, by: 2).map { index in
      let lines = parts[index].split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return Block(
        language: String(lines[0]), text: lines.count > 1 ? "\(lines[1])\n" : "")
    }
  }

  /// The blocks that a page names right before them: "`feed.scene.json`:".
  var files: [(name: String, text: String)] {
    let parts = ("\n" + text).split(separator: "\n```", omittingEmptySubsequences: false)
    return zip(blocks, stride(from: 0, to: parts.count, by: 2)).compactMap { block, index in
      let words = parts[index].split(separator: "`", omittingEmptySubsequences: false)
      guard words.count >= 3, words[words.count - 1].hasPrefix(":"),
        words[words.count - 1].allSatisfy({ ":\n".contains($0) })
      else { return nil }
      return (String(words[words.count - 2]), block.text)
    }
  }

  /// Each command of the blocks in which there are any.
  var transcripts: [Transcript] {
    blocks.filter { $0.language == "console" }.flatMap { block in
      ("\n" + block.text).split(separator: "\n$ ").map { part in
        let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let answer = lines.count > 1 ? String(lines[1]) : ""
        return Transcript(
          words: lines[0].split(separator: " ").map(String.init),
          answer: answer.isEmpty || answer.hasSuffix("\n") ? answer : answer + "\n")
      }
    }
  }

  /// The paths of all pictures.
  var pictures: [String] {
    text.split(separator: "](").dropFirst().map { String($0.prefix { $0 != ")" }) }
      .filter { $0.hasSuffix(".svg") || $0.hasSuffix(".png") }
  }

  /// The commands that stand behind `tessera` in the text.
  var namedCommands: Set<String> {
    Set(
      text.split(separator: "`tessera ").dropFirst().map { part in
        String(part.prefix { $0.isLetter || $0 == "-" })
      }.filter { !$0.hasPrefix("-") && $0 != "" && $0 != "help" })
  }
}
