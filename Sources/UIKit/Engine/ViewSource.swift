/// One registration under a name. Its views remember it, so that none of them is taken for one of a later
/// registration under the same name.
@MainActor final class ViewRegistration {
  let source: ViewSource

  init(_ source: ViewSource) {
    self.source = source
  }
}

/// The source of a new view for a registration.
@MainActor enum ViewSource {
  case viewClass(UICollectionReusableView.Type)
  case nib(UINib)

  /// Nothing for `nil`, which takes a registration back, and for a class that is no reusable view.
  init?(_ anyClass: AnyClass?) {
    guard let viewClass = anyClass as? UICollectionReusableView.Type else { return nil }
    self = .viewClass(viewClass)
  }

  /// A new view with that frame; nothing after the fault of a nib that is not one reusable view.
  /// - Parameter name: what it is registered for.
  func makeView(frame: CGRect, for name: String) -> UICollectionReusableView? {
    switch self {
    case .viewClass(let viewClass):
      return DynamicCreation.view(of: viewClass, frame: frame)
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil, options: nil)
      guard objects.count == 1, let view = objects[0] as? UICollectionReusableView else {
        if !FaultScope.isBroken { FaultScope.raiseBeforeCast(.invalidNib(for: name)) }
        return nil
      }
      view.frame = frame
      view.awakeFromNib()
      return view
    }
  }
}
