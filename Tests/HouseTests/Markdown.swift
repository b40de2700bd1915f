/// The parts that the tests of the house read out of a page: tables, fenced blocks, code spans.
struct Markdown {
  struct Block {
    let language: String
    let text: String
  }

  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The cells of every row of every table, without heads and rules.
  var rows: [[String]] {
    var rows: [[String]] = []
    for (line, next) in zip(lines, lines.dropFirst() + [""]) where line.hasPrefix("|") {
      guard !Self.isRule(line), !Self.isRule(next) else { continue }
      let cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
      rows.append(cells.dropLast().map { $0.trimmed })
    }
    return rows
  }

  private static func isRule(_ line: Substring) -> Bool {
    line.hasPrefix("|--")
  }

  /// The fenced blocks, each with the name of its language.
  var blocks: [Block] {
    var blocks: [Block] = []
    var open: (language: String, lines: [Substring])?
    for line in lines {
      if let block = open, line == "```" {
        let text = block.lines.map { $0 + "\n" }.joined()
        blocks.append(Block(language: block.language, text: text))
        open = nil
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [])
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }
}

extension StringProtocol {
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// The words between backticks.
  var codeSpans: [String] {
    split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
