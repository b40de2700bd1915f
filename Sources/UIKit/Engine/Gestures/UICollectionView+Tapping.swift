/// The part of a collection view that a finger comes down on.
package enum TouchedPart: Equatable {
  case item(IndexPath)
  case supplementaryView(kind: String, IndexPath)
  case decorationView(kind: String, IndexPath)
  /// A button or another control, wherever it stands.
  case control(UIControl)
  /// Whatever lies behind the elements.
  case background
}

extension UICollectionView {
  /// A tap on a point of the content: on a control, on an item, or on something that cannot be selected.
  @discardableResult package func tap(at point: CGPoint) -> TouchedPart {
    layoutIfNeeded()
    let onScreen = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    return felt(
      RecordedCall("tap", ["at": .point(onScreen)]), answered: { .text($0.words) }
    ) {
      let part = part(at: point)
      switch part {
      case .item(let path): tapItem(at: path)
      case .control(let control): control.tap(at: convert(point, to: control))
      // Only items are selected.
      case .supplementaryView, .decorationView, .background: break
      }
      return part
    }
  }

  /// A finger that taps a control of the screen that the collection view is on.
  package func tap(_ control: UIControl, called name: String) {
    felt(RecordedCall("tap", ["button": .text(name)]), answered: { _ in .text("control") }) {
      guard control.isEnabled else { return }
      control.tap(at: CGPoint(x: control.bounds.midX, y: control.bounds.midY))
    }
  }

  /// The frontmost part at a point of the content, as touches find it.
  package func part(at point: CGPoint) -> TouchedPart {
    var view = hitTest(point, with: nil)
    while let current = view, current !== self {
      if let control = current as? UIControl, control.isEnabled { return .control(control) }
      if let element = current as? UICollectionReusableView, element.superview === self,
        let key = element.reuse.displayedAs
      {
        return switch key.category {
        case .cell: .item(key.indexPath)
        case .supplementaryView: .supplementaryView(kind: key.kind ?? "", key.indexPath)
        case .decorationView: .decorationView(kind: key.kind ?? "", key.indexPath)
        }
      }
      view = current.superview
    }
    return .background
  }
}

extension UICollectionView {
  /// Whether left and right of the layout are turned around on screen.
  package var isMirrored: Bool { showsMirrored }
}

extension UIControl {
  /// A finger that comes down at that place of the control and goes up again.
  func tap(at point: CGPoint) {
    let touch = UITouch()
    (touch.view, touch.window) = (self, window)
    touch.position = convert(point, to: nil)
    touch.previousPosition = touch.position
    touchesBegan([touch], with: nil)
    touch.phase = .ended
    touchesEnded([touch], with: nil)
  }
}

extension TouchedPart {
  fileprivate var words: String {
    switch self {
    case .item(let path): "cell \(Self.text(path))"
    case .supplementaryView(let kind, let path): "\(kind) \(Self.text(path))"
    case .decorationView(let kind, let path): "\(kind) \(Self.text(path))"
    case .control(let control): "\(type(of: control))"
    case .background: "background"
    }
  }

  private static func text(_ path: IndexPath) -> String {
    path.map { $0 == NSNotFound ? "-" : String($0) }.joined(separator: "-")
  }
}
