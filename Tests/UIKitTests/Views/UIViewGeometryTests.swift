import Testing

@testable import UIKit

@MainActor private final class BoundsRecorder: UIView {
  var log: [String] = []

  override func boundsWillChange(to newBounds: CGRect) {
    log.append("will \(newBounds.size.width) from \(bounds.size.width)")
  }
  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    log.append("did \(bounds.size.width) from \(oldBounds.size.width)")
  }
}

@Suite @MainActor struct UIViewGeometryTests {
  @Test func frameMovesAndSizes() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds.size.width = 50
    #expect(view.frame == CGRect(x: 0, y: 20, width: 50, height: 40))
    view.center.x += 5
    #expect(view.frame.minX == 5)
  }

  @Test func frameIsTheBoxAroundATurnedView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 236))
    view.transform = CGAffineTransform(rotationAngle: 0.3)
    #expect(abs(view.frame.width - 222.597) < 0.001)
    #expect(abs(view.frame.height - 272.743) < 0.001)
    #expect(view.center == CGPoint(x: 80, y: 118))
  }

  @Test func announcesEveryChangeOfTheBoundsOnce() {
    let view = BoundsRecorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
    view.frame.origin.x = 7
    view.bounds.size.width = 20
    view.bounds.size.width = 30
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    #expect(
      view.log == [
        "will 20.0 from 10.0", "did 20.0 from 10.0", "will 30.0 from 20.0", "did 30.0 from 20.0",
        "will 40.0 from 30.0", "did 40.0 from 30.0",
      ])
  }

  struct BadGeometry: Sendable, CustomTestStringConvertible {
    var sentence: String
    var change: @MainActor @Sendable (UIView) -> Void
    var testDescription: String { sentence }
  }

  nonisolated static let badGeometry = [
    BadGeometry(sentence: "CALayer position contains NaN: [nan nan]") {
      $0.center = CGPoint(x: CGFloat.nan, y: .nan)
    },
    BadGeometry(sentence: "CALayer position contains NaN: [nan 20]") { $0.frame.origin.x = .nan },
    BadGeometry(sentence: "CALayer bounds contains NaN: [0 0 nan 40]") {
      $0.bounds.size.width = .nan
    },
    BadGeometry(sentence: "CALayer bounds contains inf: [0 0 inf 40]") {
      $0.bounds.size.width = .infinity
    },
    BadGeometry(sentence: "CALayer bounds contains inf: [-inf 0 30 40]") {
      $0.bounds.origin.x = -.infinity
    },
    BadGeometry(
      sentence: "CALayer transform contains NaN: [nan 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1]"
    ) { $0.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0) },
  ]

  @Test(arguments: badGeometry) func refusesNumbersThatAreNone(_ bad: BadGeometry) throws {
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 40))
    let before = (view.frame, view.bounds)
    let fault = #expect(throws: Fault.self) { try FaultScope.run { bad.change(view) } }
    #expect(fault?.sentence == bad.sentence)
    #expect((view.frame, view.bounds) == before)
  }

  @Test func convertsThroughScrolledAndTurnedViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    scrolled.bounds.origin = CGPoint(x: 0, y: 50)
    let turned = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 20))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(scrolled)
    scrolled.addSubview(turned)
    let point = turned.convert(CGPoint(x: 0, y: 0), to: root)
    #expect(abs(point.x - 60) < 1e-9 && abs(point.y - 10) < 1e-9)
    let back = turned.convert(point, from: nil)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    let rect = turned.convert(turned.bounds, to: root)
    #expect(abs(rect.width - 20) < 1e-9 && abs(rect.height - 40) < 1e-9)
  }

  @Test func hitsTheForemostViewUnderThePoint() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
    front.alpha = 0.009
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 30), with: nil) == nil)
  }

  @Test func theLayerIsTheSameGeometry() {
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 40))
    view.clipsToBounds = true
    view.alpha = 0.5
    view.isHidden = true
    #expect(view.layer.frame == view.frame)
    #expect(view.layer.masksToBounds && view.layer.opacity == 0.5 && view.layer.isHidden)
    view.layer.position.x = 100
    #expect(view.center.x == 100)
  }
}
