import CoreGraphics
import Drawing
import Motion

/// The drawing of the ways of one change, with the words that go with it.
struct PathScene {
  var size = CGSize.zero
  var items: [DrawItem] = []
  /// Roles that the drawing spells out, so that no legend has to.
  var spelled: Set<Role> = []
  var legend: [LegendEntry] = []
  var notes: [String] = []
}

extension FigureType {
  /// The name of an element, in it or beside it.
  static let elementName = TextStyle(
    FontRequest(size: 12, weight: 600, hasTabularFigures: true), FigureInk.ink)
  /// The same where there is less room.
  static let smallName = TextStyle(
    FontRequest(size: 11, weight: 600, hasTabularFigures: true), FigureInk.ink)
  /// That of a header where there is less room.
  static let smallHeader = TextStyle(FontRequest(size: 10, weight: 600), FigureInk.secondary)
  static let roleWord = TextStyle(
    FontRequest(size: 11, weight: 500, hasTabularFigures: true), FigureInk.ink)
  /// A distance beside a way.
  static let distance = TextStyle(
    FontRequest(size: 11, hasTabularFigures: true), FigureInk.ink)
}

extension WayArrow {
  /// As what was asked for is drawn, or what follows from it.
  init(_ way: TakenWay, from start: CGPoint, to end: CGPoint) {
    self.init(
      start: start, end: end,
      color: way.isAsked ? RoleMark(way.story.role).color : FigureInk.strand,
      width: way.isAsked ? 3 : 2, isDashed: way.isInvented, startRadius: way.isAsked ? 4 : 3)
  }
}
