@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// Views, controllers and whatever else tells of its traits one by one.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  /// Traits that hold in place of those around the object.
  var traitOverrides: any UITraitOverrides { get set }
}

extension UITraitChangeObservable {
  public typealias TraitChangeHandler<Observer> = (Observer, UITraitCollection) -> Void
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Calls the closure after one of the traits has become another, as long as the object lives.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(of: traits) { [weak self] before in
      if let self { handler(self, before) }
    }
    (self as? any TraitObserving)?.observations.add(registration)
    return registration
  }

  /// The same for closures that name the type of the object, such as `Self`.
  @discardableResult public func registerForTraitChanges<Observer: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(of: traits) { [weak self] before in
      if let observer = self as? Observer { handler(observer, before) }
    }
    (self as? any TraitObserving)?.observations.add(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObserving)?.observations.remove(registration)
  }
}

/// Who keeps the registrations.
@MainActor protocol TraitObserving: AnyObject {
  var observations: TraitObservations { get set }
}

extension UIView: TraitObserving {
  var observations: TraitObservations {
    get { appearance.observations }
    set { appearance.observations = newValue }
  }
}

extension UIViewController: TraitObserving {}

/// The closures that want to hear of some traits, in the order in which they came.
@MainActor struct TraitObservations {
  private var registrations: [TraitRegistration] = []

  mutating func add(_ registration: TraitRegistration) { registrations.append(registration) }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  func announce(_ traits: UITraitCollection, before: UITraitCollection) {
    for registration in registrations where registration.minds(traits, before) {
      registration.tell(before)
    }
  }
}

@MainActor final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [any SystemTrait.Type]
  let tell: (UITraitCollection) -> Void

  init(of traits: [UITrait], tell: @escaping (UITraitCollection) -> Void) {
    self.traits = traits.compactMap { $0 as? any SystemTrait.Type }
    self.tell = tell
  }

  func minds(_ traits: UITraitCollection, _ before: UITraitCollection) -> Bool {
    self.traits.contains { $0.differs(traits, before) }
  }
}
