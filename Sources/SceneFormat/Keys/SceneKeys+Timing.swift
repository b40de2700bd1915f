import CoreGraphics
import Motion

extension SceneKeys {
  static let timingDefinitions = [
    timing.definition, curve.definition, spring.definition, keyframes.definition,
    stagger.definition,
  ]

  private static let ratio = ValueForm<Spanned<Double>>.number(-1_000_000...1_000_000)

  static let timing = KeyTable<TimingSource>(
    "timing", text: "How a step takes place. Times are in seconds.",
    keys: [
      .key("duration", \.duration, as: .number(0...86_400), text: "From start to end.")
        .otherwise("0.3, or the spring's own"),
      .key(
        "curve",
        as: .either([
          .choice(CurveSource.names.map(\.key)), .numbers(4, -100...100), .object("curve"),
        ]),
        text: "A name, the four numbers of a cubic Bézier curve, a spring, or keyframes."
      ) { $1.curve = CurveSource($0.node, by: &$2) }.otherwise("\"easeInOut\""),
      .key(
        "delay", \.delay, as: .number(0...86_400), text: "Before the first element starts."
      ).otherwise("0"),
      .key(
        "stagger", as: .object("stagger"), text: "Lets elements start one after the other."
      ) { $1.stagger = StaggerSource($0.node, by: &$2) },
      .key(
        "fps", \.framesPerSecond, as: .number(1...240),
        text:
          "Pictures a second. A film of several steps has as many as the step that asks for most."
      ).otherwise("60"),
      .key("hold", \.hold, as: .number(0...86_400), text: "Stillness after the step.")
        .otherwise("0"),
    ])

  static let curve = KeyTable<CurveSource>(
    "curve", text: "A spring, or keyframes.",
    keys: [
      .key(
        "spring", as: .object("spring"),
        text: "By ratio and response, or by mass, stiffness and damping."
      ) { $1.spring = SpringSource($0.node, by: &$2) },
      .key("keyframes", as: .object("keyframes"), text: "Values at times.") {
        $1.keyframes = KeyframesSource($0.node, by: &$2)
      },
    ])

  static let spring = KeyTable<SpringSource>(
    "spring", text: "A spring as SwiftUI, UIKit or Core Animation describe it.",
    keys: [
      .key("dampingRatio", \.dampingRatio, as: ratio, text: "1 settles soonest, less swings.")
        .otherwise("1"),
      .key("response", \.response, as: ratio, text: "The time of one swing."),
      .key("mass", \.mass, as: ratio, text: "As `CASpringAnimation` has it.").otherwise("1"),
      .key("stiffness", \.stiffness, as: ratio, text: "As `CASpringAnimation` has it.")
        .otherwise("100"),
      .key("damping", \.damping, as: ratio, text: "As `CASpringAnimation` has it.")
        .otherwise("10"),
      .key("initialVelocity", \.velocity, as: ratio, text: "Of the whole way, a second.")
        .otherwise("0"),
    ])

  static let keyframes = KeyTable<KeyframesSource>(
    "keyframes", text: "A course through values.", fresh: KeyframesSource(at: .nowhere),
    keys: [
      .key(
        "times", \.times, as: .numbers(0...1, count: 2...1000), text: "From 0 to 1, rising."
      ).required,
      .key(
        "values", \.values, as: .numbers(-1_000_000...1_000_000, count: 2...1000),
        text: "From 0 to 1, as many."
      ).required,
      .key(
        "calculation", \.calculation,
        as: .words(["linear": .linear, "cubic": .cubic, "discrete": .discrete]),
        text: "What lies between."),
    ])

  static let stagger = KeyTable<StaggerSource>(
    "stagger", text: "Lets elements start one after the other.",
    fresh: StaggerSource(at: .nowhere),
    keys: [
      .key("by", \.interval, as: .number(0...86_400), text: "From one start to the next.")
        .required,
      .key("order", \.order, as: .choice, text: "Who goes first."),
      .key("seed", \.seed, as: .integer(0...9_007_199_254_740_991), text: "For `random`."),
      .key("from", \.center, as: .point, text: "For `distance`.").otherwise("the middle"),
    ])
}
