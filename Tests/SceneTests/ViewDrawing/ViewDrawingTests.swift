import Drawing
import Testing
import UIKit

@testable import Scene

@Suite @MainActor struct ViewDrawingTests {
  let view = UIView(frame: CGRect(x: 7, y: 9, width: 60, height: 40))

  private func text(of view: UIView) -> String { DrawList(of: view).text }

  @Test func anEmptyViewDrawsNothing() {
    #expect(text(of: view) == "drawing 60x40\n")
  }

  /// A view that is shown once more, as a recycled cell, is drawn as it stands after the layout that it waits for.
  @Test func whatWaitsForItsLayoutIsLaidOut() {
    final class Sign: UIView {
      let line = CAShapeLayer()
      var side: CGFloat = 10 {
        didSet { setNeedsLayout() }
      }

      override func layoutSubviews() {
        if line.superlayer == nil { layer.addSublayer(line) }
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: side, height: side))
        line.path = path
      }
    }
    let sign = Sign(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    view.addSubview(sign)
    let first = text(of: view)
    #expect(first.contains("10"), "\(first)")
    sign.side = 20
    let second = text(of: view)
    #expect(second.contains("20") && second != first, "\(second)")
  }

  @Test func backgroundsAreKnownOnBothPages() {
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(text(of: view) == "drawing 60x40\nrect 0 0 60 40 fill #FF0000|#FFFFFF\n")
    view.overrideUserInterfaceStyle = .dark
    #expect(text(of: view) == "drawing 60x40\nrect 0 0 60 40 fill #FFFFFF\n")
    view.layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    #expect(text(of: view) == "drawing 60x40\nrect 0 0 60 40 fill #0000FF/0.5\n")
  }

  @Test func bordersLieInsideTheirCorners() {
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.red.cgColor
    view.backgroundColor = .white
    #expect(
      text(of: view) == """
        drawing 60x40
        rounded 0 0 60 40 corners 10 0 10 0 fill #FFFFFF
        rounded 1 1 58 38 corners 9 0 9 0 stroke #FF0000 width 2

        """)
  }

  @Test func anOpaqueBackgroundThrowsItsOwnShadow() {
    view.backgroundColor = .white
    view.layer.shadowOpacity = 0.25
    view.layer.shadowOffset = CGSize(width: 0, height: 2)
    view.layer.shadowRadius = 4
    #expect(
      text(of: view) == """
        drawing 60x40
        group
          shadow #000000/0.25 offset 0 2 blur 4 of rect 0 0 60 40
          rect 0 0 60 40 fill #FFFFFF

        """)
    view.backgroundColor = UIColor(white: 1, alpha: 0.5)
    #expect(text(of: view).contains("shadow #000000/0.25 offset 0 2 blur 4\n"))
    view.clipsToBounds = true
    #expect(!text(of: view).contains("shadow"))
  }

  @Test func subviewsStandWhereTheyAre() {
    let child = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
    child.backgroundColor = .red
    child.alpha = 0.5
    view.addSubview(child)
    view.bounds.origin = CGPoint(x: 0, y: 3)
    #expect(
      text(of: view) == """
        drawing 60x40
        group move(10 2)
          rect 0 0 20 10 fill #FF0000/0.5

        """)
    child.isHidden = true
    #expect(text(of: view) == "drawing 60x40\n")
  }

  @Test func whatSticksOutIsCutWhereTheViewSaysSo() {
    let child = UIView(frame: CGRect(x: 50, y: 30, width: 20, height: 20))
    child.backgroundColor = .red
    view.addSubview(child)
    #expect(!text(of: view).contains("clip"))
    view.clipsToBounds = true
    view.layer.cornerRadius = 6
    #expect(text(of: view).contains("clip rounded -50 -30 60 40 corners 6\n"))
  }

  @Test func layersAreOrderedByTheirDepth() {
    for (index, color) in [UIColor.red, .green, .blue].enumerated() {
      let child = UIView(frame: view.bounds)
      child.backgroundColor = color
      child.layer.zPosition = index == 0 ? 1 : 0
      view.addSubview(child)
    }
    let fills = text(of: view).split(separator: "\n").dropFirst().map { $0.suffix(7) }
    #expect(fills == ["#00FF00", "#0000FF", "#FF0000"])
  }

  @Test func transformsTurnAboutTheAnchor() {
    let child = UIView(frame: CGRect(x: 20, y: 10, width: 20, height: 20))
    child.backgroundColor = .red
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.addSubview(child)
    #expect(text(of: view).contains("group matrix(2 0 0 2 10 0)\n"))
  }

  @Test func perspectiveIsThatOfTheLayers() throws {
    let child = UIView(frame: CGRect(x: 20, y: 10, width: 20, height: 20))
    child.backgroundColor = .red
    child.transform3D = CATransform3DMakeRotation(0.5, 0, 1, 0)
    view.layer.sublayerTransform.m34 = -1 / 300
    view.addSubview(child)
    guard case .group(let group)? = DrawList(of: view).items.first else {
      Issue.record("no group")
      return
    }
    #expect(!group.transform.isAffine)
    let corner = group.transform.project(CGPoint(x: 20, y: 20))
    let expected = child.convert(CGPoint(x: 20, y: 20), to: view)
    #expect(abs(corner.x - expected.x) < 1e-6 && abs(corner.y - expected.y) < 1e-6)
  }

  @Test func theBackOfALayerCanBeHidden() {
    let child = UIView(frame: view.bounds)
    child.backgroundColor = .red
    child.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    view.addSubview(child)
    #expect(text(of: view).contains("fill"))
    child.layer.isDoubleSided = false
    #expect(!text(of: view).contains("fill"))
  }

  @Test func anOpaqueMaskIsAClip() {
    view.backgroundColor = .red
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layer.mask = mask
    view.layer.borderWidth = 1
    #expect(text(of: view).contains("clip path M 20 10"))
    mask.opacity = 0.5
    #expect(text(of: view).contains("  mask\n    path M 20 10"))
  }

  @Test func labelsAndImagesAreDrawn() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "Zoe"
    label.font = .systemFont(ofSize: 10, weight: .bold)
    label.textColor = .label
    view.addSubview(label)
    let picture = UIImageView(frame: CGRect(x: 0, y: 20, width: 20, height: 20))
    picture.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }.withRenderingMode(.alwaysTemplate)
    picture.tintColor = .green
    view.addSubview(picture)
    let text = text(of: view)
    #expect(text.contains("text \"Zoe\" in 0 0 60 20 system 10 weight 700 color #000000|#FFFFFF"))
    #expect(text.contains("    line \"Zoe\" at 0 ") || text.contains("  line \"Zoe\" at 0 "))
    #expect(text.contains("matrix(2 0 0 2 0 20)"))
    #expect(text.contains("rect 0 0 5 5 fill #00FF00"))
  }

  @Test func anImageViewKeepsTheCapsOfItsImage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    picture.image = image
    let plain = text(of: picture)
    picture.image = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4), resizingMode: .stretch)
    let resized = text(of: picture)
    #expect(resized != plain)
    for part in ["4 0 52 4", "0 4 4 32", "4 4 52 32", "56 4 4 32", "4 36 52 4"] {
      #expect(resized.contains("clip rect \(part)\n"))
    }
  }

  @Test func aBlurIsATranslucentFill() {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blur.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    #expect(text(of: blur) == "drawing 60x40\nrect 0 0 60 40 fill #F9F9F9/0.8|#1C1C1E/0.8\n")
  }

  @Test func gradientsFillTheirCorners() {
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.cornerRadius = 4
    view.layer.addSublayer(gradient)
    #expect(
      text(of: view).contains(
        "rounded 0 0 60 40 corners 4 fill linear(30 0 to 30 40, 0 #FF0000, 1 #0000FF)"))
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    #expect(text(of: view).contains("matrix(30 0 0 20 30 20)"))
    gradient.type = .conic
    #expect(text(of: view).split(separator: "path M").count == 121)
  }

  @Test func aLineIsDrawnAsFarAsItGoes() {
    let line = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 40, y: 0))
    line.path = path
    line.fillColor = nil
    line.strokeColor = UIColor.red.cgColor
    line.strokeStart = 0.25
    line.strokeEnd = 0.5
    view.layer.addSublayer(line)
    #expect(text(of: view).contains("path M 10 0 L 20 0 stroke #FF0000"))
  }

  @Test(arguments: [NSLineBreakMode.byClipping, .byTruncatingTail, .byWordWrapping])
  func onlyALabelThatClipsIsCut(_ mode: NSLineBreakMode) {
    let label = UILabel(frame: view.bounds)
    label.text = "The quick brown fox jumps over the dog"
    label.lineBreakMode = mode
    view.addSubview(label)
    #expect(text(of: view).contains("clip") == (mode == .byClipping))
  }

  @Test func whatAViewDrawsIsCutByItsBounds() {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(rect: rect.insetBy(dx: -5, dy: 10)).fill()
      }
    }
    let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(
      text(of: drawn) == """
        drawing 60x40
        group
          clip rect 0 0 60 40
          rect -5 10 70 20 fill #FF0000

        """)
    drawn.bounds.origin = CGPoint(x: 100, y: 0)
    #expect(text(of: drawn).contains("rect -5 10 70 20"))
  }

  /// The system's font has other letters from 28 points on, and a family of one's own the same in all sizes.
  @Test func largeTextsAreSetInLettersForDisplay() {
    let label = UILabel(frame: view.bounds)
    label.text = "A"
    view.addSubview(label)
    for (font, isDisplay) in [
      (UIFont.systemFont(ofSize: 27), false), (.systemFont(ofSize: 28), true),
      (.monospacedSystemFont(ofSize: 34, weight: .regular), false),
    ] {
      label.font = font
      #expect(text(of: view).contains("display ") == isDisplay, "\(font)")
    }
  }
}
