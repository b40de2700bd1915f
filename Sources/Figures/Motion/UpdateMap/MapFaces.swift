import CoreGraphics
import Drawing
import Motion

/// How items look in an update map: those on the screen as everywhere, others grey.
struct MapFaces {
  private let story: MotionStory
  private let elements: [ElementID: ElementStory]

  init(_ story: MotionStory) {
    self.story = story
    elements = Dictionary(story.elements.map { ($0.id, $0) }) { first, _ in first }
  }

  func role(of id: ElementID) -> Role { story.roles[id] }

  func cell(_ id: ElementID, in rect: CGRect) -> [DrawItem] {
    let radius = ScreenPart.radius(of: rect.size)
    let (fill, style) = look(of: id)
    var items: [DrawItem] = [.fill(.rounded(rect, radius: radius), fill)]
    let role = role(of: id)
    if role.isAskedOfItem {
      let line = ShapeGeometry.rounded(rect.insetBy(dx: 1, dy: 1), radius: radius - 1)
      items.append(.stroke(line, RoleMark(role).stroke()))
    }
    if let label = Label(story.looks.label(of: id), style, width: rect.width - 24) {
      items.append(label.item(in: rect.insetBy(dx: 12, dy: 0)))
    }
    return items
  }

  private func look(of id: ElementID) -> (fill: ThemedColor, style: TextStyle) {
    guard let element = elements[id], let seen = element.before ?? element.after else {
      return (FigureInk.band, FigureType.label.colored(FigureInk.ink))
    }
    let face = ElementFace(seen, of: element)
    return (face.fill, face.labelStyle)
  }
}
