/// The account of a section's identifiers when the announced changes do not come out: what left and what came, held
/// against what was announced.
struct SectionAccount {
  private let arithmetic: UpdateFault.ItemArithmetic
  private let before: [String]
  private let after: [String]

  init(_ arithmetic: UpdateFault.ItemArithmetic, _ identifiers: UpdateIdentifiers) {
    self.arithmetic = arithmetic
    let section = arithmetic.section
    before =
      identifiers.before.indices.contains(section.from)
      ? identifiers.before[section.from].items : []
    after =
      identifiers.after.indices.contains(section.to) ? identifiers.after[section.to].items : []
  }

  var lines: [String] {
    let stayed = Set(before).intersection(after)
    let left = before.indices.filter { !stayed.contains(before[$0]) }
    let came = after.indices.filter { !stayed.contains(after[$0]) }
    return ["\(after.count) after: " + after.listed]
      + departures(left) + arrivals(came) + reloads
  }

  private func departures(_ left: [Int]) -> [String] {
    let announced = Set(arithmetic.allDeleted + arithmetic.movedOut)
    let silent = left.filter { !announced.contains($0) }
    let denied = arithmetic.deleted.filter { !left.contains($0) }
    return line(silent.map { name(before, $0) }, as: "left", saying: "but no delete was announced")
      + (left.isEmpty
        ? line(
          denied.map(String.init), as: "",
          saying: "no identifier left, yet a delete was announced at")
        : line(
          denied.map { name(before, $0) }, as: "announced as deleted",
          saying: "but still in the data"))
  }

  private func arrivals(_ came: [Int]) -> [String] {
    let announced = Set(arithmetic.allInserted + arithmetic.movedIn)
    let silent = came.filter { !announced.contains($0) }
    let denied = arithmetic.inserted.filter { !came.contains($0) }
    return line(silent.map { name(after, $0) }, as: "new", saying: "but no insert was announced")
      + (came.isEmpty
        ? line(
          denied.map(String.init), as: "",
          saying: "no identifier was added, yet an insert was announced at")
        : line(denied.map { name(after, $0) }, as: "announced as inserted", saying: "but not new"))
  }

  /// The reloads that UIKit's rule takes out of one section and puts into another.
  private var reloads: [String] {
    guard arithmetic.reloadedOut.count != arithmetic.reloadedIn.count else { return [] }
    return ["a reload counts as a delete here and as an insert elsewhere, because sections move"]
  }

  private func line(_ names: [String], as role: String, saying contradiction: String) -> [String] {
    if names.isEmpty { return [] }
    if role.isEmpty { return ["\(contradiction) \(names.listed(separator: ", "))"] }
    return ["\(role): \(names.listed(separator: ", ")), \(contradiction)"]
  }

  private func name(_ items: [String], _ index: Int) -> String {
    items.indices.contains(index) ? "\(items[index]) (\(index))" : "(\(index))"
  }
}
