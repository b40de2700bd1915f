import CoreGraphics
import Motion

/// The answers of a row in few words.
struct CallAnswers {
  private let calls: [Conversation.Call]
  private let names: CallNames

  private static let most = 6

  init(_ fold: CallFold, in heard: HeardCalls, names: CallNames) {
    calls = fold.calls.map { heard.calls[$0] }
    self.names = names
  }

  /// Nil where nobody answers anything.
  var words: String? {
    guard let first = calls.first else { return nil }
    let answers = calls.compactMap(\.answer)
    guard let answer = answers.first else { return nil }
    switch first.method {
    case "numberOfItems": return counts(answers)
    case "cellForItem": return made("cell", "cells")
    case "viewForSupplementaryElement": return made("view", "views")
    case "preferredLayoutAttributesFitting": return wishes
    case let method where method.hasPrefix("initialLayoutAttributes"): return starts
    case let method where method.hasPrefix("finalLayoutAttributes"): return ends
    case let method where method.hasPrefix("indexPathsTo"): return shifts
    case "invalidationContext": return answer.invalidated
    default: return calls.count == 1 ? single(answer) : several(answers)
    }
  }

  /// Whether the answer is what was proposed.
  var repeatsArgument: Bool {
    calls.count == 1 && calls.first?.answer != nil
      && calls.first?.arguments.first?.value == calls.first?.answer
  }

  // MARK: Numbers

  private func counts(_ answers: [Conversation.Value]) -> String {
    let numbers = answers.compactMap(\.number)
    let sections = calls.compactMap { $0.place?.section }
    guard calls.count > 1 else { return numbers.first.map { "\($0)" } ?? "" }
    guard calls.count <= Self.most, sections.count == numbers.count else {
      let sum = numbers.reduce(0) { $0.addingReportingOverflow($1).partialValue }
      return "\(sum) in \(CountWords.digits(calls.count, Noun("section", "sections")))"
    }
    return numbers.joined + " in sections " + sections.joined
  }

  // MARK: Elements

  private func single(_ answer: Conversation.Value) -> String {
    switch answer {
    case .nothing: return "nothing"
    case .text(let text): return text.shortened(to: 40).onOneLine
    case .flag(let flag): return flag ? "yes" : "no"
    case .numbers(let numbers): return Self.measure(numbers, of: calls[0].method)
    case .list(let values):
      let keys = values.compactMap(\.element)
      guard keys.count == values.count else { return "\(values.count)" }
      return keys.isEmpty ? "none" : ElementNoun.counts(keys)
    case .record:
      return answer.element.map { names.words(for: $0) } ?? answer.invalidated
    }
  }

  private func several(_ answers: [Conversation.Value]) -> String {
    let keys = answers.compactMap(\.element)
    if keys.count == answers.count {
      let elements = Set(keys).sorted()
      return elements.count == 1 ? names.words(for: elements[0]) : ElementNoun.counts(elements)
    }
    var texts: [String] = []
    for (call, answer) in zip(calls, calls.map(\.answer)) {
      guard let answer, texts.count <= 3 else { continue }
      let text =
        if case .numbers(let numbers) = answer {
          Self.measure(numbers, of: call.method)
        } else {
          single(answer)
        }
      if !texts.contains(text) { texts.append(text) }
    }
    return texts.prefix(3).joined(separator: ", ") + (texts.count > 3 ? ", …" : "")
  }

  private static func measure(_ numbers: [CGFloat], of method: String) -> String {
    let isSize = method.lowercased().contains("size") && numbers.count == 2
    let texts = numbers.prefix(4).map(FigureText.number)
    return texts.joined(separator: isSize ? " × " : ", ")
  }

  private func made(_ one: String, _ many: String) -> String {
    guard calls.count == 1, let place = calls.first?.place else {
      return CountWords.digits(calls.count, Noun(one, many))
    }
    let name = names.name(of: "cell \(place.path)")
    return one == "cell" ? "a cell for \(name ?? place.path)" : "a \(one)"
  }

  private var wishes: String {
    let other = calls.count { call in
      call.arguments.first?.value.field("frame") != call.answer?.field("frame")
    }
    let all = CountWords.digits(calls.count, Noun("cell", "cells"))
    return other == 0 ? "as they are" : "\(other) of \(all) want another size"
  }

  // MARK: Starts and ends

  private var starts: String { ways(verb: "fades in", many: "fade in", rest: "were there") }
  private var ends: String { ways(verb: "fades out", many: "fade out", rest: "stay") }

  /// "leek (2-1) fades in, 11 were there".
  private func ways(verb: String, many: String, rest: String) -> String {
    let isEnd = rest == "stay"
    let fading = calls.compactMap { call in
      call.answer?.field("alpha") == .numbers([0]) ? call.answer?.element : nil
    }
    let others = calls.count - fading.count
    let verbOfRest = others == 1 ? (isEnd ? "stays" : "was there") : rest
    guard let first = fading.first else {
      return others == 1 ? "it \(verbOfRest)" : "all \(others) \(rest)"
    }
    let told =
      fading.count == 1
      ? "\(names.words(for: first, isBefore: isEnd)) \(verb)" : "\(fading.count) \(many)"
    guard others > 0 else { return told }
    return "\(told), \(others) \(isEnd ? (others == 1 ? "other " : "others ") : "")\(verbOfRest)"
  }

  private var shifts: String {
    func total(_ prefix: String) -> String? {
      let meant = calls.filter { $0.method.hasPrefix(prefix) }
      guard !meant.isEmpty else { return nil }
      let count = meant.reduce(0) { $0 + ($1.answer?.count ?? 0) }
      return count == 0 ? "none" : "\(count)"
    }
    let parts = [
      total("indexPathsToDelete").map { "\($0) to delete" },
      total("indexPathsToInsert").map { "\($0) to insert" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension Conversation.Value {
  /// Of a context what becomes invalid.
  var invalidated: String {
    guard case .record(let fields) = self else { return "" }
    var parts: [String] = []
    for field in fields where field.name != "class" {
      switch field.name {
      case "invalidateEverything": parts.append("everything")
      case "invalidateDataSourceCounts": parts.append("counts")
      case "items": parts.append(CountWords.digits(field.value.count, Noun("item", "items")))
      default:
        guard case .list(let values) = field.value else { continue }
        let key = "supplementary view '\(field.name)' 0-0"
        parts.append(ElementNoun.counts([String](repeating: key, count: values.count)))
      }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ").shortened(to: 60)
  }

  fileprivate var number: Int? {
    guard case .numbers(let numbers) = self, numbers.count == 1 else { return nil }
    return Int(exactly: Double(numbers[0]))
  }

  fileprivate var count: Int {
    if case .list(let values) = self { values.count } else { 0 }
  }
}

extension [Int] {
  fileprivate var joined: String { map(String.init).joined(separator: ", ") }
}
