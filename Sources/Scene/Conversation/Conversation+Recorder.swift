import Motion
import UIKit

extension Conversation {
  /// The calls that a recorder wrote down, as a value.
  @MainActor init(_ recorder: ConversationRecorder) {
    self.init(
      calls: recorder.entries.map { entry in
        Call(
          from: Party(entry.from), to: Party(entry.to), depth: entry.depth, method: entry.method,
          arguments: entry.arguments.map(Field.init), answer: entry.answer.map(Value.init))
      })
  }
}

extension Conversation.Party {
  fileprivate init(_ party: ConversationRecorder.Party) {
    self =
      switch party {
      case .user: .user
      case .app: .app
      case .collectionView: .collectionView
      case .layout: .layout
      case .dataSource: .dataSource
      case .delegate: .delegate
      case .cell: .cell
      case .supplementaryView: .supplementaryView
      case .decorationView: .decorationView
      }
  }
}

extension Conversation.Field {
  fileprivate init(_ field: Spoken.Field) {
    self.init(field.name, Conversation.Value(field.value))
  }
}

extension Conversation.Value {
  fileprivate init(_ spoken: Spoken) {
    self =
      switch spoken {
      case .nothing: .nothing
      case .text(let text): .text(text)
      case .flag(let flag): .flag(flag)
      case .numbers(let numbers): .numbers(numbers.map { CGFloat($0) })
      case .list(let values): .list(values.map(Self.init))
      case .record(let fields): .record(fields.map(Conversation.Field.init))
      }
  }
}
