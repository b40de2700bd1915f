/// A layout by its kind and the values of its properties.
public struct LayoutDescription: Equatable, Sendable {
  /// Under which steps refer to it; nil for one that is written in place.
  public var name: String?
  public var kind: Spanned<String>
  /// An object with the properties: those beside `kind`, or those below `params` for registered kinds.
  public var parameters: Node
  public var span: SourceSpan

  public init(name: String? = nil, kind: Spanned<String>, parameters: Node, span: SourceSpan) {
    self.name = name
    self.kind = kind
    self.parameters = parameters
    self.span = span
  }

  /// What messages call it.
  public var title: String { name ?? kind.value }
}
