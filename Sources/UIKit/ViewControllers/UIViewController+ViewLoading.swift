extension UIViewController {
  /// A property that `loadView()` or `viewDidLoad()` gives its value: whoever reads it has the view loaded.
  @preconcurrency @MainActor @propertyWrapper public struct ViewLoading<Value> {
    private var value: Value?

    public init() {}

    public init(wrappedValue: Value) {
      value = wrappedValue
    }

    @available(*, unavailable, message: "only properties of view controllers load a view")
    public var wrappedValue: Value {
      get { preconditionFailure("only properties of view controllers load a view") }
      set { value = newValue }
    }

    public static subscript<Owner: UIViewController>(
      _enclosingInstance controller: Owner,
      wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get {
        controller.loadViewIfNeeded()
        guard let value = controller[keyPath: storage].value else {
          preconditionFailure("a property has no value although the view has been loaded")
        }
        return value
      }
      set { controller[keyPath: storage].value = newValue }
    }
  }
}
