import CoreGraphics
import Drawing
import Testing

@testable import Figures

@Suite struct DeviceFrameTests {
  private static let phone = DeviceFrame(
    screen: CGSize(width: 393, height: 852), corner: 55, border: CGSize(width: 20, height: 20),
    cutout: .island(top: 11), statusBar: 54, hasHomeIndicator: true)

  private func picture(_ size: CGSize) -> DrawList {
    DrawList(
      size: size, background: .color(.white),
      [.fill(.rect(CGRect(origin: .zero, size: size)), FigureInk.moved)])
  }

  @Test func standsAroundTheScreen() {
    let framed = Self.phone.around(picture(CGSize(width: 393, height: 852)))
    #expect(framed.size == CGSize(width: 433, height: 892))
    #expect(framed.background == nil)
  }

  @Test func liesOnItsSide() {
    var phone = Self.phone
    phone.isLandscape = true
    let framed = phone.around(picture(CGSize(width: 852, height: 393)))
    #expect(framed.size == CGSize(width: 892, height: 433))
  }

  /// A window has its place on the screen, and the rest of the screen is quiet.
  @Test(arguments: [0.0, 455]) func aWindowStandsOnItsScreen(_ left: CGFloat) throws {
    var tablet = DeviceFrame(
      screen: CGSize(width: 820, height: 1180), corner: 25,
      border: CGSize(width: 56, height: 56), cutout: .none, statusBar: 24, hasHomeIndicator: true)
    tablet.isLandscape = true
    let window = CGRect(x: left, y: 0, width: 585, height: 820)
    tablet.window = window
    let framed = tablet.around(picture(window.size))
    #expect(framed.size == CGSize(width: 1180 + 112, height: 820 + 112))
    #expect(tablet.origin == CGPoint(x: 56 + left, y: 56))
    guard case .group(let screen)? = framed.items.last else {
      Issue.record("there is no screen")
      return
    }
    let inner = screen.children.compactMap { item -> DrawGroup? in
      guard case .group(let group) = item, group.clip?.bounds.size == window.size,
        group.transform.tx == left
      else { return nil }
      return group
    }
    // The status bar over a window that begins at the left is cut by the same rectangle.
    #expect(inner.count == (left == 0 ? 2 : 1))
    #expect(tablet.around(picture(CGSize(width: 1180, height: 820))).size.width == 1180)
  }

  private static let olderPhone = DeviceFrame(
    screen: CGSize(width: 375, height: 667), corner: 0, border: CGSize(width: 28, height: 111),
    cutout: .none, statusBar: 20, hasHomeIndicator: false)

  /// The circles that are drawn on a device with that screen.
  private func rings(_ device: DeviceFrame, _ screen: CGSize) -> [(place: CGRect, shape: DrawShape)]
  {
    device.around(picture(screen)).items.compactMap { item in
      guard case .shape(let shape) = item, case .ellipse(let place) = shape.geometry else {
        return nil
      }
      return (place, shape)
    }
  }

  /// A screen without a bar that leads home has a ring for that: in the middle of the border below it, or at its right on
  /// its side.
  @Test(arguments: [false, true]) func aScreenWithoutABarHasARingBelowIt(_ isLandscape: Bool) throws
  {
    var phone = Self.olderPhone
    phone.isLandscape = isLandscape
    let screen =
      isLandscape ? CGSize(width: 667, height: 375) : CGSize(width: 375, height: 667)
    let rings = rings(phone, screen)
    #expect(rings.count == 1)
    let ring = try #require(rings.first)
    let center =
      isLandscape ? CGPoint(x: 111 + 667 + 55.5, y: 215.5) : CGPoint(x: 215.5, y: 111 + 667 + 55.5)
    #expect(ring.place.center == center && ring.place.width == 66)
    // It is a line, seen on the glass of both themes, and lies beside the screen on the body.
    guard case .color(let color)? = ring.shape.stroke?.paint else {
      Issue.record("the ring has no colour")
      return
    }
    #expect(ring.shape.fill == nil)
    #expect(color.contrast(to: ThemedColor(0x1B1D22, 0x08090B)) > 1.5)
    #expect(!ring.place.intersects(CGRect(origin: phone.origin, size: screen)))
    #expect(CGRect(origin: .zero, size: phone.size).insetBy(dx: 12, dy: 12).contains(ring.place))
  }

  @Test func aBarOrANarrowBorderHasNoRing() {
    #expect(rings(Self.phone, CGSize(width: 393, height: 852)).isEmpty)
    var narrow = Self.olderPhone
    narrow.border.height = 40
    #expect(rings(narrow, CGSize(width: 375, height: 667)).isEmpty)
  }

  /// A window of another size is not this device's.
  @Test func leavesOtherPicturesAlone() {
    let other = picture(CGSize(width: 300, height: 300))
    #expect(Self.phone.around(other) == other)
  }

  /// Nothing of the screen is seen beyond its corners, nothing of the device beyond its body.
  @Test func staysInside() {
    let framed = Self.phone.around(picture(CGSize(width: 393, height: 852)))
    guard case .group(let screen)? = framed.items.last, let clip = screen.clip else {
      Issue.record("the screen is not cut")
      return
    }
    #expect(clip.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    for item in framed.items.dropLast() {
      guard case .shape(let shape) = item else { continue }
      #expect(framed.bounds.contains(shape.geometry.bounds))
    }
  }

  @Test func aCornerBendsEarlierThanACircle() {
    let rect = CGRect(x: 0, y: 0, width: 393, height: 852)
    let parts = ShapeGeometry.continuous(rect, radius: 55).path.flattened
    let top = parts.flatMap(\.self).filter { $0.y < 1e-6 }.map(\.x)
    #expect(abs((top.min() ?? 0) - 84.08) < 0.1)
    #expect(abs((top.max() ?? 0) - 308.92) < 0.1)
  }

  @Test(arguments: [true, false]) func theTimeIsRead(_ isSplit: Bool) {
    let bar = StatusBar(width: 393, height: 54, isSplit: isSplit, ink: .black)
    let list = DrawList(size: CGSize(width: 393, height: 54), bar.items)
    let words = FigureLabels(Figure(drawing: list, title: "", summary: ""))
    #expect(words.frames.map(\.text) == ["9:41"])
    #expect(words.outside(list.size) == [])
    // Figures as wide as one another leave a hole beside the 1.
    #expect(bar.items.texts.allSatisfy { !$0.style.font.hasTabularFigures })
  }
}
