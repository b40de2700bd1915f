// Keys and values.
extension Explanation {
  static let keys: [Explanation] = [
    Explanation(
      "format-version",
      "The scene is written in a version of the format that this program does not know.",
      example: "{\"scene\": 2}", cure: "write \"scene\": 1, or take a newer program."),
    Explanation(
      "unknown-key",
      """
      An object has a key that nothing reads. Keys are never passed over in silence: a \
      mistyped one would change the picture without a word. Only below "params" of \
      layouts of your own and below an item's "data" are keys free.
      """,
      example: "{\"layout\": {\"kind\": \"flow\", \"minimumLineSpaceing\": 8}}",
      cure: "take the key that is meant; the message lists those that are known there."),
    Explanation(
      "missing-key", "An object lacks a key that it cannot do without.",
      example: "{\"scene\": 1}", cure: "add the key; the message says what stands under it."),
    Explanation(
      "wrong-type",
      """
      A value is of another type than its key takes: a text instead of a number, one \
      value instead of a list.
      """,
      example: "{\"canvas\": {\"margin\": \"12\"}}",
      cure: "write a value of the type that is named; numbers stand without quotation marks."),
    Explanation(
      "wrong-value", "A value is of the right type, but not one that its key takes.",
      example: "{\"canvas\": {\"direction\": \"left\"}}",
      cure: "take one of the values that are named."),
    Explanation(
      "wrong-count", "A list has too few or too many elements.",
      example: "{\"canvas\": {\"size\": [390]}}",
      cure: "points are [x, y], sizes [width, height], insets [top, left, bottom, right]."),
    Explanation(
      "not-supported", "The format knows this, but the program cannot play it yet.",
      example: "{\"controller\": \"friends\", \"layout\": \"flow\"}",
      cure: "leave out what is named: the other part of the scene has its own."),
    Explanation(
      "unknown-kind",
      """
      No layout of this kind comes along, and no program registered one. Layouts of your \
      own have to be registered by the program that plays the scene.
      """,
      example: "{\"layout\": {\"kind\": \"colums\"}}",
      cure: "correct the name, or play the scene with the program that knows the layout."),
    Explanation(
      "unknown-view",
      """
      No class of views has this name. Cells, supplementary views and decoration views of \
      your own have to be registered by the program that plays the scene.
      """,
      example: "{\"style\": {\"cells\": {\"default\": {\"cell\": \"foto\"}}}}",
      cure: "correct the name, or play the scene with the program that knows the class."),
    Explanation(
      "unknown-font",
      """
      Texts are set in fonts whose files are pinned, so that they come out alike everywhere: \
      Inter, JetBrains Mono and DejaVu Serif, as Debian packages them, or in those that the \
      scene or its project brings as files.
      """,
      example: "{\"style\": {\"font\": \"Helvetica\"}}",
      cure: "take one of the families that are named."),
    Explanation(
      "font/not-installed",
      """
      Texts need a family whose font files are not on this machine. Another one in its \
      place would give other pictures than elsewhere.
      """,
      example: "{\"style\": {\"font\": \"DejaVu Serif\"}}",
      cure: """
        install the Debian package that is named, leave the font out, or write \
        "text": "blocks", which needs none.
        """),
    Explanation(
      "font/unreadable",
      """
      A font file that a scene or its project brings is not there, is cut off, or is of a kind that texts cannot be \
      set in: fonts for web pages are packed, and a variable font has all weights in one file.
      """,
      example: "{\"fonts\": [\"fonts/Brand.woff2\"]}",
      cure: """
        name TrueType or OpenType files (.ttf, .otf, .ttc), one for each weight that texts need.
        """),
    Explanation(
      "font/uncovered",
      """
      No installed font has a glyph for some characters, so pictures show a box for each of \
      them. It is told once for each package that has them, however many scenes need it, and \
      before anything is drawn where the scenes themselves say the texts.
      """,
      example: "{\"data\": {\"sections\": [{\"id\": \"a\", \"items\": [\"日本\"]}]}}",
      cure: """
        install the Debian package that is named, write other characters, or write \
        "text": "blocks", which draws no letters.
        """),
    Explanation(
      "font/unknown-family",
      """
      A view asks for a font by a name that none of the pinned families answers to, so another \
      one is taken.
      """,
      example: "UIFont(name: \"Comic Sans\", size: 13)",
      cure: "take one of the families that are named, or the system's font."),
    Explanation(
      "unknown-color",
      """
      A text is not a colour. Colours are "#rgb", "#rrggbb", "#rrggbbaa", "palette" and \
      "palette.3", a hue such as "blue" with a shade from "blue.1" to "blue.5", and names \
      for what a colour is for, such as "surface".
      """,
      example: "{\"fill\": \"#12345\"}", cure: "write one of these forms."),
    Explanation(
      "unknown-symbol",
      """
      No symbol has that name. The symbols of rows, tiles and bars are drawn from lines of Tessera's own, and are \
      fewer than those of a phone.
      """,
      example: "{\"symbol\": \"male\"}",
      cure: "take one of the names that are listed, or an image from an SVG file of your own."),
    Explanation(
      "unknown-placeholder",
      "Braces in a label or a file name hold a word that nothing can be filled in for, or not there: "
        + "an image belongs to no step.",
      example: "{\"file\": \"{nam}.svg\"}", cure: "take one of the words that are named."),
    Explanation(
      "unknown-name",
      """
      Something is called by a name that nothing has at that moment: an item that was \
      deleted before, a step or a layout that is mistyped.
      """,
      example: "{\"update\": {\"delete\": [\"bop\"]}}",
      cure: "take a name that is known there; items are named by identifier, not by label."),
    Explanation(
      "repeated-identifier",
      """
      Two items, sections or steps share an identifier. Updates, outputs and tables name \
      things by identifier, so each needs its own.
      """,
      example: "{\"items\": [\"ann\", \"ann\"]}",
      cure: "rename one; two items may have the same label."),
    Explanation(
      "step/cause",
      """
      A step is one thing that happens: its cause. Two causes are two steps, because \
      UIKit would animate them one after the other, too.
      """,
      example: "{\"bounds\": \"rotate\", \"layout\": \"grid\"}",
      cure: "write a step for each cause."),
    Explanation(
      "timing",
      """
      The numbers of a timing cannot be played: a spring that never comes to rest, \
      keyframes that do not lead from 0 to 1, a duration of more than a day.
      """,
      example: "{\"curve\": {\"spring\": {\"dampingRatio\": 0}}}",
      cure: "take a number in the range that is named."),
    Explanation(
      "output/path",
      """
      A file name would lead out of the output folder, has an ending that its type cannot \
      be written in, or breaks the rules of the site that it is for.
      """,
      example: "{\"type\": \"still\", \"file\": \"../still.svg\"}",
      cure: "write a path below the output folder, with one of the endings that are named."),
    Explanation(
      "limit",
      """
      The scene asks for more than is sensible: a huge canvas, too many items, steps or \
      frames. Limits keep a slip of the hand from filling memory and disk.
      """,
      example: "{\"generate\": {\"count\": 10000000}}", cure: "ask for less, or raise the limit."),
    Explanation(
      "image",
      """
      An image of an item could not be read. Images are PNG or JPEG files below the \
      scene's folder.
      """,
      cure: "check the path and the file."),
  ]

