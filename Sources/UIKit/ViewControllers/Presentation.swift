/// A controller over another one: who presents it, how, and the shade between the two.
@MainActor final class Presentation {
  weak var presenter: UIViewController?
  let style: UIModalPresentationStyle
  private let shade = UIView(frame: .zero)
  /// The points between the top of the screen and a sheet, below the status bar.
  private static let gap: CGFloat = 10

  init(by presenter: UIViewController, style: UIModalPresentationStyle) {
    self.presenter = presenter
    self.style = style
    shade.backgroundColor = UIColor(white: 0, alpha: 0.2)
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The place of the controller's view in a container with these bounds.
  func frame(in bounds: CGRect) -> CGRect {
    guard style.isSheet, bounds.width < 600 else {
      return style.isSheet ? card(in: bounds) : bounds
    }
    let top = (shade.superview?.safeAreaInsets.top ?? 0) + Self.gap
    return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  // On a wide screen a sheet stands in the middle.
  private func card(in bounds: CGRect) -> CGRect {
    let size =
      style == .formSheet
      ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 56)
    let fitting = CGSize(
      width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    return CGRect(
      x: bounds.midX - fitting.width / 2, y: bounds.midY - fitting.height / 2,
      width: fitting.width, height: fitting.height)
  }

  func install(_ view: UIView, in container: UIView) {
    if style.isSheet {
      shade.frame = container.bounds
      container.addSubview(shade)
      view.layer.cornerRadius = 10
      view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      view.clipsToBounds = true
    }
    container.addSubview(view)
    view.frame = frame(in: container.bounds)
  }

  func remove(_ view: UIView) {
    shade.removeFromSuperview()
    view.removeFromSuperview()
  }
}

// MARK: - Presenting and dismissing

extension UIViewController {
  private static let presentationDuration = 0.5

  /// Whether the other controller is there now. As in UIKit a controller that presents one already, or whose view is
  /// in no window, says so and does nothing.
  func show(_ controller: UIViewController, animated: Bool) -> Bool {
    if let fault = fault(of: controller) {
      FaultScope.raise(fault)
      return false
    }
    let style = controller.modalPresentationStyle
    let presenter = presenter(for: style)
    if let shown = presenter.presentedViewController {
      UIKitLog.write(
        "Attempt to present <\(type(of: controller))> on <\(type(of: presenter))> (from "
          + "<\(type(of: self))>) which is already presenting <\(type(of: shown))>.")
      return false
    }
    guard let container = presenter.viewIfLoaded?.superview, container.window != nil else {
      UIKitLog.write(
        "Attempt to present <\(type(of: controller))> on <\(type(of: presenter))> (from "
          + "<\(type(of: self))>) whose view is not in the window hierarchy.")
      return false
    }
    present(controller, by: presenter, in: container, animated)
    return true
  }

  /// The word of UIKit about a controller that nobody can present here.
  private func fault(of controller: UIViewController) -> Fault? {
    let name = "<\(type(of: controller))>"
    if controller === self {
      return Fault(
        "view/presentation",
        "Application tried to present modal view controller on itself. Presenting controller is \(name)."
      )
    }
    if let presenter = controller.presentingViewController {
      return Fault(
        "view/presentation",
        "Application tried to present modally a view controller \(name) that is already being presented "
          + "by <\(type(of: presenter))>.")
    }
    guard let parent = controller.parent else { return nil }
    return Fault(
      "view/presentation",
      "Application tried to present modally a view controller \(name) that has a parent view controller "
        + "<\(type(of: parent))>.")
  }

  private func present(
    _ controller: UIViewController, by presenter: UIViewController, in container: UIView,
    _ animated: Bool
  ) {
    let presentation = Presentation(by: presenter, style: controller.modalPresentationStyle)
    let covers = presentation.style.coversEverything
    controller.loadViewIfNeeded()
    let coordinator = TransitionCoordinator(
      duration: animated ? Self.presentationDuration : 0, container: container,
      style: presentation.style, ends: [.from: presenter, .to: controller])
    presenter.coordinator = coordinator
    presenter.presentedViewController = controller
    controller.presentation = presentation
    controller.isBeingPresented = true
    if covers { presenter.announceWillDisappear(animated) }
    controller.announceWillAppear(animated)
    presentation.install(controller.view, in: container)
    controller.announceIsAppearing()
    coordinator.run {
      controller.view.layoutIfNeeded()
      coordinator.animate()
    }
    presenter.coordinator = nil
    controller.announceAppearanceEnd()
    controller.isBeingPresented = false
    if covers {
      presenter.viewIfLoaded?.removeFromSuperview()
      presenter.announceAppearanceEnd()
    }
    coordinator.complete()
  }

  /// Sends away what this controller presents, with everything above it; else it asks whoever presents this one. Of
  /// several above each other the topmost goes in the animation, and the others are gone at once, as UIKit has it.
  func dismissPresented(animated: Bool) {
    guard let first = presentedViewController else {
      presentingViewController?.dismissPresented(animated: animated)
      return
    }
    var stack = [first]
    while let next = stack.last?.presentedViewController { stack.append(next) }
    dismiss(stack, animated: animated)
  }

  private func dismiss(_ stack: [UIViewController], animated: Bool) {
    guard let first = stack.first, let top = stack.last, let presentation = top.presentation,
      let container = top.viewIfLoaded?.superview
    else { return }
    let covers = first.presentation?.style.coversEverything ?? false
    let coordinator = TransitionCoordinator(
      duration: animated ? Self.presentationDuration : 0, container: container,
      style: presentation.style, ends: [.from: top, .to: self])
    self.coordinator = coordinator
    for controller in stack { controller.isBeingDismissed = true }
    top.announceWillDisappear(animated)
    // Those that are covered have disappeared long since, and hear nothing.
    for controller in stack.dropLast().reversed() { controller.leaveStack() }
    if covers { comeBack(below: top.view, in: container, animated) }
    coordinator.run {
      presentation.remove(top.view)
      coordinator.animate()
      container.layoutIfNeeded()
    }
    self.coordinator = nil
    presentedViewController = nil
    for controller in stack {
      controller.presentedViewController = nil
      controller.presentation = nil
    }
    if covers { announceAppearanceEnd() }
    for controller in stack.reversed() {
      controller.announceAppearanceEnd()
      controller.isBeingDismissed = false
    }
    coordinator.complete()
  }

  /// A controller between the one that dismisses and the topmost goes without an animation.
  private func leaveStack() {
    announceWillDisappear(false)
    if let loaded = viewIfLoaded { presentation?.remove(loaded) }
  }

  private func comeBack(below view: UIView, in container: UIView, _ animated: Bool) {
    announceWillAppear(animated)
    self.view.frame = presentation?.frame(in: container.bounds) ?? container.bounds
    container.insertSubview(self.view, belowSubview: view)
    announceIsAppearing()
  }

  /// The controller that presents: the outermost container, or the nearest one that defines a context.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let staysInContext = style == .currentContext || style == .overCurrentContext
    var candidate = self
    while let parent = candidate.parent {
      if staysInContext, candidate.definesPresentationContext { break }
      candidate = parent
    }
    return candidate
  }
}
