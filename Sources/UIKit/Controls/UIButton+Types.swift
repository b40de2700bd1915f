extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    public static let roundedRect = ButtonType.system
  }

  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}

/// The picture on a button of a type that has one.
struct ButtonGlyph {
  private enum Sign { case letter, plus, cross }

  private let sign: Sign

  init?(_ type: UIButton.ButtonType) {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: sign = .letter
    case .contactAdd: sign = .plus
    case .close: sign = .cross
    case .custom, .system: return nil
    }
  }

  @MainActor var image: UIImage {
    let side: CGFloat = sign == .cross ? 30 : 22
    let box = CGRect(x: 0, y: 0, width: side, height: side)
    let image = UIGraphicsImageRenderer(size: box.size).image { _ in
      UIColor.black.setFill()
      UIColor.black.setStroke()
      draw(in: box)
    }
    return image.withRenderingMode(sign == .cross ? .alwaysOriginal : .alwaysTemplate)
  }

  @MainActor private func draw(in box: CGRect) {
    let center = CGPoint(x: box.midX, y: box.midY)
    switch sign {
    case .letter:
      ring(in: box)
      UIBezierPath(ovalIn: CGRect(x: center.x - 1.25, y: 5.5, width: 2.5, height: 2.5)).fill()
      line(from: CGPoint(x: center.x, y: 10), to: CGPoint(x: center.x, y: 16.5))
    case .plus:
      ring(in: box)
      line(from: CGPoint(x: 6, y: center.y), to: CGPoint(x: 16, y: center.y))
      line(from: CGPoint(x: center.x, y: 6), to: CGPoint(x: center.x, y: 16))
    case .cross:
      UIColor.secondarySystemFill.setFill()
      UIBezierPath(ovalIn: box).fill()
      UIColor.secondaryLabel.setStroke()
      line(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 20, y: 20), width: 2)
      line(from: CGPoint(x: 20, y: 10), to: CGPoint(x: 10, y: 20), width: 2)
    }
  }

  @MainActor private func ring(in box: CGRect) {
    let path = UIBezierPath(ovalIn: box.insetBy(dx: 1.25, dy: 1.25))
    path.lineWidth = 1.5
    path.stroke()
  }

  @MainActor private func line(from start: CGPoint, to end: CGPoint, width: CGFloat = 1.5) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    path.lineWidth = width
    path.lineCapStyle = .round
    path.stroke()
  }
}
