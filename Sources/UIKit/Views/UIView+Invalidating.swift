/// Says what a view does again after one of its properties has changed.
@preconcurrency @MainActor public protocol UIViewInvalidating {
  func invalidate(view: UIView)
}

extension UIView {
  public enum Invalidations {
    public struct Display: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    public struct Layout: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    public struct Constraints: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    public struct IntrinsicContentSize: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Of views that have a configuration, which here are buttons.
    public struct Configuration: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { (view as? UIButton)?.setNeedsUpdateConfiguration() }
    }

    /// One after the other.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      private let first: First
      private let second: Second

      public init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
      }

      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view that does something again after another value was set.
  @preconcurrency @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, Invalidation: UIViewInvalidating> {
    private var value: Value
    private let invalidation: Invalidation

    public init(wrappedValue: Value, _ invalidation: Invalidation) {
      (value, self.invalidation) = (wrappedValue, invalidation)
    }

    @available(*, unavailable, message: "only properties of views are invalidating")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    public static subscript<Owner: UIView>(
      _enclosingInstance view: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        view[keyPath: storage].invalidation.invalidate(view: view)
      }
    }
  }
}

// MARK: - More than one

extension UIView.Invalidating {
  public init<First, Second>(wrappedValue: Value, _ first: First, _ second: Second)
  where Invalidation == UIView.Invalidations.Tuple<First, Second> {
    self.init(wrappedValue: wrappedValue, Invalidation(first, second))
  }

  public init<First, Second, Third>(
    wrappedValue: Value, _ first: First, _ second: Second, _ third: Third
  )
  where
    Invalidation == UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<First, Second>, Third>
  {
    self.init(
      wrappedValue: wrappedValue, Invalidation(UIView.Invalidations.Tuple(first, second), third))
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public static var configuration: Self { Self() }
}
