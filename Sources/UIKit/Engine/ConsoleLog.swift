import Notation

/// The words of UIKit on the console that it does not raise: diagnostics of layouts that go on all the same.
///
/// Each message is written to standard error once, however often it comes. Tests collect instead.
@MainActor package enum UIKitLog {
  private static var collector: Collector?
  private static var written: Set<String> = []

  /// One message, and what it is about.
  package struct Message: Equatable, Sendable {
    package let topic: Topic
    package let text: String
    /// The line that says what is wrong.
    package let finding: String

    /// As much as there is room for in a note.
    package var firstLine: String { Self.firstLine(of: text) }

    fileprivate init(_ text: String, about topic: Topic, finding: String?) {
      self.topic = topic
      self.text = text
      self.finding = finding ?? Self.firstLine(of: text)
    }

    private static func firstLine(of text: String) -> String {
      String(text.prefix { !$0.isNewline })
    }
  }

  /// The topics of messages, for those who tell them otherwise.
  package enum Topic: Hashable, Sendable {
    /// Items that are longer than the lines of a flow layout.
    case tooLongItem
    /// Attributes that were changed behind the back of a flow layout.
    case cacheMismatch
    /// Groups of a compositional layout that hold no item: of this UIKit says nothing.
    case emptyGroup(section: Int)
    /// Items of a compositional layout that are nothing wide or nothing high: of these neither.
    case flatItems(section: Int)
    /// Estimates of a compositional layout from which nothing can be measured.
    case estimate
    case other
  }

  /// The messages of one run of `collect`.
  private final class Collector {
    var messages: [Message] = []
    var topics: Set<Topic> = []
  }

  private static var topics: Set<Topic> = []

  /// - Parameter finding: the part of the message that says what is wrong; nil where it is the first line.
  package static func write(
    _ message: String, about topic: Topic = .other, finding: String? = nil
  ) {
    if let collector {
      return collector.messages.append(Message(message, about: topic, finding: finding))
    }
    guard written.insert(message).inserted else { return }
    FileHandle.standardError.write(Data((TerminalText(lines: message) + "\n").utf8))
  }

  /// Writes the message unless another of the same topic was written before.
  package static func writeOnce(
    _ topic: Topic, _ words: @autoclosure () -> (message: String, finding: String)
  ) {
    let isNew = collector.map { $0.topics.insert(topic).inserted }
    guard isNew ?? topics.insert(topic).inserted else { return }
    let (message, finding) = words()
    write(message, about: topic, finding: finding)
  }

  /// Runs `body` and hands over the messages that came in it, repetitions included.
  package static func collect(_ body: () throws -> Void) rethrows -> [Message] {
    let outer = collector
    let own = Collector()
    collector = own
    defer { collector = outer }
    try body()
    return own.messages
  }
}
