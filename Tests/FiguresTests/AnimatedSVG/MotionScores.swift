import CairoBackend
import CoreGraphics
import Drawing
import Foundation
import Motion
import QuartzCore

@testable import Figures

/// Scores that have everything in them that keyframes must carry.
enum MotionScores {
  static let names = [
    "friends", "friends-slow", "spring", "keyframes", "scroll", "turning", "shearing", "flat",
    "overtaking", "reloaded", "staggered", "away-and-back", "vanishing", "swelling", "paths",
    "clipped", "additions", "hidden", "squeezed", "turned",
  ]

  /// The scores that keyframes cannot carry, and that are compared by their pictures only.
  static let pictures = ["perspective", "gradient", "parts"]

  static func score(_ name: String) throws -> MotionScore {
    switch name {
    case "friends-slow": return try FriendsScore.score(isPingPong: true, speed: 0.25)
    case "spring":
      let spring = try Spring(dampingRatio: 0.4, response: 0.5)
      return try list(timing: Timing(curve: .spring(spring)))
    case "keyframes":
      let frames = try Keyframes(
        times: [0, 0.3, 0.6, 1], values: [0, 1.3, 0.8, 1], calculation: .cubic)
      return try list(timing: Timing(duration: 0.7, curve: .keyframes(frames)))
    case "scroll": return try scroll()
    case "turning": return try transformed(CATransform3DMakeRotation(2.2, 0, 0, 1))
    case "shearing":
      return try transformed(
        CATransform3D(
          m11: 1, m12: 0.2, m13: 0, m14: 0, m21: 0.6, m22: 1.1, m23: 0, m24: 0, m31: 0, m32: 0,
          m33: 1, m34: 0, m41: 40, m42: 10, m43: 0, m44: 1))
    case "flat": return try transformed(CATransform3DMakeScale(0, 0, 1))
    case "overtaking": return try overtaking()
    case "reloaded": return try list(reloaded: ["ann", "dan"])
    case "staggered":
      return try list(
        timing: Timing(
          duration: 0.25, delay: 0.1, curve: .easeOut, stagger: Stagger(by: 0.05)))
    case "away-and-back": return try awayAndBack()
    case "vanishing": return try list(timing: .immediate)
    case "swelling": return try swelling()
    case "perspective":
      var tilted = CATransform3DIdentity
      tilted.m34 = -1 / 500
      return try transformed(CATransform3DRotate(tilted, 1.2, 0, 1, 0))
    case "additions": return try additions()
    case "hidden": return try hidden()
    case "squeezed": return try squeezed()
    case "turned": return try turned()
    case "gradient": return try changing(Self.gradient)
    case "parts": return try changing(Self.parts)
    case "paths": return try list(reordered: ["3", "1", "2", "0"])
    case "clipped": return try changing(Self.clipped)
    default: return try FriendsScore.score()
    }
  }

  static let size = CGSize(width: 390, height: 520)

  static func rows(_ names: [String], offset: CGFloat = 0) throws -> LayoutSnapshot {
    let typesetter = Typesetter()
    let cells = try names.enumerated().map { index, name in
      try FriendsScore.friend(
        name, [0, index],
        CGRect(x: 8, y: 10 + CGFloat(index) * 80, width: 374, height: 70), typesetter)
    }
    return LayoutSnapshot(
      elements: cells, contentSize: CGSize(width: 390, height: 80 * CGFloat(names.count) + 10),
      viewport: CGRect(origin: CGPoint(x: 0, y: offset), size: size))
  }

  /// Elements that are known by their paths alone, and called otherwise afterwards.
  private static func list(reordered order: [String]) throws -> MotionScore {
    let names = ["ann", "bob", "cat", "dan"]
    func named(_ snapshot: LayoutSnapshot) -> [ElementSnapshot] {
      snapshot.elements.map { element in
        var element = element
        element.id = ElementID(.cell, .path(element.path))
        return element
      }
    }
    let places = order.compactMap { Int($0) }
    let (before, after) = (try rows(names), try rows(places.map { names[$0] }))
    let (first, second) = (named(before), named(after))
    let changes = places.enumerated().map { place, origin in
      ElementChange.kept(before: first[origin], after: second[place])
    }
    return try MotionScore([
      .init(
        "mix",
        TransitionCapture(
          before: LayoutSnapshot(
            elements: first, contentSize: before.contentSize, viewport: before.viewport),
          after: LayoutSnapshot(
            elements: second, contentSize: after.contentSize, viewport: after.viewport),
          changes: changes))
    ])
  }

  private static func list(
    reloaded: [String] = [], timing: Timing = .standard
  ) throws -> MotionScore {
    try MotionScore([
      .init(
        "sync",
        TransitionCapture(
          before: rows(["ann", "bob", "cat", "dan"]), after: rows(["dan", "ann", "zoe", "cat"]),
          reloaded: Set(reloaded.map { .item($0) }), timing: timing))
    ])
  }

