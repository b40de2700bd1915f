import Rendering
import SceneFormat
import Testing

@Suite struct OutputKindsTests {
  private static let keys = Set(
    SceneKeys.definition("output")?.keys.map(\.name) ?? [])

  @Test(arguments: OutputKinds.rendered.all) func aTypeNamesKeysThatThereAre(_ kind: OutputKind) {
    #expect(kind.keys.subtracting(Self.keys) == [])
    #expect(OutputKinds.rendered.keys(of: kind).isSuperset(of: ["type", "file", "maxBytes"]))
  }

  /// One that nobody can name would never be read.
  @Test func someTypeHasEachKey() {
    let named = OutputKinds.rendered.all.map(OutputKinds.rendered.keys)
      .reduce(Set()) { $0.union($1) }
    #expect(Self.keys.subtracting(named) == [])
  }

  @Test(arguments: OutputKinds.rendered.all) func aTypeHasASentenceAndAFormat(_ kind: OutputKind) {
    #expect(kind.text.first?.isUppercase == true && kind.text.hasSuffix("."))
    #expect(!OutputKinds.rendered.formats(of: kind).isEmpty)
    #expect(OutputKinds.rendered[kind.name] == kind)
  }

  /// For one type an ending means one format.
  @Test func noTwoOfANameAreThere() {
    #expect(Set(OutputKinds.rendered.names).count == OutputKinds.rendered.all.count)
    for kind in OutputKinds.rendered.all {
      let endings = OutputKinds.rendered.endings(of: kind)
      #expect(Set(endings).count == endings.count, "\(kind.name)")
    }
  }

  @Test func aFormatHoldsWhatSomeTypeHas() {
    let contents = Set(OutputKinds.rendered.all.map(\.content))
    for format in OutputKinds.rendered.formats {
      #expect(!format.holds.isDisjoint(with: contents), "\(format.name)")
    }
  }
}
