@testable import UIKit

/// A finger that touches one view in a window.
@MainActor struct Finger {
  private let touch = UITouch()
  private let view: UIView
  /// Keeps the view where it is.
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init(on view: UIView) {
    self.view = view
    if view.superview == nil { window.addSubview(view) }
    view.layoutIfNeeded()
    touch.view = view
  }

  private func move(to point: CGPoint) {
    touch.previousPosition = touch.position
    touch.position = view.convert(point, to: nil)
  }

  func begin(at point: CGPoint) {
    touch.position = view.convert(point, to: nil)
    move(to: point)
    view.touchesBegan([touch], with: nil)
  }

  func drag(to point: CGPoint) {
    move(to: point)
    view.touchesMoved([touch], with: nil)
  }

  func end() { view.touchesEnded([touch], with: nil) }
  func cancel() { view.touchesCancelled([touch], with: nil) }

  func tap(at point: CGPoint) {
    begin(at: point)
    end()
  }
}

extension UIControl {
  /// The names of the events that the control sends from now on.
  func recordEvents() -> EventLog {
    let log = EventLog()
    let named: [(String, Event)] = [
      ("down", .touchDown), ("up inside", .touchUpInside), ("up outside", .touchUpOutside),
      ("drag inside", .touchDragInside), ("drag outside", .touchDragOutside),
      ("enter", .touchDragEnter), ("exit", .touchDragExit), ("cancel", .touchCancel),
      ("value", .valueChanged), ("primary", .primaryActionTriggered),
      ("begin", .editingDidBegin), ("edit", .editingChanged), ("end", .editingDidEnd),
    ]
    for (name, event) in named {
      addAction(UIAction { _ in log.names.append(name) }, for: event)
    }
    return log
  }
}

final class EventLog {
  var names: [String] = []
}
