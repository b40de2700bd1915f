import Gallery
import Testing

@Suite struct PersonUpdateTests {
  private let people = ["Ann", "Bob", "Cat", "Dan", "Eve"].map { Person($0) }

  struct Case: Sendable, CustomTestStringConvertible {
    let updates: [PersonUpdate]
    let names: String
    var testDescription: String { names }
  }

  static let cases = [
    Case(updates: [], names: "Ann Bob Cat Dan Eve"),
    Case(updates: [.delete(1), .delete(3)], names: "Ann Cat Eve"),
    Case(updates: [.delete(3), .delete(1)], names: "Ann Cat Eve"),
    Case(
      updates: [.insert(Person("Zoe"), 6), .insert(Person("Amy"), 0)],
      names: "Amy Ann Bob Cat Dan Eve Zoe"),
    Case(updates: [.move(0, 4)], names: "Bob Cat Dan Eve Ann"),
    Case(updates: [.move(4, 0), .move(0, 4)], names: "Eve Bob Cat Dan Ann"),
    Case(
      updates: [.delete(1), .insert(Person("Zoe"), 0), .move(2, 4), .reload(0)],
      names: "Zoe Ann Dan Eve Cat"),
  ]

  // 004-17, 004-18
  @Test(arguments: cases) func rearrangesByIndexesBeforeAndAfter(_ example: Case) {
    var changed = people
    changed.rearrange(by: example.updates)
    #expect(changed.map(\.name).joined(separator: " ") == example.names)
  }

  // 004-17
  @Test func marksWhatIsReloaded() {
    var changed = people
    changed.markReloaded(by: [.reload(2), .delete(0)])
    #expect(changed.filter(\.isUpdated).map(\.name) == ["Cat"])
    #expect(changed.count == 5)
  }
}
