internal import Foundation

/// The browser's words on its pipe: the answer to a command, or what happened on a page.
struct BrowserMessage: Decodable, Sendable {
  /// The fields of all the answers that are asked for here; each answer has some of them.
  struct Result: Decodable, Sendable {
    var browserContextId: String?
    var targetId: String?
    var sessionId: String?
    /// A picture, in base 64.
    var data: String?
    var result: Value?
  }

  /// The text that an expression gives; nothing where it gives something else.
  struct Value: Decodable, Sendable {
    var value: String?

    private enum Key: String, CodingKey { case value }

    init(from decoder: any Decoder) throws {
      value = try? decoder.container(keyedBy: Key.self).decode(String.self, forKey: .value)
    }
  }

  struct Fault: Decodable, Sendable {
    var message: String
  }

  /// The command that is answered.
  var id: Int?
  var result: Result?
  var error: Fault?
  /// The event, and the page that it happened on.
  var method: String?
  var sessionId: String?
}

/// One value of a command's parameters.
enum BrowserValue: Encodable, Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral
{
  case text(String)
  case number(Double)
  case truth(Bool)
  case list([[String: BrowserValue]])

  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .truth(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .truth(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    }
  }
}

/// A command to the browser.
struct BrowserCommand: Encodable, Sendable {
  var id: Int
  var method: String
  var params: [String: BrowserValue]
  var sessionId: String?
}
