import QuartzCore

/// The settings that UIKit keeps for a whole program.
@MainActor package enum ProgramStart {
  /// Puts them back to how a program finds them, so that nothing of one scene is felt in the next.
  package static func begin() {
    UIView.setAnimationsEnabled(true)
    CATransaction.forget()
    AnimationContext.lastOfProgram = nil
    UIAction.count = 0
    UIMenu.count = 0
  }
}
