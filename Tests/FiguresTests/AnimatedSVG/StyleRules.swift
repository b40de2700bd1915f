import CoreGraphics
import Foundation

@testable import Figures

/// The rules of an animated file, read and followed as CSS says it: an interpreter that shares nothing with the
/// writer but the solution of a Bézier curve.
struct StyleRules {
  struct Frame {
    var share: Double
    var declarations: [String: String]
    var easing: String?
  }

  private(set) var keyframes: [String: [Frame]] = [:]
  private(set) var darkKeyframes: [String: [Frame]] = [:]
  /// The animations of each class.
  private(set) var animations: [String: [String]] = [:]
  private(set) var duration = 0.0
  private var easing = "ease"
  private(set) var iterations = "1"
  private(set) var isAlternating = false

  init(_ css: String) { read(css[...], isDark: false) }

  private mutating func read(_ css: Substring, isDark: Bool) {
    for (selector, body) in Self.blocks(css) {
      if selector.hasPrefix("@media") {
        read(body, isDark: isDark || selector.contains("dark"))
      } else if selector.hasPrefix("@keyframes") {
        let frames = Self.blocks(body).map { Self.frame($0.0, $0.1) }
        let name = selector.dropFirst(11).trimmingCharacters(in: .whitespaces)
        if isDark { darkKeyframes[name] = frames } else { keyframes[name] = frames }
      } else if let names = Self.declarations(body)["animation-name"] {
        animations[String(selector.dropFirst())] = names.split(separator: ",").map(String.init)
      } else if let timing = Self.declarations(body)["animation"] {
        let words = timing.split(separator: " ").map(String.init)
        duration = Double(words[0].dropLast()) ?? 0
        easing = words[1]
        iterations = words.dropFirst(2).first ?? "1"
        isAlternating = words.contains("alternate")
      }
    }
  }

  /// `selector{body}`, one after the other.
  private static func blocks(_ css: Substring) -> [(String, Substring)] {
    var result: [(String, Substring)] = []
    var (depth, start, open) = (0, css.startIndex, css.startIndex)
    for index in css.indices {
      if css[index] == "{" {
        if depth == 0 { open = index }
        depth += 1
      } else if css[index] == "}" {
        depth -= 1
        guard depth == 0 else { continue }
        result.append((String(css[start..<open]), css[css.index(after: open)..<index]))
        start = css.index(after: index)
      }
    }
    return result
  }

  private static func declarations(_ body: Substring) -> [String: String] {
    var result: [String: String] = [:]
    for part in body.split(separator: ";") {
      let pair = part.split(separator: ":", maxSplits: 1).map(String.init)
      if pair.count == 2 { result[pair[0]] = pair[1] }
    }
    return result
  }

  private static func frame(_ selector: String, _ body: Substring) -> Frame {
    var declarations = declarations(body)
    let easing = declarations.removeValue(forKey: "animation-timing-function")
    return Frame(
      share: (Double(selector.dropLast()) ?? 0) / 100, declarations: declarations, easing: easing)
  }

  // MARK: Playing

  /// The value of a property in an animation at a time: between which two values, and how far.
  func value(
    of property: String, for classes: [String], at time: Double, resting: String
  ) -> (from: String, to: String, progress: Double)? {
    // Of several rules the last one says which animations there are, and of these the last one wins.
    let own = classes.compactMap { animations[$0] }.last ?? []
    return own.reversed().lazy
      .compactMap { value(of: property, in: $0, at: time, resting: resting) }.first
  }

  private func value(
    of property: String, in name: String, at time: Double, resting: String
  ) -> (from: String, to: String, progress: Double)? {
    guard let frames = keyframes[name] else { return nil }
    var own = frames.filter { $0.declarations[property] != nil }
    guard !own.isEmpty else { return nil }
    if own[0].share > 0 { own.insert(Frame(share: 0, declarations: [property: resting]), at: 0) }
    if own[own.count - 1].share < 1 {
      own.append(Frame(share: 1, declarations: [property: resting]))
    }
    let share = min(max(time / duration, 0), 1)
    let next = own.firstIndex { $0.share > share } ?? own.count - 1
    let (first, second) = (own[max(next - 1, 0)], own[next])
    let part =
      second.share > first.share
      ? (share - first.share) / (second.share - first.share) : 1
    let progress = Self.eased(min(part, 1), first.easing ?? easing)
    return (
      first.declarations[property] ?? resting, second.declarations[property] ?? resting, progress
    )
  }

  private static func eased(_ share: Double, _ easing: String) -> Double {
    let named = [
      "ease": [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1],
      "ease-in-out": [0.42, 0, 0.58, 1],
    ]
    if easing == "linear" { return share }
    if easing == "step-end" { return share < 1 ? 0 : 1 }
    let numbers = named[easing] ?? CSSValue.numbers(in: easing)
    guard numbers.count == 4 else { return .nan }
    return BezierEasing(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
      .value(at: share)
  }
}

/// Values of CSS and what lies between two of them.
enum CSSValue {
  static func numbers(in text: String) -> [Double] {
    text.split { !"+-.0123456789e".contains($0) }.compactMap { Double($0) }
  }

  static func number(_ from: String, _ to: String, _ progress: Double) -> Double {
    let (first, second) = (numbers(in: from).first ?? .nan, numbers(in: to).first ?? .nan)
    return first + (second - first) * progress
  }

  static func color(_ from: String, _ to: String, _ progress: Double) -> [Double] {
    zip(channels(from), channels(to)).map { $0 + ($1 - $0) * progress }
  }

  static func channels(_ hex: String) -> [Double] {
    var digits = hex.dropFirst().map { $0 }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    let value = Int(String(digits), radix: 16) ?? 0
    return [value >> 16, value >> 8, value].map { Double($0 & 0xFF) / 255 }
  }

  /// Functions of the same names go number by number, `none` is what does nothing.
  static func transform(_ from: String, _ to: String, _ progress: Double) -> CGAffineTransform {
    let (first, second) = (functions(from), functions(to))
    let names = (first.isEmpty ? second : first).map(\.name)
    guard first.isEmpty || second.isEmpty || first.map(\.name) == second.map(\.name) else {
      return CGAffineTransform(a: .nan, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }
    return names.indices.reduce(.identity) { matrix, index in
      let neutral: [Double] = names[index] == "scale" ? [1, 1] : [0, 0]
      let start = first.isEmpty ? neutral : first[index].numbers
      let end = second.isEmpty ? neutral : second[index].numbers
      let numbers = zip(start, end).map { $0 + ($1 - $0) * progress }
      return function(names[index], numbers).concatenating(matrix)
    }
  }

  private static func functions(_ text: String) -> [(name: String, numbers: [Double])] {
    guard text != "none" else { return [] }
    return text.split(separator: ")").map { part in
      let name = part.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces)
      let numbers = numbers(in: String(part.drop { $0 != "(" }))
      switch name {
      case "translateX": return ("translate", [numbers[0], 0])
      case "translateY": return ("translate", [0, numbers[0]])
      case "translate", "scale":
        let other = name == "scale" ? numbers[0] : 0
        return (name, numbers.count == 1 ? [numbers[0], other] : numbers)
      default: return (name, numbers)
      }
    }
  }

  private static func function(_ name: String, _ n: [Double]) -> CGAffineTransform {
    switch name {
    case "translate": CGAffineTransform(translationX: n[0], y: n[1])
    case "scale": CGAffineTransform(scaleX: n[0], y: n[1])
    case "rotate": CGAffineTransform(rotationAngle: n[0] * .pi / 180)
    case "matrix": CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    default: CGAffineTransform(a: .nan, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }
  }
}
