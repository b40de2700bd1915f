public import Foundation

/// Every call between a collection view and its layout, data source, delegate and views, in the order of
/// the beginnings: why a layout looks the way it does.
public struct Conversation: Equatable, Sendable {
  /// All calls in the order in which they began; calls made during another one follow it, one deeper.
  public var calls: [Call]

  /// A conversation of the given calls, which are in the order of their beginnings already.
  public init(calls: [Call]) {
    self.calls = calls
  }

  /// Who speaks and who is spoken to.
  public enum Party: String, CaseIterable, Sendable {
    case user
    case app
    case collectionView
    case layout
    case dataSource
    case delegate
    case cell
    case supplementaryView
    case decorationView
  }

  /// One call of a method, with its arguments and its answer as values that outlive the objects.
  public struct Call: Equatable, Sendable {
    /// The one who calls.
    public var from: Party
    /// The one whose method it is.
    public var to: Party
    /// How many calls were under way when this one began.
    public var depth: Int
    /// The method's name as Apple spells it, without its labels.
    public var method: String
    /// The arguments as the method takes them; empty for a method without any.
    public var arguments: [Field]
    /// Nothing for a call that is not answered.
    public var answer: Value?

    /// A call that nobody has answered, at depth 0, if nothing else is said.
    public init(
      from: Party, to: Party, depth: Int = 0, method: String, arguments: [Field] = [],
      answer: Value? = nil
    ) {
      self.from = from
      self.to = to
      self.depth = depth
      self.method = method
      self.arguments = arguments
      self.answer = answer
    }
  }

  /// A value with a name: an argument with its label, which may be empty, or a part of an object.
  public struct Field: Equatable, Sendable {
    /// The argument's label or the property's name; empty for an argument without a label.
    public var name: String
    /// The argument or the property's value when the call was made.
    public var value: Value

    /// A value under its name, the empty text for none.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// An argument or an answer in the forms that JSON knows, with points, sizes and rectangles as their numbers.
  public indirect enum Value: Equatable, Sendable {
    case nothing
    case text(String)
    case flag(Bool)
    case numbers([CGFloat])
    case list([Value])
    case record([Field])
  }
}
