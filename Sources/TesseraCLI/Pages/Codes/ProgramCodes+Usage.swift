internal import SceneFormat

// Comparing, merging, and the command line itself.
extension ProgramCodes {
  static let comparing: [Explanation] = [
    Explanation(
      "diff/kinds",
      "A table, or a scene, can be compared to another one, a picture to a picture, and an SVG file to an "
        + "SVG file.",
      cure: "give two of the same kind."),
    Explanation(
      "diff/unknown-kind",
      "A file is neither an attribute table nor a picture or an animation, as its first bytes tell.",
      cure: "give .attrs or .json tables, SVG files, or PNG, JPEG, GIF or WebP files."),
    Explanation(
      "diff/foreign-drawing",
      "An SVG file was written by another program, or changed by hand: it has something that the drawings of "
        + "this program never have, such as scripts, references to other files, or entities. What those mean is "
        + "not looked up. Two files that are the same byte by byte are the same whoever wrote them.",
      cure:
        "compare what tessera render has written, or make a PNG of both with the program that wrote them."
    ),
    Explanation(
      "diff/option",
      "An option does nothing for what is compared: --tolerance is for the numbers of tables and scenes, --mask "
        + "for the pixels of pictures.", example: "tessera diff --tolerance 2 a.png b.png",
      cure: "leave the option out, or compare attribute tables."),
    Explanation(
      "diff/unused-part",
      "Nothing differs in a part that --ignore names: it may be spelt wrongly, lie elsewhere, or be of no use any "
        + "more. Names are those of elements of drawings; parts of pictures are pixels or a mask.",
      example: "tessera diff --ignore 0,0,390,44 before.png after.png",
      cure: "leave the part out, or look at how it is written."),
    Explanation(
      "diff/unreadable", "A picture or an animation is damaged, or was cut off.",
      cure: "write it again; the message says at which byte it breaks."),
    Explanation(
      "diff/limit",
      "A picture is larger, or an animation longer, than what is compared. A small file can claim "
        + "to hold very much.",
      cure: "compare a smaller picture, or a shorter part of the animation."),
    Explanation(
      "diff/pattern",
      "Two patterns pair their files by the part of the path that their stars stand for, so that each has exactly "
        + "one, and no other sign of a pattern.",
      example: "tessera diff 'before/*.png' 'after/*.png'",
      cure: "give both sides one star, in quotes, so that the shell does not read it."),
    Explanation(
      "diff/no-files",
      "No file is named as a pattern says, or two folders have none that can be compared: that nothing was compared "
        + "does not say that nothing differs.",
      example: "tessera diff 'before/*.png' 'after/*.png'",
      cure: "look at the folder and the ending; a star stands for a part of one name."),
    Explanation(
      "diff/left-out",
      "Folders have files of kinds that are not compared, such as BMP or text. Nothing is said about them.",
      example: "tessera diff before after",
      cure: "keep them elsewhere, or make PNG files of them."),
    Explanation(
      "diff/one-file",
      "Two names of a pair are one file, through a link or because a folder is given twice: it cannot differ.",
      cure: "look for the link, or give the other folder."),
    Explanation(
      "diff/frames",
      "With --frames a folder is one animation: PNG files of one name but for the number before their ending. "
        + "Gaps between numbers are let pass, two rows of pictures or two of one number are not.",
      example: "tessera diff --frames before after",
      cure: "keep one row in the folder, such as frame-0001.png to frame-0120.png."),
    Explanation(
      "diff/mask", "The picture of the pixels that differ could not be written.",
      cure: "look at the path of --mask."),
    Explanation(
      "diff/mask-size",
      "A mask for --ignore has another size than the pictures, so nobody knows which of their pixels it means.",
      example: "tessera diff --ignore clock.png before.png after.png",
      cure: "paint a mask as large as the pictures, or give a rectangle."),
    Explanation(
      "diff/mask-name", "Masks are PNG files, moving ones for animations, and are named so.",
      cure: "give --mask a name that ends in .png or .apng."),
  ]

