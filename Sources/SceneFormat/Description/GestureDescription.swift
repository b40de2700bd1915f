public import CoreGraphics
public import Drawing

/// The part of the screen that a finger taps.
public enum TapDescription: Equatable, Sendable {
  /// The cell of an item by its identifier.
  case item(Spanned<String>)
  /// The header of a section by its identifier.
  case header(Spanned<String>)
  /// The footer of a section by its identifier.
  case footer(Spanned<String>)
  /// A button by its title or its accessibility label.
  case button(Spanned<String>)
  /// A point of the screen.
  case point(Spanned<CGPoint>)

  /// The place of its words in the file, for messages.
  public var span: SourceSpan {
    switch self {
    case .item(let name), .header(let name), .footer(let name), .button(let name): name.span
    case .point(let point): point.span
    }
  }
}

/// An item that a finger lifts, carries elsewhere and lets go of.
public struct DragDescription: Equatable, Sendable {
  /// The identifier of the item.
  public var item: Spanned<String>
  /// The place that it is carried to.
  public var place: Place
  /// The answer of the data to the question what a drop would do there.
  public var proposal = Proposal.move

  /// The outcome of a drop.
  public enum Proposal: String, Equatable, Sendable, CaseIterable {
    case move, copy, cancel, forbidden
  }

  /// The update of the data that comes of it: nothing where the drop is refused.
  func update(of state: SceneState) -> UpdateDescription {
    var update = UpdateDescription()
    switch proposal {
    case .move: update.moves = [.init(item: item, place: place)]
    case .copy:
      guard var copy = state.item(item.value) else { break }
      copy.id = copyName(in: state)
      update.inserts = [.init(items: [copy], place: place)]
    case .cancel, .forbidden: break
    }
    return update
  }

  /// The identifier that a copy of the item gets: no other item has it.
  public func copyName(in state: SceneState) -> String {
    item.value.copied(besides: Set(state.itemNames))
  }
}

/// The goal of the focus.
public enum FocusDescription: Equatable, Sendable {
  /// To an item by its identifier.
  case item(Spanned<String>)
  /// To the next item that way, as a key has it.
  case way(Way)

  /// The keys that move the focus.
  public enum Way: String, Equatable, Sendable, CaseIterable {
    case up, down, left, right, next, previous
  }
}

/// The part of a refresh that a program has in hand.
public enum RefreshDescription: String, Equatable, Sendable, CaseIterable {
  case begin, end
}

/// The control above the content that is pulled down to refresh it.
public struct RefreshControlDescription: Equatable, Sendable {
  /// The words below the spinner; nil for none.
  public var title: String?
  /// The colour of the spinner; nil leaves UIKit's.
  public var tint: ThemedColor?

  /// A control with a spinner alone.
  public init() {}
}

extension String {
  /// The name of a copy of what has this name: no other one has it.
  package func copied(besides names: Set<String>) -> String {
    let plain = "\(self)-copy"
    guard names.contains(plain) else { return plain }
    return (2...).lazy.map { "\(plain)-\($0)" }.first { !names.contains($0) } ?? plain
  }
}
