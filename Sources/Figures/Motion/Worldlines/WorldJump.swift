import CoreGraphics
import Drawing
import Motion

/// A change of place that takes no time.
struct WorldJump {
  let element: Int
  let step: Int
  let time: TimeInterval
  /// The middle of the element before and after, as the screen measures.
  let from: CGFloat
  let to: CGFloat
  /// The way on the screen, in words.
  let words: String

  /// All that the lines of the elements show.
  static func jumps(
    of elements: [WorldChoice.Element], _ bands: [[WorldBand]], in course: WorldCourse
  ) -> [WorldJump] {
    elements.indices.filter { elements[$0].isOneForAll }.flatMap { index -> [WorldJump] in
      bands[index].flatMap { band -> [WorldJump] in
        zip(band.edges, band.edges.dropFirst()).compactMap { edge, next in
          guard edge.time == next.time, abs(edge.middle - next.middle) > 0.5,
            let step = course.stories.indices.last(where: {
              course.happening($0).lowerBound <= edge.time + 1e-9
            })
          else { return nil }
          return WorldJump(
            element: index, step: step, time: edge.time, from: edge.middle, to: next.middle,
            words: course.jumpWords(of: elements[index].stories[step], in: step, at: edge.time))
        }
      }
    }
  }

  /// One bar for each time, with a stop at every place that anybody leaves or takes.
  static func bars(_ jumps: [WorldJump], _ scale: WorldScale) -> [DrawItem] {
    Set(jumps.map(\.time)).sorted().flatMap { time -> [DrawItem] in
      let places = jumps.filter { $0.time == time }.flatMap { [$0.from, $0.to] }
        .map { min(max(scale.y($0), scale.plot.minY), scale.plot.maxY).rounded() }
      guard let low = places.min(), let high = places.max(), high > low + 8 else { return [] }
      let x = scale.x(time).rounded()
      let bar = CGRect(x: x - 2.5, y: low - 3, width: 5, height: high - low + 6)
      return [
        .fill(.rounded(bar.insetBy(dx: -1.5, dy: -1.5), radius: 4), FigureInk.surface),
        .fill(.rounded(bar, radius: 2.5), FigureInk.ink),
      ]
        + Set(places).sorted().map {
          .fill(.circle(center: CGPoint(x: x, y: $0), radius: 1.5), FigureInk.surface)
        }
    }
  }

  static var legend: LegendEntry {
    let bar = CGRect(x: -2.5, y: -7, width: 5, height: 14)
    return LegendEntry(
      "jump, in no time", sampleWidth: 10, [.fill(.rounded(bar, radius: 2.5), FigureInk.ink)])
  }
}

extension WorldChoice.Element {
  /// Whether it is the same in all changes: a view that is known by its place may be another one in the next.
  fileprivate var isOneForAll: Bool {
    id.kind == .cell || id.identifier != nil || stories.count == 1
  }
}

extension WorldCourse {
  /// Whether the element leaves its place at the start of a change in no time, beside all that scrolls at once.
  func jumps(_ element: WorldChoice.Element, in step: Int) -> Bool {
    guard let story = element.stories[step], element.isOneForAll, !story.goesWithContent,
      let from = extent(of: story, in: step, at: -1), let to = extent(of: story, in: step, at: 0)
    else { return false }
    return abs(from.low + from.high - to.low - to.high) > 1
  }

  /// "80 down": from the state before to the one after, or to the start of its way.
  fileprivate func jumpWords(
    of story: ElementStory?, in step: Int, at time: TimeInterval
  ) -> String {
    let transition = stories[step].transition
    guard let from = story?.before,
      let to = transition.duration > 0 ? story?.mainTrack?.start : story?.after
    else { return "" }
    return DistanceWords.text(
      CGVector(dx: to.center.x - from.center.x, dy: to.center.y - from.center.y))
  }
}
