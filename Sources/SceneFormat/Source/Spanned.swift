/// A value together with the place where it was written.
@dynamicMemberLookup public struct Spanned<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The value alone, without its place.
  public var value: Value
  /// The place where the value was written, for messages.
  public var span: SourceSpan

  /// Two such values are the same only if their places are, too.
  public init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }

  /// A property of the value itself, so that `name.count` stands for `name.value.count`.
  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    value[keyPath: path]
  }
}
