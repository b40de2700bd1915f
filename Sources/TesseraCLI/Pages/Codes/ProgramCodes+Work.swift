internal import SceneFormat

// The work on many scenes, and the processes that do it.
extension ProgramCodes {
  static let work: [Explanation] = [
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
