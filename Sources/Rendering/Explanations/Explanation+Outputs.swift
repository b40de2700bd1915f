package import SceneFormat

extension Explanation {
  /// The ways in which outputs and goldens can be wrong.
  package static let outputs: [Explanation] = [
    Explanation(
      "golden/fingerprint",
      "Goldens were made with other fonts, libraries, another processor or another version of this "
        + "program than are here: goldens.fingerprint beside them says so. They may be met all the "
        + "same; where they are not, this may be why. A check fails either way, so that nobody learns "
        + "of it by chance; it is a warning where all goldens beside the file have another profile than "
        + "exact (\"profile\" of their pictures, or --profile).",
      example: "tessera approve --upgrade Scenes",
      cure: "install what is named, or bring the fonts by \"fonts\" in a scene or in tessera.json. "
        + "Where all is as it should be, approve --upgrade of all scenes beside the file writes down "
        + "what is here, and accepts no other difference."),
    Explanation(
      "golden/upgrade",
      "Goldens that come out otherwise were drawn by another version of this program. All of their changes are "
        + "told in two parts. \"In all alike\" is what nothing but the program can have changed (another picture of "
        + "the same drawing, a column that older tables do not have) or what every scene has whose goldens of this "
        + "sort are of that version, if there are several; everything else is \"not in all\". A check writes nothing.",
      example: "tessera approve --upgrade Scenes",
      cure:
        "accept the first part by approve --upgrade, which keeps all other goldens, and look at the rest."
    ),
    Explanation(
      "golden/unmet",
      "approve names an output or a group of changes that none of the scenes has: nothing was accepted by that word. "
        + "The others were.",
      example: "tessera approve --outputs 'held/*-dark.png' feed.scene.json",
      cure:
        "take a group that the message or a report names, or the name of a golden as its scene writes it."
    ),
    Explanation(
      "output/no-steps", "An output shows changes, and its scene has no step that makes one.",
      cure: "give the scene a step, or choose an output that shows a layout at rest."),
    Explanation(
      "output/not-deterministic",
      "With --verify-deterministic everything is drawn twice, and the second time gave other "
        + "bytes. A layout or a cell depends on the time, on chance, or on the order of a set.",
      cure: "give what is random a seed, and sort what has no order."),
    Explanation(
      "output/several", "There is more to write than one file, and --output names one.",
      cure: "choose one with --only, --theme and --scale, or give a folder to --output."),
    Explanation(
      "output/none",
      "--only names types of outputs that none of the scenes has: a warning, and an error where nothing is written.",
      example: "tessera render --only matrix feed.scene.json",
      cure: "take one of the types that the message names, or add such an output to the scene."),
    Explanation(
      "limit/pixels",
      "A picture would have more pixels than one is drawn with: its sides are the canvas, or the content with "
        + "\"show\": \"content\", times the scale.",
      cure:
        "make the canvas smaller, lower the scale, show the viewport, or write SVG, which has no pixels."
    ),
    Explanation(
      "output/terminal", "A picture is not written to a terminal, which would show its bytes.",
      cure: "send it to a file or a pipe: tessera render -o - feed.scene.json > feed.png"),
    Explanation(
      "output/too-large",
      "An animation does not fit its limit of bytes, however few frames and pixels are tried.",
      example: "{\"type\": \"animation\", \"file\": \"feed.gif\", \"maxBytes\": 1000}",
      cure: "raise maxBytes, show fewer steps, or choose webp."),
    Explanation(
      "output/video",
      "A film could not be made: the program ffmpeg is not installed, or it stopped.",
      cure: "install ffmpeg, or write the animation as webp, png or gif."),
    Explanation(
      "limit/frames", "An animation would have more frames than the limit allows.",
      cure: "shorten the steps or lower fps, or raise --max-frames."),
    Explanation(
      "limit/film",
      "The films of a scene would have more pixels than can be drawn in sensible time: frames "
        + "times width times height, for each file. It is said before the first one is drawn.",
      cure: "lower fps, durations, scale or the canvas, draw fewer formats, or raise --max-pixels."),
  ]
}
