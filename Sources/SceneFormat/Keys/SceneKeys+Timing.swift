extension SceneKeys {
  private static let seconds = Shape.number(0...86_400)
  private static let ratio = Shape.number(-1_000_000...1_000_000)

  static let timingDefinitions = [
    Definition(
      "timing", "How a step takes place. Times are in seconds.",
      [
        Key("duration", seconds, "From start to end.", standard: "0.3, or the spring's own"),
        Key(
          "curve",
          .either([
            .choice(["linear", "ease", "easeIn", "easeOut", "easeInOut"]), .numbers(4, -100...100),
            .object("curve"),
          ]), "A name, the four numbers of a cubic Bézier curve, a spring, or keyframes.",
          standard: "\"easeInOut\""),
        Key("delay", seconds, "Before the first element starts.", standard: "0"),
        Key("stagger", .object("stagger"), "Lets elements start one after the other."),
        Key(
          "fps", .number(1...240),
          "Pictures a second. A film of several steps has as many as the step that asks for most.",
          standard: "60"),
        Key("hold", seconds, "Stillness after the step.", standard: "0"),
      ]),
    Definition(
      "curve", "A spring, or keyframes.",
      [
        Key(
          "spring", .object("spring"), "By ratio and response, or by mass, stiffness and damping."),
        Key("keyframes", .object("keyframes"), "Values at times."),
      ]),
    Definition(
      "spring", "A spring as SwiftUI, UIKit or Core Animation describe it.",
      [
        Key("dampingRatio", ratio, "1 settles soonest, less swings.", standard: "1"),
        Key("response", ratio, "The time of one swing."),
        Key("mass", ratio, "As `CASpringAnimation` has it.", standard: "1"),
        Key("stiffness", ratio, "As `CASpringAnimation` has it.", standard: "100"),
        Key("damping", ratio, "As `CASpringAnimation` has it.", standard: "10"),
        Key("initialVelocity", ratio, "Of the whole way, a second.", standard: "0"),
      ]),
    Definition(
      "keyframes", "A course through values.",
      [
        Key(
          "times", .list(.number(0...1), count: 2...1000), "From 0 to 1, rising.", isRequired: true),
        Key("values", .list(ratio, count: 2...1000), "From 0 to 1, as many.", isRequired: true),
        Key(
          "calculation", .choice(["linear", "cubic", "discrete"]), "What lies between.",
          standard: "\"linear\""),
      ]),
    Definition(
      "stagger", "Lets elements start one after the other.",
      [
        Key("by", seconds, "From one start to the next.", isRequired: true),
        Key(
          "order", .choice(["index", "distance", "role", "random"]), "Who goes first.",
          standard: "\"index\""),
        Key("seed", .integer(0...9_007_199_254_740_991), "For `random`.", standard: "0"),
        Key("from", .point, "For `distance`.", standard: "the middle"),
      ]),
  ]
}
