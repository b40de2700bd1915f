internal import Glibc
internal import Notation

/// The words of the command line, which are bytes for the system.
struct CommandWords {
  private(set) var words: [String] = []
  /// The first word that is no text, with its bytes as escapes.
  private(set) var broken: String?

  /// Those of this process, its name left out.
  init() {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let word = unsafe CommandLine.unsafeArgv[index] else { continue }
      let bytes = unsafe Array(UnsafeRawBufferPointer(start: word, count: strlen(word)))
      add(bytes)
    }
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
