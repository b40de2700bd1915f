import Testing

/// Types that are here have the SDK's names: all of them, or the ledger says why not; and no others.
@Suite struct ApiNamesTests {
  /// Public names of ours that no SDK has.
  private static let own: Set<String> = [
    // A nib is made by a closure.
    "UINib.init(_:)",
    // A subclass has a delegate of its own type.
    "UIScrollViewDelegating", "UIScrollViewDelegating.delegate",
    "UIScrollViewDelegate.responds(to:)",
    // Every object has it on iOS; a target says by it what the name of a method means.
    "UICollectionViewLayout.perform(_:with:)",
    // There are no storyboard files: what one holds is said by closures.
    "UIStoryboard.add(_:isInitial:make:)", "UIStoryboard.addSegue(_:to:kind:)",
    // As Swift 4.1 has called them, for programs that are older.
    "UIView.bringSubview(toFront:)", "UIView.sendSubview(toBack:)",
  ]

  /// Beginnings of names that belong to the family.
  private static let beginnings = [
    "UICollection", "NSDiffable", "NSCollection", "UIDrag", "UIDrop", "UIFocus", "UIContextMenu",
    "UIMenu", "UISpringLoaded", "UIScrollView", "NSItemProvider",
  ]

  private static func declared() throws -> Set<String> { try names.get() }

  /// Read once: there are many lines.
  private static let names = Result {
    try House.files(below: "Sources/UIKit", endingIn: ".swift")
      // Calls with a question mark are made of properties, which UIKit has not.
      .filter { !$0.contains("OptionalCalls") }
      .reduce(into: Set<String>()) {
        $0.formUnion(PublicNames(source: try House.text(of: $1)).names)
      }
  }

  private static func listed() throws -> [String] {
    try ApiList.all().filter { $0.family != ApiList.later }.flatMap(\.names)
  }

  @Test func everyListedNameIsDeclaredOrInTheLedger() throws {
    let declared = try Self.declared()
    let excused = Set(try LedgerRow.all().flatMap { $0.behaviour.codeSpans })
    let listed = try Self.listed()
    #expect(listed.count > 2_500)
    #expect(listed.filter { !declared.contains($0) && !excused.contains($0) } == [])
  }

  @Test func theLedgerExcusesNothingThatIsThere() throws {
    let declared = try Self.declared()
    let listed = Set(try Self.listed())
    let rows = try LedgerRow.all().filter { $0.behaviour.hasPrefix("Absent") }
    #expect(!rows.isEmpty)
    for name in rows.flatMap({ $0.behaviour.codeSpans }) {
      #expect(listed.contains(name), "\(name) is in no list")
      #expect(!declared.contains(name), "\(name) is there")
    }
  }

  @Test func noOtherNameIsPublic() throws {
    let listed = Set(try Self.listed())
    let types = Set(listed.map(ApiList.type))
    // Methods of a protocol are those of the types that have it, too.
    let members = Set(listed.map(ApiList.member))
    let unknown = try Self.declared().filter { name in
      guard !listed.contains(name), !Self.own.contains(name) else { return false }
      let type = ApiList.type(of: name)
      let member = ApiList.member(of: name)
      if member.isEmpty { return Self.beginnings.contains { name.hasPrefix($0) } }
      return types.contains(type) && !members.contains(member)
    }
    #expect(unknown.sorted() == [])
  }

  @Test func ownNamesAreStillThere() throws {
    #expect(Self.own.subtracting(try Self.declared()) == [])
  }

  /// As soon as one of them is there, it belongs to the list of its family, with all of its members.
  @Test func laterWorkIsNotForgotten() throws {
    let later = try ApiList.all().filter { $0.family == ApiList.later }.flatMap(\.names)
    #expect(later.count > 80)
    #expect(Set(later).intersection(try Self.declared()).sorted() == [])
    #expect(Set(later).intersection(try Self.listed()).sorted() == [])
  }

  @Test func listsAreInOrderAndNameNothingTwice() throws {
    for list in try ApiList.all() {
      #expect(list.names == list.names.sorted(), "\(list.family)")
    }
    let all = try ApiList.all().flatMap(\.names)
    #expect(Dictionary(grouping: all) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  // MARK: Reading

  @Test func knowsPublicNames() {
    let text = """
      @preconcurrency @MainActor
      open class View<
        Item
      >: Object {
        public enum Kind: Int, Sendable {
          case one = 1, `default`
        }
        /// A comment.
        open weak var delegate: (any Delegate)? {
          didSet { let public = 1 }
        }
        public static let none = View()
        public static func < (first: View, second: View) -> Bool { false }
        var inner = 0
        package func own() {}
        @discardableResult open func move(
          _ item: (Int, Int), to place: [Int: Int] = [:], by body: (Int, Int) -> Void
        ) -> Bool { false }
        open override func draw() {}
        public init?(coder: Coder) {}
        struct Hidden {
          public var value = 0
        }
      }

      public protocol Delegate: AnyObject {
        func view(_ view: View, didMove item: Int) -> Int
        var count: Int { get }
      }

      extension View.Kind {
        public func raise() {}
        func lower() {}
      }
      """
    #expect(
      PublicNames(source: text).names.sorted() == [
        "Delegate", "Delegate.count", "Delegate.view(_:didMove:)", "View", "View.Kind",
        "View.Kind.default", "View.Kind.one", "View.Kind.raise()", "View.delegate",
        "View.init(coder:)", "View.move(_:to:by:)", "View.none",
      ])
  }

  @Test func knowsTypesOfNames() {
    for (name, type, member) in [
      ("UIView.alpha", "UIView", "alpha"), ("UIMenu.Options", "UIMenu.Options", ""),
      ("UIMenu.Options.init(rawValue:)", "UIMenu.Options", "init(rawValue:)"),
      ("UIMenu", "UIMenu", ""),
    ] {
      #expect(ApiList.type(of: name) == type)
      #expect(ApiList.member(of: name) == member)
    }
  }
}
