internal import Drawing
internal import SceneFormat

/// The states of a scene as drawings that are compared: the start, and the end of each step.
package struct SceneStates {
  private struct State {
    /// nil of the start.
    let step: String?
    let svg: [UInt8]
  }

  private let states: [State]
  private let elements: SeenElements

  /// Throws where a font is missing.
  @MainActor package init(_ scene: PlayedScene) throws {
    var states: [State] = []
    var items: [DrawItem] = []
    for step in [nil] + scene.run.steps.map({ Optional($0.name) }) {
      let figure = try scene.state(after: step)
      items += figure.drawing.items
      guard let svg = try figure.acceptedDrawing() else { continue }
      states.append(State(step: step, svg: Array(svg.utf8)))
    }
    self.states = states
    elements = SeenElements(items)
  }

  /// How other states differ from these, a change that stays once; nothing of states that only one of both has: their
  /// tables tell.
  package func difference(to other: SceneStates) -> SeenDifference {
    var seen = SeenDifference()
    for state in states {
      guard let after = other.states.first(where: { $0.step == state.step }),
        let difference = try? DrawingDifference(state.svg, after.svg)
      else { continue }
      for cause in DrawnCauses(difference, other.elements).causes
      where !seen.causes.contains(where: { $0.isTold(like: cause) }) {
        seen.causes.append(cause)
      }
    }
    (seen.lines, seen.isNamed) = (seen.sentences, true)
    return seen
  }
}

extension SeenDifference {
  /// Without what tables tell, too: who is there, and where.
  package var withoutPlaces: SeenDifference {
    let places: Set<String?> = ["place", "presence", "width", "height", "order"]
    var rest = self
    rest.causes.removeAll { $0.element != nil && places.contains($0.attribute) }
    rest.lines = rest.sentences
    return rest
  }
}

extension SeenDifference.Cause {
  fileprivate func isTold(like other: Self) -> Bool {
    (element, change) == (other.element, other.change)
  }
}