  static let tables: [Explanation] = [
    Explanation(
      "table/unreadable",
      """
      An attribute table has a line that is none: a number is no number, is not finite or does not fit its \
      column, the file was cut off, or two sides of a merge stand in it. Such a table equals nothing, so it is \
      not compared.
      """,
      example: "step  phase  kind  id   path  frame      alpha  z  hidden  transform\n"
        + "-     -      cell  ann  0-0   0 nan 1 1  1      0  -       -",
      cure: """
        take the file from version control, or record it again, and look at what has changed.
        """),
    Explanation(
      "rows/empty", "A table for --rows or --texts holds nothing that a scene could be made of.",
      example: "name,age\nAnn,34", cure: "write a line of names and a line for each scene."),
    Explanation(
      "rows/same-names",
      """
      Each scene that is made of a row, a language or a device has files of its own by its name, which ends in the \
      text of the row's first column. Two of them would write over one another.
      """,
      example: "name,age\nAnn,34\nAnn,51",
      cure: "give each row another text in its first column, such as a number."),
  ]

  static let playing: [Explanation] = [
    Explanation(
      "run/stopped",
      "A step could not be played to its end, so the steps after it were not played.",
      cure: "see the message about the step."),
    Explanation(
      "layout/parameter", "A layout refused the value of one of its own parameters.",
      cure: "take a value that the layout allows."),
  ]

