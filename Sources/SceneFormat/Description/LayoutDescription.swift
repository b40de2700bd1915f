/// A layout by its kind and the values of its properties.
public struct LayoutDescription: Equatable, Sendable {
  /// The name under which steps refer to it; nil for a layout that is written in place.
  public var name: String?
  /// The name of a kind that comes along or that a program registers.
  public var kind: Spanned<String>
  /// An object with the properties: those beside `kind`, or those below `params` for registered kinds.
  public var parameters: Node
  /// The place of the layout in the file, for messages.
  public var span: SourceSpan

  /// A layout that is written in place unless it is given a name.
  public init(name: String? = nil, kind: Spanned<String>, parameters: Node, span: SourceSpan) {
    self.name = name
    self.kind = kind
    self.parameters = parameters
    self.span = span
  }

  /// Its name, else its kind, for messages.
  public var title: String { name ?? kind.value }
}