  private static func scroll() throws -> MotionScore {
    let names = ["ann", "bob", "cat", "dan", "eve", "fay", "gil", "hal", "ida", "jon"]
    return try MotionScore([
      .init(
        "down",
        TransitionCapture(
          before: rows(names), after: rows(names, offset: 250), timing: Timing(duration: 0.5)))
    ])
  }

  private static func transformed(_ transform: CATransform3D) throws -> MotionScore {
    let before = try rows(["ann", "bob", "cat"])
    let after = try rows(["ann", "zoe", "cat"])
    var (initial, final) = (after.elements[1], before.elements[1])
    (initial.transform, final.transform) = (transform, transform)
    (initial.alpha, final.alpha) = (0.2, 0.4)
    initial.center.x += 120
    return try MotionScore([
      .init(
        "turn",
        TransitionCapture(
          before: before, after: after, initial: [initial.id: initial], final: [final.id: final],
          timing: Timing(duration: 0.6)))
    ])
  }

  /// Cells that stay turned as they are, and move.
  private static func turned() throws -> MotionScore {
    let states = try [["ann", "bob", "cat"], ["cat", "ann", "bob"]].map { names in
      var elements = try rows(names).elements
      for index in elements.indices {
        elements[index].transform = CATransform3DMakeRotation(0.7, 0, 0, 1)
      }
      return LayoutSnapshot(
        elements: elements, contentSize: size, viewport: CGRect(origin: .zero, size: size))
    }
    return try MotionScore([.init("go", TransitionCapture(before: states[0], after: states[1]))])
  }

  private static func overtaking() throws -> MotionScore {
    func stack(_ order: [String]) throws -> LayoutSnapshot {
      var snapshot = try rows(["ann", "bob", "cat"]).elements
      for index in snapshot.indices {
        snapshot[index].center.y = 100 + CGFloat(index) * 30
        snapshot[index].zIndex = order.firstIndex(of: ["ann", "bob", "cat"][index]) ?? 0
      }
      return LayoutSnapshot(
        elements: snapshot, contentSize: size, viewport: CGRect(origin: .zero, size: size))
    }
    let (first, second) = (try stack(["ann", "bob", "cat"]), try stack(["cat", "bob", "ann"]))
    return try MotionScore([
      .init("over", TransitionCapture(before: first, after: second)),
      .init("back", TransitionCapture(before: second, after: first)),
    ])
  }

  /// An element goes, comes back elsewhere, and goes again.
  private static func awayAndBack() throws -> MotionScore {
    let (full, less) = (try rows(["ann", "bob", "cat"]), try rows(["ann", "cat"]))
    let back = try rows(["ann", "cat", "bob"])
    return try MotionScore([
      .init("away", TransitionCapture(before: full, after: less), pause: 0.2),
      .init("back", TransitionCapture(before: less, after: back), pause: 0),
      .init("again", TransitionCapture(before: back, after: less), pause: 0),
    ])
  }

  /// A row becomes a tile in which less is written, on a spring that swings beyond nothing.
  private static func squeezed() throws -> MotionScore {
    let typesetter = Typesetter()
    func row(_ key: String, _ frame: CGRect) throws -> LayoutSnapshot {
      var cell = try FriendsScore.friend(key, [0, 0], frame, typesetter)
      cell.id = .item("one")
      return LayoutSnapshot(
        elements: [cell], contentSize: size, viewport: CGRect(origin: .zero, size: size))
    }
    let spring = try Spring(dampingRatio: 0.25, response: 0.5)
    return try MotionScore([
      .init(
        "squeeze",
        TransitionCapture(
          before: row("bob", CGRect(x: 8, y: 10, width: 304, height: 70)),
          after: row("dan", CGRect(x: 150, y: 200, width: 76, height: 76)),
          timing: Timing(curve: .spring(spring))))
    ])
  }

  /// Size, corner and colour change with a curve that goes beyond its end.
  private static func swelling() throws -> MotionScore {
    func cell(_ frame: CGRect, radius: CGFloat, _ color: ThemedColor) -> LayoutSnapshot {
      let shape = DrawItem.fill(
        .rounded(CGRect(origin: .zero, size: frame.size), radius: radius), color)
      let dot = DrawItem.fill(
        .rounded(CGRect(x: frame.width - 30, y: 10, width: 20, height: 20), radius: 10), .black)
      let element = ElementSnapshot(
        id: .item("one"), path: [0, 0], center: CGPoint(x: frame.midX, y: frame.midY),
        size: frame.size,
        content: [
          .group(
            DrawGroup(
              shadow: Shadow(
                color: ThemedColor(RGBAColor(hex: 0, alpha: 0.3)),
                offset: CGSize(width: 0, height: 4),
                blur: 6), [shape])), dot,
        ])
      return LayoutSnapshot(
        elements: [element], contentSize: size, viewport: CGRect(origin: .zero, size: size))
    }
    let spring = try Spring(dampingRatio: 0.35, response: 0.4)
    return try MotionScore([
      .init(
        "swell",
        TransitionCapture(
          before: cell(
            CGRect(x: 20, y: 20, width: 90, height: 60), radius: 4, ThemedColor(0x8FC1FF, 0x5488CA)),
          after: cell(
            CGRect(x: 60, y: 160, width: 280, height: 220), radius: 40,
            ThemedColor(0xFAA39C, 0xC26862)), timing: Timing(curve: .spring(spring))))
    ])
  }

