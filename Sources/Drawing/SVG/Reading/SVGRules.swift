/// The rules of the classes of an SVG file of ours: the colours on a dark page, and the motion.
struct SVGRules {
  /// The properties that a class gives, under names that say when they hold.
  private(set) var properties: [String: [String: String]] = [:]
  /// Fonts that the file brings, and whatever else stands there.
  private(set) var rest: [String] = []

  private static let dark = "@media(prefers-color-scheme:dark)"
  private static let moving = "@media(prefers-reduced-motion:no-preference)"

  private struct Block {
    let prelude: String
    let body: String
  }

  /// The animations of a class: how they run, and which keyframes they follow.
  private struct Animation {
    var timing = ""
    var names: [String] = []
  }

  private var animations: [String: Animation] = [:]
  private var frames: [String: String] = [:]
  private var darkFrames: [String: String] = [:]

  init(_ text: String = "") throws(SVGReadError) {
    for block in try Self.blocks(text) { try read(block, isDark: false) }
    for (name, animation) in animations { try note(animation, of: name) }
  }

  private mutating func read(_ block: Block, isDark: Bool) throws(SVGReadError) {
    if block.prelude == Self.dark || block.prelude == Self.moving {
      let isDark = isDark || block.prelude == Self.dark
      for inner in try Self.blocks(block.body) { try read(inner, isDark: isDark) }
    } else if block.prelude.hasPrefix("@keyframes ") {
      let name = String(block.prelude.dropFirst("@keyframes ".count))
      if isDark { darkFrames[name] = block.body } else { frames[name] = block.body }
    } else if block.prelude.hasPrefix(".") {
      let names = block.prelude.split(separator: ",").map { String($0.dropFirst()) }
      for name in names { note(block.body, of: name, isDark: isDark) }
    } else {
      rest.append("\(block.prelude){\(block.body)}")
    }
  }

  private mutating func note(_ declarations: String, of name: String, isDark: Bool) {
    for declaration in Self.parts(of: declarations, at: ";") {
      let halves = declaration.split(separator: ":", maxSplits: 1).map(String.init)
      let (property, value) = (halves[0], halves.count > 1 ? halves[1] : "")
      switch property {
      case "animation" where !isDark: animations[name, default: Animation()].timing = value
      case "animation-name" where !isDark:
        animations[name, default: Animation()].names = Self.parts(of: value, at: ",")
      default: properties[name, default: [:]][property + (isDark ? " on dark" : "")] = value
      }
    }
  }

  // A keyframe without an easing takes that of the whole: it is said with each, since which one the file says once
  // depends on how often it is used.
  private mutating func note(
    _ animation: Animation, of name: String
  ) throws(SVGReadError) {
    let words = Self.parts(of: animation.timing, at: " ")
    let easing = words.count > 1 ? words[1] : "ease"
    let others = words.enumerated().filter { $0.offset != 1 }.map(\.element)
    var result = properties[name] ?? [:]
    result["animation"] = others.joined(separator: " ")
    for (number, frameName) in animation.names.enumerated() {
      guard let light = frames[frameName] else { throw .foreign("motion without keyframes") }
      let mark = animation.names.count > 1 ? "motion \(number + 1)" : "motion"
      try note(light, as: { "\(mark) at \($0)" }, easing: easing, in: &result)
      if let dark = darkFrames[frameName] {
        try note(dark, as: { "\(mark) at \($0) on dark" }, easing: easing, in: &result)
      }
    }
    properties[name] = result
  }

  private func note(
    _ keyframes: String, as key: (String) -> String, easing: String,
    in result: inout [String: String]
  ) throws(SVGReadError) {
    for (number, block) in try Self.blocks(keyframes).enumerated() {
      let property = "animation-timing-function:"
      let isSaid = block.body.contains(property)
      let key = key(block.prelude)
      let isTaken = result[key] != nil
      result[isTaken ? "\(key) (\(number))" : key] =
        isSaid ? block.body : block.body + ";\(property)\(easing)"
    }
  }

  // MARK: Text

  /// `prelude{body}` one after the other. Braces in quotation marks are letters.
  private static func blocks(_ text: String) throws(SVGReadError) -> [Block] {
    let bytes = Array(text.utf8)
    var blocks: [Block] = []
    var (start, bodyStart, depth, isQuoted) = (0, 0, 0, false)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "{") {
        if depth == 0 { bodyStart = index + 1 }
        depth += 1
      } else if byte == UInt8(ascii: "}") {
        depth -= 1
        guard depth >= 0 else { throw .foreign("rules of style without a beginning") }
        guard depth == 0 else { continue }
        blocks.append(
          Block(
            prelude: String(decoding: bytes[start..<bodyStart - 1], as: UTF8.self),
            body: String(decoding: bytes[bodyStart..<index], as: UTF8.self)))
        start = index + 1
      }
    }
    guard depth == 0, !isQuoted, start == bytes.count else {
      throw .foreign("rules of style that do not end")
    }
    return blocks
  }

  /// The parts between separators that stand in no brackets.
  private static func parts(of text: String, at separator: Unicode.Scalar) -> [String] {
    var (parts, depth, isQuoted) = ([""], 0, false)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted: depth -= 1
      default: break
      }
      if scalar == separator, depth == 0, !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    return parts.filter { !$0.isEmpty }
  }
}
