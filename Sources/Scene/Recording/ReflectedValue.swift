import Drawing
import Foundation
import Motion
import UIKit

/// Any value, seen from outside: as the numbers or words that stand for it in a table, the same in every run.
@MainActor struct ReflectedValue {
  /// As much as is looked at of one value: of a tree or a long list the beginning.
  private static let (deepest, most) = (8, 1000)

  /// The numbers and words that a value is made of.
  fileprivate indirect enum Form {
    case single(CustomValue)
    /// Numbers of any value: one that is none stands for itself in words.
    case numbers([CGFloat])
    /// The parts of a structure whose parts differ in kind.
    case parts([(name: String, form: Form)])
    case nothing
  }

  private let form: Form

  init(_ value: Any) {
    var rest = Self.most
    form = Self.form(of: value, depth: 0, rest: &rest)
  }

  /// The columns that it takes: one, one for each part of a structure whose parts differ in kind, or none for nil.
  func columns(named name: String) -> [String: CustomValue] {
    Dictionary(form.columns(named: name)) { first, _ in first }
  }

  private static func form(of value: Any, depth: Int, rest: inout Int) -> Form {
    rest -= 1
    guard depth < deepest, rest > 0 else { return .single(typeName(of: value)) }
    if let known = known(value) { return .single(known) }
    if let numbers = numbers(value) { return .numbers(numbers) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { form(of: $0.value, depth: depth, rest: &rest) } ?? .nothing
    case .enum: return .single(.text(caseName(of: value, mirror, depth: depth, rest: &rest)))
    case .collection: return list(mirror, depth: depth, rest: &rest)
    case .struct, .tuple: return structure(value, mirror, depth: depth, rest: &rest)
    default: return .single(typeName(of: value))
    }
  }

  // MARK: Values of one column

  /// Types that are known by themselves.
  private static func known(_ value: Any) -> CustomValue? {
    switch value {
    case let flag as Bool: .flag(flag)
    case let text as any StringProtocol: .text(String(text))
    case let character as Character: .text(String(character))
    case let path as IndexPath: .text(path.map { "\($0)" }.joined(separator: "-"))
    case let color as UIColor: .text(color.cgColor.tableText)
    case let color as CGColor: .text(color.tableText)
    case let identifier as UUID: .text(identifier.uuidString)
    case let place as URL: .text(place.absoluteString)
    default: nil
    }
  }

  /// Numbers, and those of geometry in the order in which they are always named.
  private static func numbers(_ value: Any) -> [CGFloat]? {
    switch value {
    case let number as any BinaryInteger: [CGFloat(Double(number))]
    case let number as any BinaryFloatingPoint: [CGFloat(Double(number))]
    case let number as NSNumber: [CGFloat(number.doubleValue)]
    case let date as Date: [CGFloat(date.timeIntervalSinceReferenceDate)]
    case let point as CGPoint: [point.x, point.y]
    case let size as CGSize: [size.width, size.height]
    case let rect as CGRect: [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case let vector as CGVector: [vector.dx, vector.dy]
    case let insets as UIEdgeInsets: [insets.top, insets.left, insets.bottom, insets.right]
    case let offset as UIOffset: [offset.horizontal, offset.vertical]
    case let plane as CGAffineTransform: [plane.a, plane.b, plane.c, plane.d, plane.tx, plane.ty]
    case let space as CATransform3D:
      [
        space.m11, space.m12, space.m13, space.m14, space.m21, space.m22, space.m23, space.m24,
        space.m31, space.m32, space.m33, space.m34, space.m41, space.m42, space.m43, space.m44,
      ]
    default: nil
    }
  }

  // MARK: Values of several

  /// A case by its raw text, else by its name, with what it carries.
  private static func caseName(
    of value: Any, _ mirror: Mirror, depth: Int, rest: inout Int
  ) -> String {
    if let raw = rawValue(of: value) as? String { return raw }
    guard let carried = mirror.children.first else { return String(describing: value) }
    let words = form(of: carried.value, depth: depth + 1, rest: &rest).words
    return "\(carried.label ?? "")(\(words.joined(separator: ", ")))"
  }

  private static func rawValue(of value: Any) -> Any? {
    (value as? any RawRepresentable)?.rawValue
  }

  /// A structure that is one value by another name, such as a set of options; else its parts.
  private static func structure(
    _ value: Any, _ mirror: Mirror, depth: Int, rest: inout Int
  ) -> Form {
    if let raw = rawValue(of: value) {
      if case .text(let text)? = known(raw) { return .single(.text(text)) }
      if numbers(raw) != nil { return .single(.text("\(raw)")) }
    }
    guard !mirror.children.isEmpty else { return .single(typeName(of: value)) }
    let parts = mirror.children.enumerated().map { index, child in
      let label = child.label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
      return (name: label ?? "\(index)", form: form(of: child.value, depth: depth + 1, rest: &rest))
    }
    return allNumbers(mirror, parts.map(\.form)) ?? .parts(parts)
  }

  private static func list(_ mirror: Mirror, depth: Int, rest: inout Int) -> Form {
    var forms: [Form] = []
    for child in mirror.children where rest > 0 {
      forms.append(form(of: child.value, depth: depth + 1, rest: &rest))
    }
    let isWhole = forms.count == mirror.children.count
    if isWhole, let numbers = allNumbers(mirror, forms) { return numbers }
    let words = forms.map { $0.words.joined(separator: " ") } + (isWhole ? [] : ["…"])
    return .single(.text("[\(words.joined(separator: ", "))]"))
  }

  /// The numbers of all parts; nil where one of them has others, or may be nil.
  private static func allNumbers(_ mirror: Mirror, _ forms: [Form]) -> Form? {
    guard !forms.isEmpty else { return nil }
    var all: [CGFloat] = []
    for (child, form) in zip(mirror.children, forms) {
      guard case .numbers(let numbers) = form,
        Mirror(reflecting: child.value).displayStyle != .optional
      else { return nil }
      all += numbers
    }
    return .numbers(all)
  }

  /// Objects, closures and sets have no value that is the same in every run: only their type can be told.
  private static func typeName(of value: Any) -> CustomValue { .text("(\(type(of: value)))") }
}

extension ReflectedValue.Form {
  fileprivate func columns(named name: String) -> [(String, CustomValue)] {
    switch self {
    case .single(let value): [(name, value)]
    case .numbers(let numbers): [(name, .finite(numbers))]
    case .parts(let parts): parts.flatMap { $0.form.columns(named: "\(name).\($0.name)") }
    case .nothing: []
    }
  }

  /// The same without names.
  fileprivate var words: [String] {
    columns(named: "").sorted { $0.0 < $1.0 }.map(\.1.text)
  }
}

extension CGColor {
  /// `#3366FF`, with two more digits where it can be seen through.
  fileprivate var tableText: String {
    let color = RGBAColor(cgColor: self)
    let alpha = color.alpha < 1 ? [color.alpha] : []
    let digits = ([color.red, color.green, color.blue] + alpha).map { part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      return String(byte + 256, radix: 16, uppercase: true).dropFirst()
    }
    return "#" + digits.joined()
  }
}
