import Drawing

/// The rules of an animated file: keyframes, each once, and the classes that follow them.
struct StyleSheet {
  private let score: MotionScore
  private let salt: String
  private let respectsReducedMotion: Bool
  private var names: [Frames: String] = [:]
  /// In the order of their first use.
  private var known: [Frames] = []
  private var uses: [Easing: Int] = [:]
  /// The animations of each class, and the classes in the order of their first use.
  private var classes: [String: [String]] = [:]
  private var order: [String] = []

  /// One animation, as text apart from its name.
  private struct Frames: Hashable {
    var blocks: [Block]
  }

  /// One keyframe.
  struct Block: Hashable {
    var time: Double
    var light: [String]
    var dark: [String]
    var easing: Easing
  }

  init(_ score: MotionScore, salt: String, respectsReducedMotion: Bool) {
    self.score = score
    self.salt = salt
    self.respectsReducedMotion = respectsReducedMotion
  }

  /// The classes of an element whose properties follow the lines; nil where nothing moves.
  mutating func classes(following lines: [PropertyTrack]) -> String? {
    var groups: [[PropertyTrack]] = []
    for line in lines where !line.keys.isEmpty {
      // A keyframe has one easing for all that is in it.
      if let place = groups.firstIndex(where: { $0.allSatisfy(line.agrees) }) {
        groups[place].append(line)
      } else {
        groups.append([line])
      }
    }
    let names = groups.map { name(of: Frames(blocks: Self.blocks($0))) }
    guard !names.isEmpty else { return nil }
    // An element follows one list of animations: of two classes only one would have its way.
    let list = names.joined(separator: "-")
    if classes[list] == nil {
      classes[list] = names
      order.append(list)
    }
    return list
  }

  private mutating func name(of frames: Frames) -> String {
    if let name = names[frames] { return name }
    // The classes of colours are letters alone; pages without a doctype do not tell small ones from capitals.
    let name = "m\(salt)\(known.count)"
    names[frames] = name
    known.append(frames)
    for block in frames.blocks where block.easing != .any { uses[block.easing, default: 0] += 1 }
    return name
  }

  private static func blocks(_ lines: [PropertyTrack]) -> [Block] {
    let keys = lines.flatMap(\.keys).sorted { $0.time < $1.time }
    return keys.reduce(into: []) { blocks, key in
      if let last = blocks.last, last.time == key.time {
        blocks[blocks.count - 1].light.append(key.light)
        blocks[blocks.count - 1].dark.append(key.dark)
        if key.easing != .any { blocks[blocks.count - 1].easing = key.easing }
      } else {
        blocks.append(
          Block(time: key.time, light: [key.light], dark: [key.dark], easing: key.easing))
      }
    }
  }

  // MARK: Text

  /// The rules; empty where nothing moves.
  var text: String {
    guard !known.isEmpty, score.duration > 0 else { return "" }
    let easing = uses.max { ($0.value, $1.key.css) < ($1.value, $0.key.css) }?.key ?? .linear
    var rules = order.map { ".\($0)" }.joined(separator: ",") + "{animation:\(timing(easing))}"
    for name in order {
      rules += ".\(name){animation-name:\((classes[name] ?? []).joined(separator: ","))}"
    }
    if respectsReducedMotion { rules = "@media(prefers-reduced-motion:no-preference){\(rules)}" }
    var dark = ""
    for frames in known {
      guard let name = names[frames] else { continue }
      rules += "@keyframes \(name){\(text(frames, standard: easing, in: \.light))}"
      if frames.blocks.contains(where: { $0.light != $0.dark }) {
        dark += "@keyframes \(name){\(text(frames, standard: easing, in: \.dark))}"
      }
    }
    return dark.isEmpty ? rules : rules + "@media(prefers-color-scheme:dark){\(dark)}"
  }

  private func timing(_ easing: Easing) -> String {
    var words = ["\(NumberText.css(score.duration, decimals: 5))s", easing.css]
    switch score.repetition {
    case .forever: words.append("infinite")
    case .times(let count): if count > 1 { words.append("\(count)") }
    }
    if score.isPingPong { words.append("alternate") }
    return words.joined(separator: " ")
  }

  private func text(
    _ frames: Frames, standard: Easing, in theme: KeyPath<Block, [String]>
  ) -> String {
    frames.blocks.map { block in
      var words = block[keyPath: theme]
      if block.easing != .any, block.easing != standard {
        words.append("animation-timing-function:\(block.easing.css)")
      }
      return "\(percent(block.time)){\(words.joined(separator: ";"))}"
    }.joined()
  }

  private func percent(_ time: Double) -> String {
    if time <= 0 { return "0%" }
    // A hundred thousandth of a second moves nothing by a twentieth of a point. Rounded down, because what
    // happens at a frame's own time is seen in that frame.
    let decimals = score.duration < 10 ? 4 : score.duration < 1000 ? 5 : 6
    let unit = [1e4, 1e5, 1e6][decimals - 4]
    let share = (min(time / score.duration, 1) * 100 * unit + 1e-3).rounded(.down) / unit
    return NumberText.css(share, decimals: decimals) + "%"
  }
}
