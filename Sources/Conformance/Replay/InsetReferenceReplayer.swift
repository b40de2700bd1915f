import Notation
import UIKit

/// The property `sectionInsetReference` of a flow layout that is attached to nothing.
struct InsetReferenceReplayer: Replayer {
  func differences(in recorded: RecordedCase) throws -> [Difference] {
    let question = try RecordedQuestion(recorded)
    guard try question.query() == "sectionInsetReference" else {
      throw try question.unknown("query")
    }
    try prepareAnotherLayout(question)
    guard let layout = try question.layout() as? UICollectionViewFlowLayout else {
      throw try question.unknown("layout")
    }
    if let reference = question.given.optional("set") {
      layout.sectionInsetReference = try FlowDescription.reference(reference)
    }
    return name(of: layout.sectionInsetReference).differences(
      from: question.expected, tolerance: recorded.tolerance)
  }

  /// `another flow layout was set to …`: shows that layouts do not share the property.
  private func prepareAnotherLayout(_ question: RecordedQuestion) throws {
    guard let after = question.given.optional("after") else { return }
    let words = try after.string().split(separator: " ")
    guard words.dropLast().joined(separator: " ") == "another flow layout was set to",
      let name = words.last
    else { throw try question.unknown("after") }
    let reference = JSONNode(.string(String(name)), at: after.position)
    UICollectionViewFlowLayout().sectionInsetReference = try FlowDescription.reference(reference)
  }

  private func name(of reference: UICollectionViewFlowLayout.SectionInsetReference) -> Figure {
    switch reference {
    case .fromContentInset: .text("contentInset")
    case .fromSafeArea: .text("safeArea")
    case .fromLayoutMargins: .text("layoutMargins")
    }
  }
}
