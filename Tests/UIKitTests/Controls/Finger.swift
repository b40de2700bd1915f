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

  /// The touch goes on to a place that nobody was told of before it ends.
  func end(at point: CGPoint) {
    move(to: point)
    end()
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

/// All that a view draws into its bounds.
@MainActor func drawing(of view: UIView) -> [ContextOperation] {
  view.layoutIfNeeded()
  let context = CGContext(size: view.bounds.size, scale: 1)
  UIGraphicsPushContext(context)
  view.draw(view.bounds)
  UIGraphicsPopContext()
  return context.operations
}

/// All that is seen of a view and of those in it.
@MainActor func look(of view: UIView) -> [String] {
  view.layoutIfNeeded()
  let image = (view as? UIImageView)?.image.map { "\($0.size)" } ?? ""
  let text = (view as? UILabel)?.text ?? ""
  let color = view.backgroundColor.map { "\($0)" } ?? ""
  let own = "\(view.frame) \(view.alpha) \(view.isHidden) \(color) \(image) \(text)"
  return ["\(own) \(drawing(of: view))"] + view.subviews.flatMap(look)
}
