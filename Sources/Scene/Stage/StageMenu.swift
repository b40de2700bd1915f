import UIKit

/// A context menu that is open on a stage.
@MainActor public final class StageMenu {
  /// The changes that came with the menu: animations of the delegate.
  public let opening: Recording
  private let stage: Stage
  private let menu: OpenMenu

  init(_ menu: OpenMenu, on stage: Stage, opening: Recording) {
    self.menu = menu
    self.stage = stage
    self.opening = opening
  }

  /// The entries that can be read, from the top.
  public var titles: [String] { menu.titles }

  /// Whether it is still open: choosing an entry closes it, unless the entry keeps it.
  public var isOpen: Bool { menu.isOpen }

  /// Chooses the entry with the title, here or in a menu further down, and gives the changes that come of it. Throws
  /// where there is none, or it is disabled.
  public func choose(_ title: String) throws -> Recording {
    var isChosen = false
    let recording = try stage.record { _ in isChosen = menu.choose(title) }
    guard isChosen else { throw GestureFault.unknown("\"\(title)\"", known: titles) }
    return recording
  }

  /// Taps the preview of the menu.
  public func commit() throws -> Recording {
    try stage.record { _ in menu.commit() }
  }

  /// Taps beside the menu.
  public func dismiss() throws -> Recording {
    try stage.record { _ in menu.dismiss() }
  }
}
