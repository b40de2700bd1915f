public import Motion

/// One piece of the showcase: a layout with data on a stage, played in a few steps, as numbers.
public struct Exhibit: Sendable {
  /// The layout and what happens to it, in a few words.
  public let title: String
  private let play: @MainActor @Sendable () throws -> AttributeTable

  init(_ title: String, play: @escaping @MainActor @Sendable () throws -> AttributeTable) {
    self.title = title
    self.play = play
  }

  /// The layout's attributes at every step, the same at every call.
  @MainActor public func table() throws -> AttributeTable {
    try play()
  }

  /// The title, underlined, and the table below it.
  @MainActor public func text() throws -> String {
    let line = String(repeating: "=", count: title.unicodeScalars.count)
    return "\(title)\n\(line)\n\(try table().text)"
  }
}
