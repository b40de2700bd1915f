package import SceneFormat

extension Explanation {
  /// Files that are read and written, and their paths.
  package static let files: [Explanation] = [
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
      "output/exists",
      "A file stands where a scene is to be kept, and is another one: perhaps one that was kept before.",
      example: "tessera audit --fuzz 100 --keep feed.scene.json",
      cure: "give the file another name, or delete it."),
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
}
