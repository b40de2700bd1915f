import UIKit

/// One change of the friends list, as a server would send it.
///
/// `delete`, `reload` and the first index of `move` count in the list before the batch, `insert`
/// and the second index of `move` in the list after it.
public enum PersonUpdate: Hashable, Sendable {
  case insert(Person, Int)
  case delete(Int)
  case move(Int, Int)
  case reload(Int)
}

extension Array where Element == Person {
  /// Marks the friends that a batch reloads.
  public mutating func markReloaded(by updates: [PersonUpdate]) {
    for case .reload(let index) in updates {
      self[index].isUpdated = true
    }
  }

  /// Takes the friends that a batch deletes or moves out, then puts those in that it inserts or
  /// moves: from the end while taking, from the start while putting, so that no index shifts under
  /// another one.
  public mutating func rearrange(by updates: [PersonUpdate]) {
    var taken: [Int] = []
    var put: [(person: Person, index: Int)] = []
    for update in updates {
      switch update {
      case .insert(let person, let index):
        put.append((person, index))
      case .delete(let index):
        taken.append(index)
      case .move(let from, let to):
        taken.append(from)
        put.append((self[from], to))
      case .reload:
        break
      }
    }
    for index in taken.sorted(by: >) {
      remove(at: index)
    }
    for (person, index) in put.sorted(by: { $0.index < $1.index }) {
      insert(person, at: index)
    }
  }
}
