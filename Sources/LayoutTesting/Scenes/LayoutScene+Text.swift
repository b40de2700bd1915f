internal import Notation
internal import Scene
internal import SceneFormat
internal import UIKit

// A scene that is made in Swift is read as a scene file is: there is one way to play both.
extension LayoutScene {
  /// The key below which a step says which of the changes it is.
  private static let change = "change"
  /// The layout that scenes around a controller have for themselves.
  private static let standard = "flow"

  /// The scene as a file beside that of the test.
  var file: SourceFile {
    var members: [(key: String, value: JSONText)] = [("scene", .whole(1))]
    switch source {
    case .file: break
    case .controller: members.append(("controller", .text(Self.own)))
    case .sections(let sections):
      members.append(("layout", .object([("kind", .text(Self.own))])))
      members.append(("data", .object([("sections", .list(sections.map(\.json)))])))
    }
    if let size {
      let sides: JSONText = .list([.number(Double(size.width)), .number(Double(size.height))])
      members.append(("canvas", .object([("size", sides)])))
    }
    if let cell {
      let look = JSONText.object([("default", .object([("cell", .text(cell))]))])
      members.append(("style", .object([("cells", look)])))
    }
    if !steps.isEmpty { members.append(("steps", .list(steps.indices.map(json)))) }
    return SourceFile(
      path: folder + "/layout.scene.json", text: JSONText.object(members).written())
  }

  private func json(ofStep number: Int) -> JSONText {
    let (name, step) = steps[number]
    let cause: (key: String, value: JSONText) =
      switch step.cause {
      case .json(let key, let value): (key, value)
      case .change: ("set", .object([(Self.change, .whole(number))]))
      case .layout: ("layout", .object([("kind", .text(Self.name(ofLayout: number)))]))
      }
    return .object([("name", .text(name)), cause])
  }

  private static func name(ofLayout number: Int) -> String { "\(own)-\(number)" }

  /// Makes its layouts known, with the changes that steps bring about.
  func register(in registry: inout SceneRegistry) {
    let changes = steps.map(\.step.cause)
    let set: @MainActor (UICollectionViewLayout, SceneValues) throws -> Void = { layout, values in
      guard let number = values.integer(Self.change), changes.indices.contains(number),
        case .change(let body) = changes[number]
      else { return }
      try body(layout)
    }
    registry.register(
      layout == nil ? Self.standard : Self.own, make: layout ?? UICollectionViewFlowLayout.init,
      set: set)
    for (number, cause) in changes.enumerated() {
      guard case .layout(let make) = cause else { continue }
      registry.register(Self.name(ofLayout: number), make: make, set: set)
    }
  }
}
