import CoreGraphics
import Drawing
import Motion

/// One call of a conversation in the words of a figure, or several that are alike.
struct CallRow: Equatable {
  let from: Conversation.Party
  let to: Conversation.Party
  let depth: Int
  /// `layoutAttributesForItem(at:)`.
  let method: String
  /// Of the first call.
  let arguments: String
  var answer: String
  var count = 1

  init(_ call: Conversation.Call) {
    from = call.from
    to = call.to
    depth = min(call.depth, 8)
    let labels = call.arguments.map { ($0.name.isEmpty ? "_" : $0.name) + ":" }
    method = "\(call.method)(\(labels.joined()))"
    arguments = call.arguments.map { $0.value.words }.filter { !$0.isEmpty }.joined(separator: ", ")
    answer = call.answer?.words ?? ""
  }

  static func rows(of conversation: Conversation, folded: Bool) -> [CallRow] {
    var rows: [CallRow] = []
    for call in conversation.calls {
      let row = CallRow(call)
      guard folded, let last = rows.last, last.isAlike(row) else {
        rows.append(row)
        continue
      }
      rows[rows.count - 1].count += 1
      if last.answer != row.answer { rows[rows.count - 1].answer = "" }
    }
    return rows
  }

  private func isAlike(_ other: CallRow) -> Bool {
    from == other.from && to == other.to && depth == other.depth && method == other.method
  }
}

extension Conversation.Value {
  /// In few words: of a list its length, of an object its first part.
  fileprivate var words: String {
    switch self {
    case .nothing: "nil"
    case .text(let text): String(text.prefix(60))
    case .flag(let flag): flag ? "true" : "false"
    case .numbers(let numbers):
      numbers.prefix(6).map { NumberText.text($0, decimals: 1) }.joined(separator: " ")
    case .list(let values): "\(values.count) \(values.count == 1 ? "element" : "elements")"
    case .record(let fields): fields.first.map { $0.value.words } ?? ""
    }
  }
}
