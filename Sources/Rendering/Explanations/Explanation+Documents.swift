package import SceneFormat

extension Explanation {
  /// Documents whose figures are kept current.
  package static let documents: [Explanation] = [
    Explanation(
      "docs/kind",
      "A word of the command line names a file that is no document: Markdown, MDX, a tutorial, a Swift file, or a "
        + "folder with some of them, such as a catalogue of DocC.",
      example: "tessera docs README.md Sources/Feed/Feed.docc",
      cure: "name documents; scenes are drawn by tessera render."),
    Explanation(
      "docs/unclosed",
      "A mark that begins figures has no other one that ends them, or a block of code with a scene has no end. What "
        + "stands behind would be lost. Nothing of the document was written.",
      example: "<!-- tessera: feed.scene.json -->\n<!-- /tessera -->",
      cure: "put the line that the message names behind the figures."),
    Explanation(
      "docs/nested", "A mark begins figures before those above have ended.",
      cure: "put <!-- /tessera --> between the two."),
    Explanation(
      "docs/unopened", "A mark ends figures that no mark begins.",
      cure: "take it out, or put <!-- tessera: feed.scene.json --> in front of the figures."),
    Explanation(
      "docs/nameless",
      "A mark names no scene, and no block of code with one stands above it, with nothing but empty lines between.",
      example: "<!-- tessera: Scenes/feed.scene.json -->",
      cure: "name the scene's file, or write the scene above, in a block that begins with ```scene."
    ),
    Explanation(
      "docs/mark",
      "A mark stands among other words, in a table or in a quotation, or a scene stands in a quotation: no figures can be "
        + "put behind it. Marks are lines of their own.",
      example: "<!-- tessera: Scenes/feed.scene.json -->\n<!-- /tessera -->",
      cure: "put it in lines of its own."),
    Explanation(
      "docs/scene-within",
      "A block of code with a scene stands between marks. All between them is replaced by figures: the scene would be lost.",
      cure: "put the block above the marks, which need no name then."),
    Explanation(
      "docs/hand-made",
      "A figure has the name of another picture, which the document shows outside of its marks and which would be lost.",
      cure: "give the scene, or its output, another name."),
    Explanation(
      "docs/comment",
      "A description holds the signs that end or begin a comment of Swift, and its figure is shown by a directive in a "
        + "comment between /** and */, in which they cannot be written otherwise.",
      cure:
        "write the comment with /// in front of each line, or the description without these signs."),
    Explanation(
      "docs/word",
      "Behind the scene stand types of figures, a step, or a place on a page of DocC. A type that the scene does not "
        + "ask for is drawn as usual.",
      example:
        "<!-- tessera: feed.scene.json storyboard -->\n<!-- tessera: feed.scene.json still card -->\n"
        + "<!-- tessera: feed.scene.json still step=sync -->",
      cure: "look at its spelling: tessera list outputs names the types."),
    Explanation(
      "docs/same-figure",
      "Two places want one file for different figures. Scenes that have no name have that of their file; those in a "
        + "document have the document's.",
      cure: "give each scene a \"name\", or its outputs names of their own."),
    Explanation(
      "docs/same-name",
      "DocC finds pictures by their names alone, without folder, ending, theme and scale. Two files of a catalogue have "
        + "the same one, so that a page shows either.",
      cure: "give one of them another name."),
    Explanation(
      "extract/none",
      "A file carries no scene: it was drawn without --embed, was changed by a program that takes such parts out, or is "
        + "of a format that has no room for one.",
      example: "tessera render --embed feed.scene.json",
      cure: "draw it with --embed, as PNG, APNG, SVG or PDF."),
    Explanation(
      "docs/unused",
      "A picture lies among the figures of documents, and none of them refers to it: the scene was taken out, or has "
        + "another name now. It is left where it is.",
      cure: "delete it, or refer to it."),
  ]
}
