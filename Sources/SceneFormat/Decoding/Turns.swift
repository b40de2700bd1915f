/// A value that many items have, or several that they take in turn.
struct Turns<Value> {
  /// One at least.
  let values: [Value]

  /// Nil for no value at all.
  init?(_ values: [Value]) {
    guard !values.isEmpty else { return nil }
    self.values = values
  }

  /// The value of the item of this number, counted from 1.
  subscript(number: Int) -> Value { values[(number - 1) % values.count] }

  /// How many of so many items have the same one at most.
  func share(of count: Int) -> Int { (max(0, count) + values.count - 1) / values.count }
}

extension Turns: Sendable where Value: Sendable {}

extension ValueForm {
  /// One value for all, or a list that items take in turn.
  static func turns<Element>(_ form: ValueForm<Element>) -> ValueForm
  where Value == Turns<Element> {
    ValueForm(
      .oneOrMany(form.shape), read: { Turns($0.oneOrMany.compactMap(form.read)) },
      written: { "[\($0.values.map(form.written).joined(separator: ", "))]" })
  }
}
