import Notation
import UIKit

/// One thing that is done to a collection view in a recording of a live transition.
enum LiveStep: Equatable, Sendable {
  case start
  case progress(CGFloat)
  case finish
  case cancel
  case exchange(animated: Bool)
  /// Until the animation is over, which here it is at once.
  case wait
}

extension LiveStep {
  /// Reads steps in one string, such as `startInteractiveTransition, wait`, or in a list of strings and
  /// numbers, where a number is the next progress.
  static func steps(in node: JSONNode) throws -> [LiveStep] {
    switch node.value {
    case .array(let nodes): return try nodes.flatMap { try steps(in: $0) }
    case .number: return [.progress(try node.length())]
    default:
      return try phrases(in: try node.string()).map { phrase in
        guard let step = LiveStep(phrase) else { throw node.unexpected(expected: expectation) }
        return step
      }
    }
  }

  private static let expectation = "steps that collection views know"

  /// The pieces between commas that are in no brackets.
  private static func phrases(in text: String) -> [String] {
    var phrases = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        phrases.append("")
      } else if character != " " || phrases.last?.isEmpty == false {
        phrases[phrases.count - 1].append(character)
      }
    }
    return phrases
  }

  private init?(_ phrase: String) {
    let name = phrase.prefix { $0.isLetter }
    switch name {
    case "startInteractiveTransition", "startInteractiveTransitionToCollectionViewLayout":
      self = .start
    case "finishInteractiveTransition": self = .finish
    case "cancelInteractiveTransition": self = .cancel
    case "setCollectionViewLayout": self = .exchange(animated: phrase.contains("animated: true"))
    case "collectionViewLayout": self = .exchange(animated: false)
    case "transitionProgress":
      let digits = phrase.filter { $0.isNumber || $0 == "." || $0 == "-" }
      guard let progress = Double(digits) else { return nil }
      self = .progress(CGFloat(progress))
    case "wait", "layoutIfNeeded": self = .wait
    default: return nil
    }
  }
}

/// The layouts of a live transition, of whose properties only those that matter are recorded.
enum LiveLayout {
  @MainActor static func layout(_ node: JSONNode) throws -> UICollectionViewLayout {
    let object = try node.object()
    let type = try object.required("type")
    switch try type.string() {
    case "base": return UICollectionViewLayout()
    case "flow": return try flow(object)
    default: throw type.unexpected(expected: "flow or base")
    }
  }

  @MainActor private static func flow(_ object: JSONObject) throws -> UICollectionViewFlowLayout {
    try object.allowOnly([
      "type", "itemSize", "minimumLineSpacing", "minimumInteritemSpacing", "sectionInset",
      "headerReferenceSize", "footerReferenceSize", "scrollDirection",
    ])
    let flow = UICollectionViewFlowLayout()
    if let direction = object.optional("scrollDirection") {
      flow.scrollDirection = try FlowDescription.direction(direction)
    }
    if let size = object.optional("itemSize") { flow.itemSize = try size.size() }
    if let size = object.optional("headerReferenceSize") {
      flow.headerReferenceSize = try size.size()
    }
    if let size = object.optional("footerReferenceSize") {
      flow.footerReferenceSize = try size.size()
    }
    if let space = object.optional("minimumLineSpacing") {
      flow.minimumLineSpacing = try space.length()
    }
    if let space = object.optional("minimumInteritemSpacing") {
      flow.minimumInteritemSpacing = try space.length()
    }
    if let inset = object.optional("sectionInset") { flow.sectionInset = try inset.insets() }
    return flow
  }
}
