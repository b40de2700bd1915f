import CoreGraphics
import Motion

extension Conversation.Call {
  /// The paths of the items that an update names in a call.
  var paths: [String] {
    arguments.flatMap { argument -> [String] in
      guard case .list(let values) = argument.value else { return [] }
      return values.compactMap { if case .text(let path) = $0 { path } else { nil } }
    }
  }

  /// The element, item or section that the call is about, as conversations write it: "cell 0-3", "0-3", "2"; nil for
  /// calls that are about everything.
  var subject: String? {
    let parts = arguments.compactMap { $0.value.subject }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The path of an item, or the number of a section, that the call asks about.
  var place: CallPlace? {
    for argument in arguments {
      switch argument.value {
      case .numbers(let numbers):
        if numbers.count == 1, let section = Int(exactly: Double(numbers[0])) {
          return CallPlace(section: section)
        }
      case .text(let text): if let place = CallPlace(path: text) { return place }
      case .nothing, .flag, .list, .record: continue
      }
    }
    return nil
  }

  /// The arguments as one text, to tell whether two calls ask the same.
  var question: String {
    "\(to.rawValue) \(method) " + arguments.map { "\($0.name): \($0.value.flat)" }.joined()
  }
}

/// An item's path, or a section.
struct CallPlace: Equatable {
  let section: Int
  var item: Int?

  init(section: Int) { self.section = section }

  init?(path: String) {
    let parts = path.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let section = parts[0], let item = parts[1] else { return nil }
    self.section = section
    self.item = item
  }

  var path: String { item.map { "\(section)-\($0)" } ?? "\(section)" }
}

extension Conversation.Value {
  /// Of an element its name.
  var element: String? {
    guard case .record(let fields) = self, let first = fields.first, first.name == "element",
      case .text(let key) = first.value
    else { return nil }
    return key
  }

  func field(_ name: String) -> Conversation.Value? {
    guard case .record(let fields) = self else { return nil }
    return fields.first { $0.name == name }?.value
  }

  fileprivate var subject: String? {
    switch self {
    case .text(let text): text
    case .numbers(let numbers): numbers.count == 1 ? flat : nil
    case .record: element
    case .nothing, .flag, .list: nil
    }
  }

  /// All of it in one line.
  var flat: String {
    switch self {
    case .nothing: "nil"
    case .text(let text): text
    case .flag(let flag): "\(flag)"
    case .numbers(let numbers): numbers.map { "\($0)" }.joined(separator: " ")
    case .list(let values): "[" + values.map(\.flat).joined(separator: ";") + "]"
    case .record(let fields): fields.map { "\($0.name) \($0.value.flat)," }.joined()
    }
  }
}
