extension UICollectionView {
  /// A cell's class or nib together with what configures it.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let source: ViewSource
    private let token = RegistrationToken()

    var identifier: String { token.identifier }

    public init(handler: @escaping Handler) {
      self.handler = handler
      source = .viewClass(Cell.self)
    }

    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      source = .nib(cellNib)
    }
  }

  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let handler: Handler
    let source: ViewSource
    let elementKind: String
    private let token = RegistrationToken()

    var identifier: String { token.identifier }

    public init(elementKind: String, handler: @escaping Handler) {
      self.handler = handler
      self.elementKind = elementKind
      source = .viewClass(Supplementary.self)
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.handler = handler
      self.elementKind = elementKind
      source = .nib(supplementaryNib)
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registerOnce(registration.source, in: .cell(identifier: registration.identifier))
    let cell = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let typed = cell as? Cell else {
      FaultScope.raiseBeforeCast(.noView(in: registration.identifier))
      return DynamicCreation.view(of: Cell.self, frame: .zero)
    }
    if let item { registration.handler(typed, indexPath, item) }
    return typed
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let slot = ReusePool.Slot.supplementaryView(
      kind: registration.elementKind, identifier: registration.identifier)
    registerOnce(registration.source, in: slot)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier, for: indexPath
    )
    guard let typed = view as? Supplementary else {
      FaultScope.raiseBeforeCast(.noView(in: registration.identifier))
      return DynamicCreation.view(of: Supplementary.self, frame: .zero)
    }
    registration.handler(typed, registration.elementKind, indexPath)
    return typed
  }

  /// Registering empties the queue, so a registration is made at its first use only.
  private func registerOnce(_ source: ViewSource, in slot: ReusePool.Slot) {
    if reusePool.registration(of: slot) == nil { reusePool.register(source, in: slot) }
  }
}

/// Gives every registration a queue of its own, however alike the classes are.
private final class RegistrationToken: Sendable {
  var identifier: String { "registration \(UInt(bitPattern: ObjectIdentifier(self).hashValue))" }
}
