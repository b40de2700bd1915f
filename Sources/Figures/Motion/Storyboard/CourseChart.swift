import CoreGraphics
import Drawing
import Motion

/// How far a change has come at which time: a curve with the numbers of the panels on it.
struct CourseChart {
  private let course: StoryCourse
  private let moments: [StoryMoments.Moment]
  private let width: CGFloat

  private static let plotHeight: CGFloat = 40
  private static let edge: CGFloat = 12
  private static let left: CGFloat = 46
  private static let radius: CGFloat = 9
  static let disc = FigureType.caption.with(weight: 600).colored(FigureInk.page)
  private static let mostPieces = 240

  init(_ course: StoryCourse, _ moments: [StoryMoments.Moment], width: CGFloat) {
    self.course = course
    self.moments = moments
    self.width = width
  }

  static var height: CGFloat { plotHeight + 2 * edge + 18 }
  private var height: CGFloat { Self.height }

  var items: [DrawItem] { scale + [curve] + discs + times }

  /// A number on a disc, around the point.
  static func number(_ number: Int, at point: CGPoint) -> [DrawItem] {
    let box = CGRect(center: point, size: CGSize(width: 2 * radius, height: 2 * radius))
    return [
      .fill(.circle(center: point, radius: radius), FigureInk.ink),
      Label("\(number)", disc).item(in: box, .center),
    ]
  }

  private var range: (low: CGFloat, high: CGFloat) {
    let values = course.samples.map(\.progress).filter(\.isFinite)
    return (min(values.min() ?? 0, 0), max(values.max() ?? 1, 1))
  }

  private func x(_ time: TimeInterval) -> CGFloat {
    let share = course.duration > 0 ? CGFloat(time / course.duration) : 0
    return Self.left + (width - Self.left - Self.radius - 1) * min(max(share, 0), 1)
  }

  private func y(_ progress: CGFloat) -> CGFloat {
    let range = range
    let share = (progress - range.low) / max(range.high - range.low, 0.001)
    return Self.edge + Self.plotHeight * (1 - min(max(share, 0), 1))
  }

  private var scale: [DrawItem] {
    [CGFloat(0), 1].flatMap { value -> [DrawItem] in
      let y = y(value).rounded() + 0.5
      let box = CGRect(x: 0, y: y - 7, width: Self.left - 14, height: 14)
      return [
        .stroke(
          .line(from: CGPoint(x: Self.left, y: y), to: CGPoint(x: width, y: y)),
          Stroke(FigureInk.hairline, width: 1)),
        Label(value == 0 ? "0 %" : "100 %", FigureType.caption).item(in: box, .right),
      ]
    }
  }

  private var curve: DrawItem {
    let step = max(1, course.samples.count / Self.mostPieces)
    var points = stride(from: 0, to: course.samples.count, by: step).map {
      course.samples[$0]
    }.map { CGPoint(x: x($0.time), y: y($0.progress)) }
    points += moments.map { CGPoint(x: x($0.time), y: y(course.progress(at: $0.time))) }
    points.sort { $0.x < $1.x }
    return .stroke(
      .path(Path(Outline(through: points)), rule: .winding), Stroke(FigureInk.strand, width: 2))
  }

  /// Each on its place, or above or below it where another one stands there.
  private var discs: [DrawItem] {
    var field = LabelField(CGRect(x: 0, y: 0, width: width + Self.radius, height: height - 16))
    return moments.enumerated().flatMap { index, moment -> [DrawItem] in
      let spot = CGPoint(x: x(moment.time), y: y(course.progress(at: moment.time)))
      let size = CGSize(width: 2 * Self.radius, height: 2 * Self.radius)
      let places = [0, -20, 20, -40, 40].map {
        CGRect(center: CGPoint(x: spot.x, y: spot.y + $0), size: size)
      }
      guard let place = field.place(places) else { return [] }
      let middle = CGPoint(x: place.midX, y: place.midY)
      let leader = DrawItem.stroke(
        .line(from: spot, to: middle), Stroke(FigureInk.ink, width: 1))
      return (middle.y == spot.y ? [] : [leader]) + Self.number(index + 1, at: middle)
    }
  }

  /// Below the numbers, as far as they have room.
  private var times: [DrawItem] {
    var field = LabelField(CGRect(x: 0, y: 0, width: width + 4, height: height))
    let order = [0, moments.count - 1] + moments.indices.dropFirst().dropLast()
    return order.compactMap { index in
      let isEnd = index == 0 || index == moments.count - 1
      let time = FigureText.moment(max(moments[index].time, 0))
      let label = Label(isEnd ? time : String(time.dropLast(2)), FigureType.caption)
      let middle = min(x(moments[index].time), width - label.size.width / 2)
      let box = label.frame(centeredAt: CGPoint(x: middle, y: height - 8))
      return field.place([box.insetBy(dx: -3, dy: 0)]).map { _ in label.item(in: box, .center) }
    }
  }
}

extension TextStyle {
  func with(weight: Int) -> TextStyle {
    var style = self
    style.font.weight = weight
    return style
  }
}
