public import CoreGraphics
public import Foundation

/// Transactions nest and belong to the thread that begins them.
///
/// Differs from UIKit: nothing is animated here, so a completion block runs when its transaction is
/// committed; the implicit one, outside of every `begin()`, is committed by `flush()`.
open class CATransaction: NSObject {
  open class func begin() { Levels.ofThread.begin() }
  /// Calls the completion block of the innermost transaction; without any, that of the implicit one.
  open class func commit() { Levels.ofThread.commit() }
  /// Calls the completion block of the implicit transaction; inside of another one it does nothing.
  open class func flush() { Levels.ofThread.flush() }
  /// Drops all that is open, without a call.
  package class func forget() { Levels.ofThread.forget() }

  open class func animationDuration() -> CFTimeInterval { Levels.ofThread.current.duration }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    Levels.ofThread.current.duration = dur
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    Levels.ofThread.current.timingFunction
  }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Levels.ofThread.current.timingFunction = function
  }

  open class func disableActions() -> Bool { Levels.ofThread.current.disablesActions }
  open class func setDisableActions(_ flag: Bool) {
    Levels.ofThread.current.disablesActions = flag
  }

  open class func completionBlock() -> (() -> Void)? { Levels.ofThread.current.completion }
  /// The block is called when the transaction is committed: there are no animations to wait for.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    Levels.ofThread.current.completion = block
  }
}

/// The open transactions of one thread, the implicit one first.
private final class Levels {
  struct Level {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?
  }

  var current: Level {
    get { explicit.last ?? implicit }
    set {
      if explicit.isEmpty { implicit = newValue } else { explicit[explicit.count - 1] = newValue }
    }
  }

  private var implicit = Level()
  private var explicit: [Level] = []

  static var ofThread: Levels { own.value }
  private static let own = ThreadLocal(key: "QuartzCore.CATransaction") { Levels() }

  /// Opens a level that starts with the settings of the one around it.
  func begin() {
    var level = current
    level.completion = nil
    explicit.append(level)
  }

  func commit() {
    guard let level = explicit.popLast() else { return flush() }
    level.completion?()
  }

  func forget() { (implicit, explicit) = (Level(), []) }

  func flush() {
    guard explicit.isEmpty else { return }
    let completion = implicit.completion
    implicit = Level()
    completion?()
  }
}
