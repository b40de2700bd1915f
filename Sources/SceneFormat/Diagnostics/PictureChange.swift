package import Notation

/// A part of a picture that differs, or a property of an element that does, for programs: the one form of all
/// comparisons.
public struct PictureChange: Equatable, Sendable {
  /// `added`, `removed`, `moved`, `tint`, `antialiasing`, `size` or `changed`; of frames `inserted`, `dropped`
  /// or `retimed`.
  public var label: String
  /// x, y, width and height: in pixels, of drawings and tables in points; nil where nobody knows.
  public var box: [Int]?
  /// How many pixels of the box differ; nil where no pixel was looked at.
  public var pixels: Int?
  /// The way that it went, if it only moved, in the unit of the box.
  public var way: [Double]?
  /// Kind and name, such as `cell zoe`.
  public var element: String?
  /// The property of the element that changed, such as `text colour`.
  public var attribute: String?
  /// The change of that property in words, such as `text colour #333 → #444`.
  public var change: String?
  /// The moment, in seconds, from which on a motion looks different.
  public var start: Double?

  /// A change of which nothing else is known.
  public init(_ label: String) { self.label = label }

  package var json: JSONText {
    var members = [("label", JSONText.text(label))]
    if let box { members.append(("box", .wholes(box))) }
    if let pixels { members.append(("pixels", .whole(pixels))) }
    if let way, way.count == 2 { members += [("dx", .number(way[0])), ("dy", .number(way[1]))] }
    for (name, text) in [("element", element), ("attribute", attribute), ("change", change)] {
      if let text { members.append((name, .text(text))) }
    }
    if let start { members.append(("from", .number(start))) }
    return .object(members)
  }
}
