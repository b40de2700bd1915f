/// Differs from UIKit: there are no storyboard files on Linux. `add` and `addSegue` say what a storyboard of that name
/// holds; every storyboard of the name has it then.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String
  private static var contents: [String: Contents] = [:]

  private struct Contents {
    var scenes: [String: () -> UIViewController] = [:]
    var initial: String?
    var segues: [String: Segue] = [:]
  }

  private struct Segue {
    let destination: String
    let kind: UIStoryboardSegue.Type
  }

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  // MARK: Contents

  /// A scene of the storyboard, in place of one with its identifier.
  public func add(
    _ identifier: String, isInitial: Bool = false, make: @escaping @MainActor () -> UIViewController
  ) {
    Self.contents[name, default: Contents()].scenes[identifier] = make
    if isInitial { Self.contents[name]?.initial = identifier }
  }

  /// A segue to a scene of the storyboard; without a class it shows its destination.
  public func addSegue(
    _ identifier: String, to destination: String,
    kind: UIStoryboardSegue.Type = UIStoryboardSegue.self
  ) {
    Self.contents[name, default: Contents()].segues[identifier] = Segue(
      destination: destination, kind: kind)
  }

  // MARK: Controllers

  open func instantiateInitialViewController() -> UIViewController? {
    Self.contents[name]?.initial.map { instantiateViewController(withIdentifier: $0) }
  }

  /// An identifier that nobody has added is a fault; a plain controller stands in then.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let make = Self.contents[name]?.scenes[identifier] else {
      raise(
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
      return UIViewController()
    }
    let controller = make()
    adopt(controller)
    return controller
  }

  var initialIdentifier: String? { Self.contents[name]?.initial }
  func knows(_ identifier: String) -> Bool { Self.contents[name]?.scenes[identifier] != nil }

  func adopt(_ controller: UIViewController) {
    controller.storyboard = self
    for child in controller.children { adopt(child) }
  }

  // MARK: Segues

  func perform(_ identifier: String, from source: UIViewController, sender: Any?) {
    guard let segue = Self.contents[name]?.segues[identifier] else {
      return raise(
        "Receiver (<\(type(of: source))>) has no segue with identifier '\(identifier)'")
    }
    guard source.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    let made = segue.kind.init(
      identifier: identifier, source: source,
      destination: instantiateViewController(withIdentifier: segue.destination))
    source.prepare(for: made, sender: sender)
    made.perform()
  }

  private func raise(_ sentence: String) {
    FaultScope.raise(
      Fault("view/no-storyboard", sentence, facts: [Fault.Fact("storyboard", name)]))
  }
}
