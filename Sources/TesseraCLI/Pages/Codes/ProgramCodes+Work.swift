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
      "An image or a golden of a scene lies outside of the scene's folder, by its name or because "
        + "it is a link, or stands in a folder that is one. A scene that somebody sends is not to "
        + "show files of yours.",
      example: "{\"id\": \"Bob\", \"image\": \"../faces/bob.png\"}",
      cure: "put the file beside the scene or below, or name the folder that may be read: "
        + "--allow-read faces. Build systems that hand out links want that."),
    Explanation(
      "file/changed",
      "A scene, or what it extends, was saved while a run was beginning, and now names other files "
        + "than those that were looked at.",
      cure: "run it again."),
    Explanation(
      "file/unwritable",
      "A file could not be written: its folder does not allow it, or something stands in its "
        + "place. What was there before is still there.",
      cure: "look at the path and the rights of its folder."),
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
      cure: "remove the link, or name the place that it leads to."),
    Explanation(
      "output/same-file",
      "Two outputs have the same file, or an output and a file of the command line: the page, the "
        + "manifest, the timings, a golden that is recorded. They may spell it differently, over "
        + "links, '..' or capital letters, and numbered frames may meet a file with a number. "
        + "Neither is written; what was there before is still there.",
      example: "{\"type\": \"still\", \"file\": \"feed.png\"} in two scenes",
      cure: "give each a name of its own, such as \"{name}.png\", or a folder."),
    Explanation(
      "output/file-and-folder",
      "The name of one file is a folder on the way to another one, in one scene, in two, or in a scene and "
        + "an option: only one of the two can be there. What was to be written is not; a file that is read, "
        + "or that was there before, is still there.",
      example: "an output feed.svg, and another one feed.svg/feed.attrs",
      cure: "give one of the two another name."),
    Explanation(
      "output/over-input",
      "A file was to be written that the same run reads: a scene, what it extends, an image, a "
        + "golden, what is compared or merged, the project's file. It was not written.",
      example: "tessera diff --mask before.png before.png after.png",
      cure: "give what is written another name, or choose another folder with --output."),
    Explanation(
      "output/reserved",
      "The folder .tessera holds what the program knows of earlier runs. Nothing else is written "
        + "there.",
      example: "tessera render -o .tessera feed.scene.json", cure: "choose another folder."),
    Explanation(
      "output/exchanged",
      "While the program ran, another folder, or a link, took the place of the output folder, or of "
        + "the folder of the scene whose golden is recorded. Nothing is written there.",
      cure: "look where the path leads now, and run again."),
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
      "golden/fingerprint",
      "Goldens were made with other fonts, libraries, another processor or another version of this "
        + "program than are here: goldens.fingerprint beside them says so. They may be met all the "
        + "same; where they are not, this may be why.",
      cure: "install what is named, bring the fonts by \"fonts\" in a scene or in tessera.json, or "
        + "record the goldens again where all is as it should be."),
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
    Explanation(
      "limit/time",
      "A scene was not done in time and was stopped; the other scenes go on. The message says "
        + "what it was at. Scenes that ask for frames have more time: twice that of --max-seconds "
        + "for 600 million pixels of frames, and so on.",
      cure: "look at what the message names, ask for less, or raise --max-seconds."),
    Explanation(
      "run/crash",
      "The process that worked on a scene was ended by a signal: its layout or a cell stopped "
        + "the program. The other scenes go on.",
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
