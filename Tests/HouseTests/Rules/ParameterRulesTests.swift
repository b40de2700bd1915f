import Testing

/// Functions take few values, and say at the call what these are.
@Suite struct ParameterRulesTests {
  /// Targets whose public names are Apple's, which take what Apple's take.
  private static let apples: Set<String> = ["CoreGraphics", "QuartzCore", "UIKit"]

  /// A function that makes a value of its parts may take more than four of them, each by its name.
  @Test func functionsTakeFourValuesAtMost() throws {
    let found = try Self.functions().filter {
      $0.head.count > 4 && !($0.head.name == "init" && $0.head.unnamed <= 1)
    }
    .map(\.place)
    #expect(Self.changes(found, ParameterExceptions.long) == [])
  }

  @Test func functionsLeaveTwoValuesUnnamedAtMost() throws {
    let found = try Self.functions().filter { $0.head.unnamed > 2 }.map(\.place)
    #expect(Self.changes(found, ParameterExceptions.unnamed) == [])
  }

  @Test func knowsParameters() throws {
    let text = """
      init(_ a: Int, b: [Int: String] = [:], then c: @escaping (Int, Int) -> Void) {
      func add<Value>(_ a: (Int, Int), _ b: String = "a, b)", _ c: Int) {
      subscript(_ key: Int) -> Int { 0 }
      // func none(_ a: Int, _ b: Int, _ c: Int)
      @discardableResult public static func open(_ a: Int) {
      """
    let found = FunctionHead.all(in: text)
    #expect(found.map(\.name) == ["init", "add", "subscript", "open"])
    #expect(found.map(\.count) == [3, 3, 1, 1])
    #expect(found.map(\.unnamed) == [1, 3, 1, 1])
    #expect(found.map(\.isPublic) == [false, false, false, true])
  }

  /// The findings that are no exception, and exceptions that are not needed any more.
  private static func changes(_ found: [String], _ known: [String]) -> [String] {
    Set(found).subtracting(known).sorted()
      + Set(known).subtracting(found).sorted().map { "no exception any more: \($0)" }
  }

  private static func functions() throws -> [(place: String, head: FunctionHead)] {
    try House.files(below: "Sources", endingIn: ".swift").flatMap { path in
      let target = path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
      return FunctionHead.all(in: try House.text(of: path))
        .filter { !apples.contains(target) || !$0.isPublic }
        .map { ("\(path) \($0.name)", $0) }
    }
  }
}
