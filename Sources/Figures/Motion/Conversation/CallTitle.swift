import CoreGraphics
import Motion

/// The names of the methods in a row, from the longest to the shortest form.
struct CallTitle {
  private let calls: [Conversation.Call]
  private let isRepeat: Bool

  /// In place of names that have no room.
  static let nameless = "questions"
  private static let longest = 80
  private static let mostPlaces = 3

  init(_ fold: CallFold, in heard: HeardCalls) {
    // Different methods are few, and stand among the first ones.
    calls = fold.calls.prefix(200).map { heard.calls[$0] }
    isRepeat = fold.isRepeat
  }

  var forms: [String] {
    var methods: [String] = []
    for call in calls where !methods.contains(call.signature) { methods.append(call.signature) }
    guard let first = calls.first, let signature = methods.first else { return [] }
    if methods.count > 1 { return several(first, methods) }
    let spelled = calls.count == 1 ? [spelled(first)].compactMap(\.self) : []
    let family = [CallFamily(first.method).title].compactMap(\.self)
    return spelled + [signature] + family + [shortLabels(first), "\(first.method)(…)"]
  }

  private func several(_ first: Conversation.Call, _ methods: [String]) -> [String] {
    if !isRepeat, let title = CallFamily(first.method).title { return [title] }
    let all = methods.count <= 2 ? [methods.joined(separator: ", ")] : []
    return all + ["\(methods[0]), …", "\(first.method)(), …"] + (isRepeat ? [Self.nameless] : [])
  }

  /// With its arguments, where those are short.
  private func spelled(_ call: Conversation.Call) -> String? {
    let arguments = call.arguments.map { field -> String? in
      guard let value = Self.words(field.value) else { return nil }
      return field.name.isEmpty ? value : "\(field.name): \(value)"
    }
    let told = arguments.compactMap(\.self)
    guard told.count == arguments.count else { return nil }
    let text = "\(call.method)(\(told.joined(separator: ", ")))"
    return text.count <= Self.longest ? text : nil
  }

  private static func words(_ value: Conversation.Value) -> String? {
    switch value {
    case .nothing: "nil"
    case .text(let text): text.count <= 24 ? text.onOneLine : nil
    case .flag(let flag): "\(flag)"
    case .numbers(let numbers):
      numbers.count <= 2 ? numbers.map(FigureText.number).joined(separator: ", ") : nil
    case .list(let values): list(values)
    case .record: nil
    }
  }

  private static func list(_ values: [Conversation.Value]) -> String? {
    let told = values.prefix(mostPlaces).compactMap(words)
    return told.count == values.count ? "[\(told.joined(separator: ", "))]" : nil
  }

  /// "targetContentOffset(for…)".
  private func shortLabels(_ call: Conversation.Call) -> String {
    guard let first = call.arguments.first else { return call.signature }
    let beginning = first.name.prefix { !$0.isUppercase }
    let isWhole = beginning.count == first.name.count && call.arguments.count == 1
    return "\(call.method)(\(beginning)\(isWhole ? ":" : "…"))"
  }
}

extension Conversation.Call {
  /// "prepare(forCollectionViewUpdates:)".
  var signature: String {
    "\(method.onOneLine)(\(arguments.map { ($0.name.isEmpty ? "_" : $0.name) + ":" }.joined()))"
  }
}
