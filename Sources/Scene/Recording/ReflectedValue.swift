import Drawing
import Foundation
import Motion
import UIKit

/// Any value, seen from outside: as the numbers or words that stand for it in a table, the same in every run.
@MainActor struct ReflectedValue {
  private let value: Any

  init(_ value: Any) {
    self.value = value
  }

  /// The columns that it takes: one, one for each part of a structure whose parts differ in kind, or none for nil.
  func columns(named name: String) -> [String: CustomValue] { columns(named: name, depth: 0) }

  private static let deepest = 4

  private func columns(named name: String, depth: Int) -> [String: CustomValue] {
    let mirror = Mirror(reflecting: value)
    if let known { return [name: known] }
    if mirror.displayStyle == .optional {
      return mirror.children.first.map {
        ReflectedValue($0.value).columns(named: name, depth: depth)
      } ?? [:]
    }
    if let single = single(mirror) { return [name: single] }
    let isStructure = mirror.displayStyle == .struct || mirror.displayStyle == .tuple
    guard isStructure, !mirror.children.isEmpty, depth < Self.deepest else {
      return [name: typeName]
    }
    var columns: [String: CustomValue] = [:]
    for (index, child) in mirror.children.enumerated() {
      let label = child.label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? "\(index)"
      let parts = ReflectedValue(child.value).columns(named: "\(name).\(label)", depth: depth + 1)
      columns.merge(parts) { first, _ in first }
    }
    return columns
  }

  // MARK: Values of one column

  /// Types that are known by themselves.
  private var known: CustomValue? {
    switch value {
    case let flag as Bool: .flag(flag)
    case let number as any BinaryInteger: .number(CGFloat(Double(number)))
    case let number as any BinaryFloatingPoint: .number(CGFloat(Double(number)))
    case let number as NSNumber: .number(CGFloat(number.doubleValue))
    case let text as any StringProtocol: .text(String(text))
    case let character as Character: .text(String(character))
    case let path as IndexPath: .text(path.map { "\($0)" }.joined(separator: "-"))
    case let color as UIColor: .text(color.cgColor.tableText)
    case let color as CGColor: .text(color.tableText)
    case let identifier as UUID: .text(identifier.uuidString)
    case let place as URL: .text(place.absoluteString)
    case let date as Date: .number(CGFloat(date.timeIntervalSinceReferenceDate))
    default: numbers.map { .numbers($0) }
    }
  }

  /// The numbers of geometry, in the order in which they are always named.
  private var numbers: [CGFloat]? {
    switch value {
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

  /// Values that a mirror shows as one: cases, lists, and structures of nothing but numbers.
  private func single(_ mirror: Mirror) -> CustomValue? {
    switch mirror.displayStyle {
    case .enum: .text(caseName(mirror))
    case .collection: list(mirror)
    case .struct, .tuple: raw ?? allNumbers(mirror).map { .numbers($0) }
    default: nil
    }
  }

  /// A case by its raw text, else by its name, with what it carries.
  private func caseName(_ mirror: Mirror) -> String {
    if let raw = rawValue as? String { return raw }
    guard let carried = mirror.children.first else { return String(describing: value) }
    let parts = ReflectedValue(carried.value).columns(named: "").sorted { $0.key < $1.key }
    return "\(carried.label ?? "")(\(parts.map(\.value.text).joined(separator: ", ")))"
  }

  /// The value of a structure that is one value by another name, such as a set of options.
  private var raw: CustomValue? {
    rawValue.flatMap { raw in
      switch ReflectedValue(raw).known {
      case .text(let text)?: .text(text)
      case .numbers?: .text("\(raw)")
      case .flag?, nil: nil
      }
    }
  }

  private var rawValue: Any? { (value as? any RawRepresentable)?.rawValue }

  private func allNumbers(_ mirror: Mirror) -> [CGFloat]? {
    guard !mirror.children.isEmpty else { return nil }
    var numbers: [CGFloat] = []
    for child in mirror.children {
      let part = ReflectedValue(child.value)
      let inner = Mirror(reflecting: child.value)
      switch part.known ?? part.single(inner) {
      case .numbers(let more)?: numbers += more
      default: return nil
      }
    }
    return numbers
  }

  private func list(_ mirror: Mirror) -> CustomValue {
    if let numbers = allNumbers(mirror) { return .numbers(numbers) }
    let parts = mirror.children.map { child in
      ReflectedValue(child.value).columns(named: "").sorted { $0.key < $1.key }
        .map(\.value.text).joined(separator: " ")
    }
    return .text("[\(parts.joined(separator: ", "))]")
  }

  /// Objects, closures and sets have no value that is the same in every run: only their type can be told.
  private var typeName: CustomValue { .text("(\(type(of: value)))") }
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
