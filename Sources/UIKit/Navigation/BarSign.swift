/// The signs of the system's bar buttons, as lines in a square of 22 points.
@MainActor struct BarSign {
  let path: UIBezierPath
  var isFilled = false

  static let side: CGFloat = 22

  private init(isFilled: Bool = false, _ draw: (UIBezierPath) -> Void) {
    path = UIBezierPath()
    self.isFilled = isFilled
    draw(path)
  }

  /// Points to where one came from.
  static let chevron = BarSign { $0.line((9, 2), (1.5, 11), (9, 20)) }

  init?(_ item: UIBarButtonItem.SystemItem) {
    guard let sign = Self.lined(item) ?? Self.drawn(item) ?? Self.curved(item) ?? Self.filled(item)
    else { return nil }
    self = sign
  }

  private static func lined(_ item: UIBarButtonItem.SystemItem) -> BarSign? {
    switch item {
    case .add:
      BarSign {
        $0.line((11, 2), (11, 20))
        $0.line((2, 11), (20, 11))
      }
    case .stop, .close:
      BarSign {
        $0.line((4, 4), (18, 18))
        $0.line((18, 4), (4, 18))
      }
    case .pause:
      BarSign {
        $0.line((7, 4), (7, 18))
        $0.line((15, 4), (15, 18))
      }
    case .reply:
      BarSign {
        $0.line((9, 4), (2, 10), (9, 16))
        $0.line((2, 10), (14, 10), (20, 18))
      }
    case .organize:
      BarSign {
        $0.line((2, 6), (8, 6), (10, 8), (20, 8), (20, 18), (2, 18), (2, 6))
      }
    default: nil
    }
  }

  private static func drawn(_ item: UIBarButtonItem.SystemItem) -> BarSign? {
    switch item {
    case .compose:
      BarSign {
        $0.line((12, 4), (3, 4), (3, 19), (18, 19), (18, 10))
        $0.line((9, 13), (19, 3))
      }
    case .action:
      BarSign {
        $0.line((7, 8), (4, 8), (4, 20), (18, 20), (18, 8), (15, 8))
        $0.line((11, 14), (11, 1))
        $0.line((7, 5), (11, 1), (15, 5))
      }
    case .bookmarks:
      BarSign {
        $0.line((11, 5), (3, 4), (3, 17), (11, 18), (19, 17), (19, 4), (11, 5), (11, 18))
      }
    case .trash:
      BarSign {
        $0.line((2, 5), (20, 5))
        $0.line((4, 5), (5.5, 20), (16.5, 20), (18, 5))
        $0.line((8, 5), (8, 2), (14, 2), (14, 5))
      }
    default: nil
    }
  }

  private static func curved(_ item: UIBarButtonItem.SystemItem) -> BarSign? {
    switch item {
    case .search:
      BarSign {
        $0.append(UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 13, height: 13)))
        $0.line((13, 13), (20, 20))
      }
    case .camera:
      BarSign {
        $0.line((2, 6), (7, 6), (9, 3), (13, 3), (15, 6), (20, 6), (20, 18), (2, 18), (2, 6))
        $0.append(UIBezierPath(ovalIn: CGRect(x: 7.5, y: 8, width: 7, height: 7)))
      }
    case .refresh:
      BarSign {
        $0.addArc(
          withCenter: CGPoint(x: 11, y: 12), radius: 8, startAngle: -0.4, endAngle: 4.7,
          clockwise: true)
        $0.line((8, 1), (12, 4), (8, 7))
      }
    default: nil
    }
  }

  private static func filled(_ item: UIBarButtonItem.SystemItem) -> BarSign? {
    switch item {
    case .play: BarSign(isFilled: true) { $0.line((5, 3), (19, 11), (5, 19), (5, 3)) }
    case .rewind:
      BarSign(isFilled: true) {
        $0.line((11, 4), (1, 11), (11, 18), (11, 4))
        $0.line((21, 4), (11, 11), (21, 18), (21, 4))
      }
    case .fastForward:
      BarSign(isFilled: true) {
        $0.line((1, 4), (11, 11), (1, 18), (1, 4))
        $0.line((11, 4), (21, 11), (11, 18), (11, 4))
      }
    default: nil
    }
  }
}

extension UIBezierPath {
  fileprivate func line(_ points: (CGFloat, CGFloat)...) {
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
}

/// Shows a sign in its tint.
final class BarSignView: UIView {
  private let sign: BarSign

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init(_ sign: BarSign) {
    self.sign = sign
    super.init(frame: CGRect(x: 0, y: 0, width: BarSign.side, height: BarSign.side))
    isUserInteractionEnabled = false
    guard let layer = layer as? CAShapeLayer else { return }
    layer.path = sign.path.cgPath
    layer.lineWidth = 1.7
    layer.lineCap = .round
    layer.lineJoin = .round
    show()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() { show() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { show() }

  private func show() {
    guard let layer = layer as? CAShapeLayer else { return }
    let color = tintColor.cgColor
    layer.strokeColor = color
    layer.fillColor = sign.isFilled ? color : nil
  }
}
