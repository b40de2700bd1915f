@testable public import UIKit

extension UpdateBatch: ExpressibleByStringLiteral {
  /// Such as "delete 0-1, move 0-2 0-0, insert section 1, reload 0-3, reconfigure 0-0".
  public init(stringLiteral text: String) {
    self.init(text: text)
  }

  init(text: String) {
    self.init(
      text.split(separator: ",").compactMap { CollectionUpdate(words: $0.split(separator: " ")) })
  }
}

extension CollectionUpdate {
  fileprivate init?(words: [Substring]) {
    let numbers = words.dropFirst().compactMap { Int($0) }
    let places = words.dropFirst().compactMap { ItemPosition(text: $0) }
    switch (words[0], numbers.count, places.count) {
    case ("insert", 1, 0): self = .insertSection(at: numbers[0])
    case ("delete", 1, 0): self = .deleteSection(at: numbers[0])
    case ("reload", 1, 0): self = .reloadSection(at: numbers[0])
    case ("move", 2, 0): self = .moveSection(from: numbers[0], to: numbers[1])
    case ("insert", 0, 1): self = .insertItem(at: places[0])
    case ("delete", 0, 1): self = .deleteItem(at: places[0])
    case ("reload", 0, 1): self = .reloadItem(at: places[0])
    case ("reconfigure", 0, 1): self = .reconfigureItem(at: places[0])
    case ("move", 0, 2): self = .moveItem(from: places[0], to: places[1])
    default: return nil
    }
  }
}

extension ItemPosition {
  fileprivate init?(text: Substring) {
    let indexes = text.split(separator: "-").compactMap { Int($0) }
    guard indexes.count == 2 else { return nil }
    self.init(indexes[0], indexes[1])
  }
}
