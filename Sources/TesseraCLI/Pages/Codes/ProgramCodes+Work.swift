internal import SceneFormat

// Files, outputs, and the work on scenes.
extension ProgramCodes {
  static let files: [Explanation] = [
    Explanation(
      "file/missing",
      "A word of the command line names no file, no folder with scenes, and matches nothing.",
      example: "tessera render 'Scenes/*.json'",
      cure: "look at the path; '*' stands for a part of a name, '**' for any number of folders."),
    Explanation(
      "file/outside",
      "An image of a scene is a link that leads out of the scene's folder. A scene that "
        + "somebody sends is not to show pictures of yours.",
      cure: "put the file itself beside the scene."),
    Explanation(
      "file/unwritable",
      "A file could not be written: its folder does not allow it, the disk is full, or "
        + "something stands in its place. What was there before is still there.",
      cure: "look at the path, the rights of its folder and the room on its disk."),
    Explanation(
      "output/outside",
      "The name of an output leads out of the output folder, by '..' or by a slash at its start. "
        + "Nothing is ever written there.",
      example: "{\"type\": \"still\", \"file\": \"../feed.svg\"}",
      cure: "give a name inside, and choose the folder with --output."),
    Explanation(
      "output/link",
      "A symbolic link stands on the way to an output, or in its place. It may lead anywhere, so "
        + "nothing is written through it.",
      cure: "remove the link, or choose the folder that it leads to with --output."),
    Explanation(
      "output/folder", "A folder has the name of a file that is to be written.",
      cure: "move the folder, or give the output another name."),
    Explanation(
      "output/failed",
      "An output could not be made for a reason that has no code of its own: the message says it.",
      cure: "do what the message says; tell us if it says nothing useful."),
  ]

  static let work: [Explanation] = [
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
      "limit/time",
      "A scene was not done in time and was stopped; the other scenes go on. Its layout may "
        + "loop for ever, or there is much to draw.",
      cure: "look for a loop that never ends, or raise --max-seconds."),
    Explanation(
      "run/crash",
      "The process that worked on a scene was ended by a signal: its layout or a cell stopped "
        + "the program, or somebody killed it. The other scenes go on.",
      cure: "read what the program said before, and run the scene alone."),
    Explanation(
      "interrupted",
      "A signal came. The scenes in hand were finished, or at a second signal given up; what "
        + "was done is kept, and nothing is left half done.",
      cure: "run the same command again: it goes on where this one ended."),
    Explanation(
      "cache/unwritable",
      "What was drawn cannot be noted in the folder .tessera of the output folder. The files are "
        + "there; the next run draws them anew.",
      cure: "look at the rights of that folder, or draw with --no-cache."),
    Explanation(
      "fingerprint",
      "The program, its fonts or its libraries could not be read. Without them it cannot be "
        + "known whether kept pictures are still right.",
      cure: "install the fonts that the message names, or draw everything with --no-cache."),
  ]
}
