package import Platform
package import SceneFormat

extension OutputPlan {
  /// Leaves out what would be written over something else, and tells why, at the place of its output.
  package mutating func refuse(
    _ refusals: [PathRefusal], in folder: OutputFolder, _ tell: (Diagnostic) -> Void
  ) {
    for refusal in refusals {
      let file = files.first {
        folder.shown($0.path) == refusal.path && $0.output.span.place == refusal.place
      }
      tell(Diagnostic(refusal, at: file?.output.span))
      if let file { leaveOut([file]) }
    }
  }
}
