/// A value together with the place where it was written.
@dynamicMemberLookup public struct Spanned<Value: Equatable & Sendable>: Equatable, Sendable {
  public var value: Value
  public var span: SourceSpan

  public init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }

  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    value[keyPath: path]
  }
}
