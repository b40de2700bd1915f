import CoreGraphics
import Motion
import Testing

@testable import Figures

@Suite struct WindowPlacesTests {
  private static func places(_ before: CGSize, _ after: CGSize) -> WindowPlaces {
    let states = [before, after].map { size in
      LayoutSnapshot(
        elements: [], contentSize: size, viewport: CGRect(origin: .zero, size: size))
    }
    return WindowPlaces([Transition(TransitionCapture(before: states[0], after: states[1]))])
  }

  /// A phone in the middle of a square: its rows are as sharp as they are alone.
  @Test func restAtWholePoints() {
    let (upright, turned) = (CGSize(width: 393, height: 852), CGSize(width: 852, height: 393))
    let places = Self.places(upright, turned)
    #expect(places.canvas == CGSize(width: 852, height: 852))
    #expect(places.corner(of: upright) == CGPoint(x: 229, y: 0))
    #expect(places.corner(of: turned) == CGPoint(x: 0, y: 229))
  }

  @Test func goFromOneToTheOtherWithoutJumps() {
    let places = Self.places(CGSize(width: 393, height: 400), CGSize(width: 852, height: 400))
    let corners = (0...459).map {
      places.corner(of: CGSize(width: 393 + Double($0), height: 400)).x
    }
    for (one, next) in zip(corners, corners.dropFirst()) {
      #expect(abs(one - next - 229.0 / 459) < 1e-9)
    }
  }

  @Test func standBetweenPointsWhereTheyMust() {
    let size = CGSize(width: 30.5, height: 10)
    let places = Self.places(size, CGSize(width: 40, height: 10))
    #expect(places.corner(of: size).x == 4.75)
  }
}