  /// A layout animates one of its elements by itself, later and longer than the rest.
  private static func additions() throws -> MotionScore {
    let (before, after) = (try rows(["ann", "bob", "cat"]), try rows(["bob", "ann", "cat"]))
    var (start, end) = (after.elements[2], after.elements[2])
    start.center.y += 40
    (end.center.x, end.alpha) = (end.center.x + 60, 0.5)
    let addition = AdditionalAnimation(
      from: start, to: end, timing: try Timing(duration: 0.5, delay: 0.1, curve: .easeOut))
    return try MotionScore([
      .init("add", TransitionCapture(before: before, after: after, additions: [addition]))
    ])
  }

  /// Hidden from the first moment on, and shown again.
  private static func hidden() throws -> MotionScore {
    let shown = try rows(["ann", "bob"])
    var elements = shown.elements
    elements[0].isHidden = true
    elements[1].center.y += 100
    let less = LayoutSnapshot(
      elements: elements, contentSize: size, viewport: CGRect(origin: .zero, size: size))
    return try MotionScore([
      .init("hide", TransitionCapture(before: shown, after: less)),
      .init("show", TransitionCapture(before: less, after: shown)),
    ])
  }

  // MARK: Contents

  /// One element that grows, with the content that it has in each size.
  private static func changing(_ content: (CGSize) -> [DrawItem]) throws -> MotionScore {
    func state(_ frame: CGRect) -> LayoutSnapshot {
      let element = ElementSnapshot(
        id: .item("one"), path: [0, 0], center: CGPoint(x: frame.midX, y: frame.midY),
        size: frame.size, content: content(frame.size))
      return LayoutSnapshot(
        elements: [element], contentSize: size, viewport: CGRect(origin: .zero, size: size))
    }
    return try MotionScore([
      .init(
        "grow",
        TransitionCapture(
          before: state(CGRect(x: 20, y: 30, width: 120, height: 80)),
          after: state(CGRect(x: 70, y: 180, width: 260, height: 200))))
    ])
  }

  private static func gradient(_ size: CGSize) -> [DrawItem] {
    let stops = [
      GradientStop(0, ThemedColor(0x8FC1FF, 0x5488CA)),
      GradientStop(1, ThemedColor(0xFAA39C, 0xC26862)),
    ]
    let paint = LinearGradient(
      from: .zero, to: CGPoint(x: size.width, y: size.height), stops: stops)
    return [
      .shape(
        DrawShape(.rounded(CGRect(origin: .zero, size: size), radius: 16), fill: .linear(paint)))
    ]
  }

  private static func clipped(_ size: CGSize) -> [DrawItem] {
    let box = CGRect(origin: .zero, size: size)
    return [
      .group(
        DrawGroup(
          clip: .rounded(box, radius: 12),
          [
            .fill(.rect(box), ThemedColor(0x77D3AD, 0x2D9C75)),
            .fill(.rect(CGRect(x: 0, y: size.height - 24, width: size.width, height: 24)), .black),
          ]))
    ]
  }

  /// A circle, a line, a star and a turned group, all of which grow with the element.
  private static func parts(_ size: CGSize) -> [DrawItem] {
    let path = CGMutablePath()
    for corner in 0..<5 {
      let angle = CGFloat(corner) * 0.8 * .pi - .pi / 2
      let point = CGPoint(
        x: size.width * (0.75 + 0.2 * cos(angle)), y: size.height * (0.3 + 0.25 * sin(angle)))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    let middle = PlaneTransform(
      CGAffineTransform(translationX: size.width / 2, y: size.height / 2).rotated(
        by: size.width / 300))
    return [
      .shape(
        DrawShape(
          .rounded(CGRect(origin: .zero, size: size), radius: 8),
          fill: .color(ThemedColor(0xE5B46E, 0xAE7B28)),
          stroke: Stroke(ThemedColor(0x15181D, 0xF1F3F6), width: size.width / 60))),
      .fill(
        .circle(center: CGPoint(x: size.width / 5, y: size.height / 3), radius: size.height / 6),
        .black),
      .fill(.path(Path(path), rule: .winding), ThemedColor(0xD2ABF1, 0x9B71BA)),
      .group(
        DrawGroup(
          transform: middle, opacity: size.width > 200 ? 0.4 : 1,
          [.fill(.rect(CGRect(x: -20, y: 20, width: 40, height: 10)), .white)])),
    ]
  }
}
