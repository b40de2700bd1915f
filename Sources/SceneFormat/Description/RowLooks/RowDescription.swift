/// The values that an item, a header or a footer gives to its row, besides its two lines. Nil for what it has not.
public struct RowDescription: Equatable, Sendable {
  /// A small line above the first one.
  public var caption: String?
  /// The lines below the second one.
  public var body: String?
  /// A time or a day, at the trailing edge of the first line.
  public var time: String?
  /// A value at the trailing edge.
  public var value: String?
  /// A number or a word in a capsule.
  public var badge: String?
  /// The word on the button.
  public var button: String?
  /// The name of a symbol.
  public var symbol: String?
  /// Small words in capsules, in order.
  public var tags: [String]?
  /// The side that a message stands at: the trailing one is that of whoever holds the phone.
  public var side: Side?
  /// Whether a dot marks it as unread.
  public var isUnread: Bool?
  /// Whether somebody is still writing it: a bubble then has three dots in place of words.
  public var isTyping: Bool?
  /// Whether its switch is on, or its mark is shown.
  public var isOn: Bool?

  /// The two sides of a conversation.
  public enum Side: String, Equatable, Sendable, CaseIterable {
    case leading, trailing
  }

  /// Values that are all left out.
  public init() {}

  /// All its words.
  public var texts: [String] {
    [caption, body, time, value, badge, button].compactMap(\.self) + (tags ?? [])
  }
}
