import CoreGraphics
import Drawing

extension InspectorModel {
  /// What the page reads: the steps, the elements, and lists of runs.
  var json: String {
    let steps = score.steps.indices.map { step in
      "{\"name\":\(HTMLText.json(score.steps[step].name)),\"start\":\(number(score.starts[step]))"
        + ",\"end\":\(number(score.ends[step]))}"
    }
    return "{\"fps\":\(number(framesPerSecond)),\"frames\":\(frameCount)"
      + ",\"duration\":\(number(score.duration)),\"steps\":[\(steps.joined(separator: ","))]"
      + ",\"viewports\":[\(viewports.map(json).joined(separator: ","))]"
      + ",\"outlines\":[\(outlines.map { "\($0)" }.joined(separator: ","))]"
      + ",\"elements\":[\n\(elements.map(json).joined(separator: ",\n"))]}"
  }

  private func json(_ run: InspectedRun) -> String {
    "[\(run.frame),\(run.values.map(number).joined(separator: ","))]"
  }

  private func json(_ element: InspectedElement) -> String {
    let runs = element.runs.map { "[\($0.frame)\($0.state.map { ",\(fields($0))" } ?? "")]" }
    let name = element.id.identifier.map { HTMLText.json($0) } ?? "null"
    return "{\"label\":\(HTMLText.json(element.label)),\"name\":\(name)"
      + ",\"views\":[\(element.views.map { "\($0)" }.joined(separator: ","))]"
      + ",\"steps\":[\(element.steps.map(json).joined(separator: ","))]"
      + ",\"runs\":[\(runs.joined(separator: ","))]}"
  }

  private func json(_ step: InspectedStep) -> String {
    let states = [
      ("before", step.before), ("initial", step.initial), ("final", step.final),
      ("after", step.after),
    ].compactMap { name, state in state.map { "\"\(name)\":[\(fields($0))]" } }
    let role = step.role.map { "\"role\":\"\($0.rawValue)\"" }
    let speaks = step.speaks ? "\"speaks\":true" : nil
    return "{\(([role, speaks].compactMap(\.self) + states).joined(separator: ","))}"
  }

  /// x, y, width, height, alpha, z, hidden, transform; defaults at the end are left out.
  private func fields(_ state: InspectedState) -> String {
    var fields = state.frame.map(number) + [number(state.alpha), "\(state.zIndex)"]
    fields.append(state.isHidden ? "1" : "0")
    fields.append(HTMLText.json(state.transform))
    if state.transform.isEmpty {
      fields.removeLast()
      while let last = fields.last, fields.count > 5, last == "0" { fields.removeLast() }
      if fields.count == 5, fields[4] == "1" { fields.removeLast() }
    }
    return fields.joined(separator: ",")
  }

  private func number(_ value: CGFloat) -> String {
    NumberText.text(value.isFinite ? value : 0)
  }

  private func number(_ value: Double) -> String { NumberText.text(CGFloat(value), decimals: 5) }
}