  static let merging: [Explanation] = [
    Explanation(
      "merge/no-shard", "A file is of a whole run and not of a part.",
      cure: "merge what render --manifest or check --results has written with --shard."),
    Explanation(
      "merge/count", "The manifests are parts of different numbers of parts.",
      cure: "merge manifests of one run: all of 1/4, 2/4, 3/4 and 4/4."),
    Explanation(
      "merge/mismatch",
      "The parts were made by different programs, libraries, fonts or options, so their pictures do "
        + "not belong together. The message names what is otherwise.",
      cure: "run all parts with the same program, libraries, fonts and options."),
    Explanation(
      "merge/doubled", "Two manifests are of the same part.", cure: "leave one of them out."),
    Explanation(
      "merge/missing", "A part has no manifest: it was not run, or it did not end.",
      cure: "run the part that the message names, and merge again."),
    Explanation(
      "merge/scene", "A manifest has a scene that belongs to another part.",
      cure: "run all parts over the same list of scenes."),
    Explanation(
      "merge/scenes", "Scenes are in no manifest although all parts are there.",
      cure: "run all parts over the same list of scenes."),
    Explanation(
      "merge/same-file",
      "Two scenes say that they have written the same file, in two shards of which neither knew of "
        + "the other. One of the two is lost.",
      cure: "give each scene's outputs names of their own, and run both shards again."),
    Explanation(
      "merge/file-and-folder",
      "The name of a file that one scene says to have written is a folder on the way to a file of another "
        + "one, in two shards of which neither knew of the other. One of the two is lost.",
      cure: "give one of the two another name, and run both shards again."),
    Explanation(
      "merge/torn",
      "A file of results is not what was written: it was copied while it was not whole yet, cut off, or changed. "
        + "Its last line counts the others and has their sum.",
      cure: "copy it again, or run its shard again. Its results are left out."),
    Explanation(
      "merge/interrupted", "The check of a part ended before its last scene.",
      cure: "run the part again. The results of scenes that were checked are told."),
    Explanation(
      "merge/picture",
      "A picture that is named in the results of a part does not lie in the folder beside them, or has another size.",
      cure: "copy the folder whose name ends in .blobs together with the file of results."),
    Explanation(
      "merge/conflict",
      "Both sides of a merge have changed the line of one picture in a list, each in another way. Git's marks stand "
        + "around the two lines.",
      cure: "keep one of the two, or draw the picture from the merged scenes: tessera record."),
    Explanation(
      "merge/option", "An option of merge is about another sort of parts.",
      example: "tessera merge --junit check.xml manifest.json",
      cure:
        "--manifest is for manifests of render; --junit, --code-quality, --summary and --report for results of check."
    ),
    Explanation(
      "merge/failed", "A manifest could not be read or written.",
      cure: "look at the path and at the rights of its folder."),
  ]

  static let usage: [Explanation] = [
    Explanation(
      "usage/piped-matrix",
      "A scene that comes through standard input can be read once, and several were to be made of it: by rows, languages, "
        + "devices and the like.",
      cure: "name a file, or choose one value for each option."),
    Explanation(
      "usage/language", "Languages are chosen, and there is no table of their texts.",
      example: "tessera render --language de feed.scene.json",
      cure: "name the table with --texts, or leave --language out."),
    Explanation(
      "usage/yaml",
      "Only scenes in JSON are formatted: YAML has comments and anchors that would be lost.",
      cure: "leave the file out."),
    Explanation(
      "usage/unknown-command", "There is no such command.", example: "tessera rendre",
      cure: "tessera help lists all commands."),
    Explanation(
      "usage/unknown-option", "The command has no such option; options are not abbreviated.",
      example: "tessera render --scael 2", cure: "tessera help COMMAND lists its options."),
    Explanation(
      "usage/misplaced-option", "The option belongs to another command.",
      cure: "tessera help COMMAND lists the options of a command."),
    Explanation(
      "usage/missing-value", "The option wants a value behind it.",
      example: "tessera render feed.scene.json --scale", cure: "write --scale 2 or --scale=2."),
    Explanation(
      "usage/unexpected-value", "The option is a switch and takes no value.",
      example: "tessera render --force=yes", cure: "leave the value out."),
    Explanation(
      "usage/repeated-option", "The option is given twice, and only one value can count.",
      cure: "give it once; lists are written with commas."),
    Explanation(
      "usage/wrong-value", "The value is none that the option takes.",
      example: "tessera render --scale big", cure: "the message says what it takes."),
    Explanation(
      "usage/missing-argument", "The command wants to know what to work on.",
      cure: "tessera help COMMAND shows what stands where."),
    Explanation(
      "usage/extra-argument", "There are more words than the command takes.",
      cure: "put words with blanks into quotation marks."),
    Explanation(
      "usage/conflict", "Two options are given of which one would do nothing beside the other.",
      example: "tessera render --quiet --verbose feed.scene.json",
      cure: "leave one of the two out."),
    Explanation(
      "usage/encoding",
      "A word of the command line is not written in UTF-8; its bytes are shown as escapes.",
      cure: "give the file another name."),
    Explanation(
      "usage/shard", "It cannot be told which part of the scenes is meant.",
      example: "tessera render --shard 5/4 Scenes",
      cure: "write --shard 1/4, or auto in a job array or a CI matrix."),
    Explanation(
      "usage/unknown-code", "There is no code of that name.",
      cure: "tessera explain-code lists all codes."),
  ]
}
