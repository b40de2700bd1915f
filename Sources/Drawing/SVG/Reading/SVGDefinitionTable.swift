/// The things that drawings refer to, each under one number: two files that refer to the same get the same number,
/// whatever the one or the other calls it.
final class SVGDefinitionTable {
  private var numbers: [String: Int] = [:]
  private(set) var elements: [SVGElement] = []
  private static let mark = "\u{1}"

  /// The value that stands for the definition.
  func value(of element: SVGElement) -> String {
    let signature = element.signature
    let number = numbers[signature] ?? elements.count
    if number == elements.count {
      numbers[signature] = number
      elements.append(element)
    }
    return "\(Self.mark)\(number)"
  }

  /// The definition that a value stands for; nil where it is a value of its own.
  func element(_ value: String) -> SVGElement? {
    guard value.hasPrefix(Self.mark), let number = Int(value.dropFirst()),
      elements.indices.contains(number)
    else { return nil }
    return elements[number]
  }
}
