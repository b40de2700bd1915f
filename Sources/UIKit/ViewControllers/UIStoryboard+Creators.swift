// A creator makes the controller in place of the closure of its scene.
extension UIStoryboard {
  /// The coder holds nothing: there are no storyboard files.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    initialIdentifier.map { instantiateViewController(identifier: $0, creator: creator) }
  }

  /// The coder holds nothing: there are no storyboard files.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    if knows(identifier), let made = creator?(NSCoder()) {
      adopt(made)
      return made
    }
    let controller = instantiateViewController(withIdentifier: identifier)
    guard let expected = controller as? Controller else {
      preconditionFailure(
        "the scene '\(identifier)' holds a \(type(of: controller)), not a \(Controller.self)")
    }
    return expected
  }
}
