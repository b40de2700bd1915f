public import Foundation

/// Every call between a collection view and its layout, data source, delegate and views, in the order of
/// the beginnings: why a layout looks the way it does.
public struct Conversation: Equatable, Sendable {
  public var calls: [Call]

  public init(calls: [Call]) {
    self.calls = calls
  }

  /// Who speaks and who is spoken to.
  public enum Party: String, CaseIterable, Sendable {
    case app
    case collectionView
    case layout
    case dataSource
    case delegate
    case cell
    case supplementaryView
    case decorationView
  }

  public struct Call: Equatable, Sendable {
    public var from: Party
    public var to: Party
    /// How many calls were under way when this one began.
    public var depth: Int
    /// The method's name as Apple spells it, without its labels.
    public var method: String
    public var arguments: [Field]
    /// Nothing for a call that is not answered.
    public var answer: Value?

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
    public var name: String
    public var value: Value

    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  public indirect enum Value: Equatable, Sendable {
    case nothing
    case text(String)
    case flag(Bool)
    case numbers([CGFloat])
    case list([Value])
    case record([Field])
  }
}
