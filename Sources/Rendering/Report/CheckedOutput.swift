package import CoreGraphics
internal import VisualDiff

/// An output of a scene that was held to what was accepted, and how it stands: a row of a report.
package struct CheckedOutput: Equatable, Sendable {
  package enum Status: String, Sendable, CaseIterable {
    case different
    case missing
    case new
    case obsolete
    case equal
  }

  /// The golden, or what is drawn now.
  package struct Side: Equatable, Sendable {
    /// Of all bytes; nil where it is not known.
    package var sha256: String?
    package var bytes: Int
    /// Who has drawn it, where a list tells.
    package var origin: PictureOrigin?
    /// The name of its picture in the folder of evidence, if it is one.
    package var picture: String?
    /// The file, where it is neither the golden of a scene nor drawn now.
    package var place: String?
    /// The part that differs from the other side, where both are pictures and it is less than the whole: of the drawn
    /// side it lies over the golden, of the golden over its ground.
    package var patch: Patch?
    /// All of a golden that is too large to be kept whole, with fewer pixels.
    package var ground: Ground?

    /// A picture in the folder of evidence, and where it lies over another.
    package struct Patch: Equatable, Sendable {
      package let picture: String
      package let bytes: Int
      package let x: Int
      package let y: Int
    }

    /// A picture in the folder of evidence, and the size that it is shown with.
    package struct Ground: Equatable, Sendable {
      package let picture: String
      package let bytes: Int
      package let width: Int
      package let height: Int
    }

    /// The pictures in the folder of evidence that a page needs to show it.
    var shown: [String] {
      (ground.map { [$0.picture] } ?? []) + [patch?.picture ?? picture].compactMap(\.self)
    }

    package init(
      sha256: String?, bytes: Int, origin: PictureOrigin? = nil, picture: String? = nil
    ) {
      (self.sha256, self.bytes) = (sha256, bytes)
      (self.origin, self.picture) = (origin, picture)
    }
  }

  /// The file of the golden, seen from the scene's folder.
  package let path: String
  /// The type of the output, such as `still`, or `table`.
  package let kind: String
  package var status: Status
  package var golden: Side?
  package var drawn: Side?
  /// Pixels to a point.
  package var scale = 1
  /// The row of numbered pictures that it is a part of.
  package var row: String?
  package var difference = SeenDifference()
  /// Hints about its cause that are about the golden and not about the picture.
  package var notes: [String] = []

  package init(path: String, kind: String, _ status: Status) {
    (self.path, self.kind, self.status) = (path, kind, status)
  }
}

/// All that is seen of a difference, for words and for pictures of it.
package struct SeenDifference: Equatable, Sendable {
  /// Something that changed: whose, as far as it is known, and how.
  package struct Cause: Hashable, Sendable {
    package let element: String?
    package let change: String
    /// The one property that the change is about, where it is about one.
    package var attribute: String?
    /// In points, of an element that only moved.
    package var way: [Double]?
    /// The area that it concerns, in points; nil where nobody knows.
    package var box: CGRect?
  }

  /// A part of the pixels; the box is x, y, width and height.
  package struct Part: Hashable, Sendable {
    package let label: String
    package let box: [Int]
    package let pixels: Int
    /// The way that it went, if it only moved.
    package var way: [Int]?
    package var element: String?
    /// The property of that element that changed, where its drawings tell.
    package var attribute: String?
    /// The change of that property, and the way of an element that moved, in pixels.
    package var change: String?
    package var wayOfElement: [Double]?
  }

  /// An element of the drawing; the box is x, y, width and height in points.
  package struct Outline: Hashable, Sendable {
    package let name: String
    package let box: [Double]
  }

  package struct Pixels: Equatable, Sendable {
    package let count: Int
    package let share: Double
    package let largest: Double
    package let mean: Double
  }

  /// Frames in a row that were inserted, dropped or are shown for another time.
  package struct Run: Hashable, Sendable {
    package let label: String
    package let text: String
  }

  /// A frame of an animation that differs.
  package struct Frame: Equatable, Sendable {
    /// From 1.
    package let number: Int
    /// In seconds.
    package let start: Double
    /// How many pixels differ; nil where only one side has the frame.
    package let pixels: Int?
    /// Its numbers on both sides, from 1; nil for the side that has no such frame.
    package var before: Int?
    package var after: Int?
  }

  /// The words for people, line by line.
  package var lines: [String] = []
  package var causes: [Cause] = []
  package var parts: [Part] = []
  package var pixels: Pixels?
  package var frames: [Frame] = []
  package var runs: [Run] = []
  /// Whether the causes come from drawings of both sides, and say all that there is.
  package var isNamed = false
  /// How many pixels are a point.
  package var scale = 1
  /// Of what is drawn now.
  package var outlines: [Outline] = []

  package init() {}

  package var isNone: Bool { lines.isEmpty }
}

extension SeenDifference.Part {
  init(_ region: ChangedRegion, of element: String?) {
    let box = region.box
    var way: [Int]?
    if case .moved(let dx, let dy) = region.kind { way = [dx, dy] }
    self.init(
      label: region.kind.label, box: [box.x, box.y, box.width, box.height], pixels: region.count,
      way: way, element: element)
  }
}

extension SeenDifference.Pixels {
  init(_ difference: PictureDifference) {
    self.init(
      count: difference.count, share: difference.share, largest: difference.distance.largest,
      mean: difference.distance.mean)
  }
}