  static let expectations: [Explanation] = [
    Explanation(
      "expect/golden",
      """
      The attribute table of the scene differs from the one that is kept beside it. The \
      message names the elements and their numbers.
      """,
      cure: "look at the difference: repair the layout, or accept the new table by recording it."),
    Explanation(
      "expect/golden-missing",
      "The table that the scene is to be compared with is not there.",
      cure: "record it, look at it, and keep it beside the scene."),
    Explanation(
      "expect/picture",
      """
      A picture of the scene differs from the accepted one. The message names the elements \
      and what is seen of them, or the parts of the picture where it has no elements.
      """,
      cure: "look at both: repair what draws it, or accept the new picture by recording it."),
    Explanation(
      "expect/picture-missing", "Pictures that the scene draws were never accepted, or are gone.",
      cure: "look at what is drawn, record it, and keep the folder beside the scene."),
    Explanation(
      "expect/picture-obsolete",
      """
      A list of accepted pictures names some that the scene does not draw any more, or goldens lie \
      in a folder of scenes none of which has them. The first is only said where everything could be \
      drawn, the second where a whole folder is checked.
      """,
      cure: "record the scene, or the folder: they go from the list, and from the disk."),
    Explanation(
      "golden/pictures",
      """
      A list of accepted pictures, or one of them, cannot be read: it was cut off, or two branches have met in it. \
      Or another scene holds the same list, or has accepted the same picture: each would take away what the other draws.
      """,
      cure:
        "keep each file's line once, or record the pictures again; give each scene a list of its own."
    ),
    Explanation(
      "golden/mask",
      "A mask that says which parts of pictures nobody looks at is not there, or is no picture.",
      cure: "save it as PNG beside the scene, as large as the pictures; painted parts are ignored."),
    Explanation(
      "expect/let-pass",
      """
      A picture is otherwise than the accepted one, and passes all the same: all that differs is let pass by \
      the profile of the check ("profile", --profile), or lies in parts that nobody looks at ("ignore"). A warning \
      says that such a part is in none of the pictures that differ.
      """,
      cure:
        "look at it now and then: record the picture, and it is exact again. A part that is in no picture can go."
    ),
    Explanation(
      "golden/not-recorded",
      """
      A golden would be recorded, and the mode is never: that of CI systems, which set the \
      variable CI, unless --mode or TESSERA_MODE says otherwise. Nothing was written.
      """,
      cure: "record on your own machine, look at what changed, and commit it."),
    Explanation(
      "golden/selection",
      """
      The file of a selection cannot be read: it is none, or was cut off or changed by hand. Or it decides on none of \
      the scenes of the command line, which have other names there or need other options.
      """,
      cure:
        "export it from the report's page again, and name the scenes as the check has named them."),
    Explanation(
      "golden/stale-decision",
      """
      A selection approves an output of a report, and the golden or the drawing is another one \
      now than when somebody looked at it. Nothing was written for that output.
      """,
      cure: "check the scene again with --report, and decide on what it shows now."),
    Explanation(
      "expect/attributes", "An element has other numbers than the scene expects of it.",
      example: "{\"attributes\": {\"of\": \"zoe\", \"phase\": \"initial\", \"alpha\": 0}}",
      cure: "repair the layout, or the expectation."),
    Explanation(
      "expect/contract",
      """
      The layout breaks a rule between layouts and collection views. no-alias: attributes \
      that were handed out may not change later. item-matches-elements: the answer for \
      one index path is the one for rectangles. query-complete: every element is in the \
      answer for every rectangle that it meets.
      """,
      cure: """
        copy attributes before you change them; answer all questions from the same numbers; \
        search with the whole frames, not with their origins.
        """),
    Explanation(
      "expect/overlap", "Two elements lie on one another that should not.",
      cure: "repair the frames; name \"cells\" where headers may lie on cells."),
    Explanation(
      "expect/outside-content",
      "An element reaches out of the content size, so that nobody can scroll to all of it.",
      cure: "answer a collectionViewContentSize that holds every frame."),
    Explanation(
      "expect/pixel-alignment", "A frame lies between pixels, so that its edges are blurred.",
      cure: "round frames to 1 / displayScale."),
    Explanation(
      "expect/shift",
      """
      A step makes jump what is seen further than "maxShift" or --max-shift allows. The score is \
      impact × distance. Impact is the share of the screen that those who jump cover, before the step \
      and after it, together; distance is the longest of their ways as a share of the screen's longer \
      side, 1 at most. Half a screen of rows that give way by a tenth of its height score 0.05.

      Someone jumps who stands elsewhere on the screen, by 3 points or more, without having been asked \
      to: rows that make room for others, or follow one that has grown. Who is inserted, deleted or \
      moved does not, by itself or with its section; nor who only grows, who is scrolled, who stays in \
      place while the content scrolls, or what another layout or another size of the window arranges \
      anew. The message names those with the longest ways first. A jump between two frames on the way, \
      and back, counts as well.
      """,
      cure: """
        keep what is seen in place, as with targetContentOffset(forProposedContentOffset:), let \
        cells have their sizes from the start, or raise the limit for the step: \
        {"maxShift": 0.3, "steps": ["sync"]} in "expect" holds in place of --max-shift.
        """),
    Explanation(
      "expect/no-failure",
      """
      The scene should have stopped with a code, and was played to its end, or stopped \
      with another one.
      """,
      cure: "correct the code, or delete the expectation where the mistake is gone."),
  ]
}
