import Notation

/// What UIKit says on the console without raising: diagnostics of layouts that go on all the same.
///
/// Each message is written to standard error once, however often it comes. Tests collect instead.
@MainActor package enum UIKitLog {
  private static var collector: Collector?
  private static var written: Set<String> = []

  /// The messages of one run of `collect`.
  private final class Collector {
    var messages: [String] = []
    var topics: Set<String> = []
  }

  private static var topics: Set<String> = []

  package static func write(_ message: String) {
    if let collector { return collector.messages.append(message) }
    guard written.insert(message).inserted else { return }
    FileHandle.standardError.write(Data((TerminalText(lines: message) + "\n").utf8))
  }

  /// Writes the message unless another of the same topic was written before.
  package static func writeOnce(_ topic: String, _ message: @autoclosure () -> String) {
    let isNew = collector.map { $0.topics.insert(topic).inserted }
    if isNew ?? topics.insert(topic).inserted { write(message()) }
  }

  /// Runs `body` and hands over the messages that came in it, repetitions included.
  package static func collect(_ body: () throws -> Void) rethrows -> [String] {
    let outer = collector
    let own = Collector()
    collector = own
    defer { collector = outer }
    try body()
    return own.messages
  }
}
