/// Values that a control has in some of its states; a state without one of its own has that of the normal state.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  func shown(in state: UIControl.State) -> Value? { self[state] ?? self[.normal] }

  var isEmpty: Bool { values.isEmpty }
}
