import CoreGraphics
import Drawing
import Motion
import QuartzCore
import Testing

@Suite struct SnapshotDrawingTests {
  private let white = ThemedColor(RGBAColor(hex: 0xFFFFFF))

  private func element(
    _ id: ElementID, _ frame: CGRect, zIndex: Int = 0, alpha: CGFloat = 1,
    transform: CATransform3D = CATransform3DIdentity
  ) -> ElementSnapshot {
    ElementSnapshot(
      id: id, path: [0, 0], center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size,
      transform: transform, alpha: alpha, zIndex: zIndex,
      content: [.fill(.rect(CGRect(origin: .zero, size: frame.size)), white)])
  }

  private func snapshot(_ elements: [ElementSnapshot]) -> LayoutSnapshot {
    LayoutSnapshot(
      elements: elements, contentSize: CGSize(width: 100, height: 400),
      viewport: CGRect(x: 0, y: 100, width: 100, height: 200))
  }

  private func names(_ drawing: DrawList) -> [String] {
    drawing.items.compactMap {
      guard case .group(let group) = $0 else { return nil }
      return group.element?.id
    }
  }

  @Test func showsEveryElementWhereItStands() {
    let drawing = snapshot([
      element(.item("a"), CGRect(x: 10, y: 120, width: 20, height: 30), alpha: 0.5)
    ]).drawing()
    #expect(
      drawing.text == """
        drawing 100x200
        group a move(10 20) opacity 0.5
          rect 0 0 20 30 fill #FFFFFF

        """)
  }

  @Test func theContentStartsAtItsOwnOrigin() {
    let drawing = snapshot([element(.item("a"), CGRect(x: 10, y: 320, width: 20, height: 30))])
      .drawing(of: .content)
    #expect(drawing.size == CGSize(width: 100, height: 400))
    #expect(drawing.text.contains("10 320"))
  }

  @Test func coversByDepthThenByKind() {
    let frame = CGRect(x: 0, y: 100, width: 100, height: 50)
    let header = ElementID(
      .supplementary("UICollectionElementKindSectionHeader"), .identifier("feed"))
    let drawing = snapshot([
      element(.item("front"), frame, zIndex: 3), element(.item("cell"), frame),
      element(header, frame),
      element(ElementID(.decoration("card"), .path([0, 0])), frame),
      element(.item("back"), frame, zIndex: -1),
    ]).drawing()
    #expect(names(drawing) == ["back", "card-0-0", "cell", "header-0-feed", "front"])
  }

  @Test func leavesOutWhatCannotBeSeen() {
    var hidden = element(.item("hidden"), CGRect(x: 0, y: 100, width: 10, height: 10))
    hidden.isHidden = true
    let drawing = snapshot([
      hidden, element(.item("clear"), CGRect(x: 0, y: 100, width: 10, height: 10), alpha: 0),
      element(.item("above"), CGRect(x: 0, y: 0, width: 10, height: 10)),
      element(.item("nowhere"), CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)),
    ]).drawing()
    #expect(names(drawing) == [])
  }

  @Test func turnsAboutTheCentre() {
    let turned = element(
      .item("a"), CGRect(x: 40, y: 140, width: 20, height: 10),
      transform: CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    let corner = turned.placement.project(.zero)
    #expect(abs(corner.x - 55) < 1e-9 && abs(corner.y - 135) < 1e-9)
  }

  @Test func twoViewsOfOneElementHaveTwoNames() {
    let frame = CGRect(x: 0, y: 100, width: 10, height: 10)
    let drawing = snapshot([element(.item("a"), frame), element(.item("a"), frame)]).drawing()
    #expect(names(drawing) == ["a", "a~2"])
  }

  @Test func theBackdropStandsBehindTheViewport() {
    var snapshot = snapshot([])
    snapshot.backdrop = DrawList(
      size: CGSize(width: 100, height: 200), background: .color(white),
      [.fill(.rect(CGRect(x: 0, y: 0, width: 5, height: 5)), white)])
    #expect(snapshot.drawing().background == .color(white))
    #expect(snapshot.drawing(of: .content).text.contains("move(0 100)"))
  }
}
