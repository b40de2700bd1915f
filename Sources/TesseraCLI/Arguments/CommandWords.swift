internal import Notation
internal import Platform

/// The words of the command line, which are bytes for the system.
struct CommandWords {
  private(set) var words: [String] = []
  /// The first word that is no text, with its bytes as escapes.
  private(set) var broken: String?

  /// Those of this process, its name left out.
  init() {
    self.init(bytes: ThisProcess.words)
  }

  init(bytes words: [[UInt8]]) {
    for word in words { add(word) }
  }

  private mutating func add(_ bytes: [UInt8]) {
    let word = ByteText.shown(bytes)
    words.append(word)
    if broken == nil, !ByteText.isText(bytes) { broken = word }
  }
}
