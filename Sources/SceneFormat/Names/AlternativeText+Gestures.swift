import Drawing
import Notation

// The words for what a finger does.
extension AlternativeText {
  func touched(_ tap: TapDescription, in state: SceneState) -> String {
    func name(_ id: Spanned<String>) -> String { Directions.apart(id.value.shortened(to: 60)) }
    return switch tap {
    case .item(let item):
      "\(label(of: item.value, in: state)) is tapped"
    case .header(let section): "The header of \(name(section)) is tapped"
    case .footer(let section): "The footer of \(name(section)) is tapped"
    case .button(let button): "The button \(name(button)) is tapped"
    case .point(let point):
      "The point \(NumberText.text(point.value.x)), \(NumberText.text(point.value.y)) is tapped"
    }
  }

  func dragged(_ drag: DragDescription, in state: SceneState) -> String {
    let name = label(of: drag.item.value, in: state)
    return switch drag.proposal {
    case .move: "\(name) is dragged elsewhere"
    case .copy: "\(name) is dragged elsewhere and copied"
    case .cancel, .forbidden: "\(name) is dragged, and goes back"
    }
  }

  func focused(_ focus: FocusDescription, in state: SceneState) -> String {
    switch focus {
    case .item(let item): "The focus goes to \(label(of: item.value, in: state))"
    case .way(let way): "The focus goes \(way.rawValue)"
    }
  }

  private func label(of item: String, in state: SceneState) -> String {
    Directions.apart((state.item(item)?.label ?? item).shortened(to: 60))
  }

  func turned(_ pages: Int) -> String {
    let way = pages < 0 ? "back" : "on"
    return abs(pages) == 1
      ? "A swipe goes \(way) by a page"
      : "Swipes turn \(abs(pages)) pages\(pages < 0 ? " back" : "")"
  }
}
