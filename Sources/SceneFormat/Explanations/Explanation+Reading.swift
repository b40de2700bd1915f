// Files and their text.
extension Explanation {
  static let reading: [Explanation] = [
    Explanation(
      "file/unreadable",
      """
      A file could not be opened or read: it is not there, it is a folder or a device, or \
      its rights do not allow it.
      """,
      example: "{\"extends\": \"bsae.scene.json\"}",
      cure: "check the path; paths in a scene count from the scene's own folder."),
    Explanation(
      "file/too-large",
      """
      A file has more bytes than a scene may have. The limit keeps a mistyped path from \
      filling the memory.
      """,
      cure: "name the scene and not its data, or raise the limit."),
    Explanation(
      "file/encoding",
      """
      A scene is written in UTF-8. The place is that of the first byte that belongs to no \
      character.
      """,
      cure: "save the file as UTF-8 in your editor, or convert it: iconv -f latin1 -t utf-8."),
    Explanation(
      "syntax",
      """
      The text is not JSON, or not YAML. Nothing behind the place can be trusted, so this \
      is the only message about the file. JSON is read strictly: no comments, no comma \
      after the last element, keys in quotation marks.
      """,
      example: "{\"scene\": 1,}",
      cure: "change what stands at the caret; YAML allows what JSON does not."),
    Explanation(
      "syntax/too-deep",
      """
      Objects and lists lie in one another deeper than any scene needs. Aliases of YAML \
      count as what they stand for.
      """,
      cure: "take out the levels that mean nothing."),
    Explanation(
      "syntax/too-many-values",
      """
      The file holds more values than a scene may have. In YAML a few aliases of aliases \
      can stand for billions of values.
      """,
      example: "a: &a [x, x, x, x]\nb: &b [*a, *a, *a, *a]\nc: [*b, *b, *b, *b]",
      cure: "use \"generate\" for many items, and raise the limit where there really are so many."),
    Explanation(
      "limit/text",
      """
      A text, a name, or what a text becomes once its places are filled in is longer than a \
      scene may have. A short template that names a long label many times stands for \
      gigabytes.
      """,
      example: "\"label\": \"{label}{label}{label}…\"",
      cure: "shorten the text that the message points at, or the texts that it repeats."),
    Explanation(
      "syntax/repeated-key",
      """
      An object has the same key twice. Readers differ in which one they take, so neither \
      is taken.
      """,
      example: "{\"name\": \"a\", \"name\": \"b\"}", cure: "delete one of the two."),
    Explanation(
      "yaml/tag", "YAML's tags say what type a value has. A scene says that by its keys.",
      example: "label: !!str 12",
      cure: """
        delete the tag, and put text that looks like a number in quotation marks: label: \
        "12".
        """),
    Explanation(
      "yaml/alias", "An alias names an anchor that no value before it has.",
      example: "cells: *looks",
      cure: """
        write &looks before the first value, above the alias; values that stand nowhere else \
        have a place under a key of your own that begins with x-.
        """),
    Explanation(
      "yaml/several-documents",
      "A line of three dashes starts a second document. A file holds one scene.",
      cure: """
        write each scene into a file of its own; "extends" lets them share what they have \
        in common.
        """),
    Explanation(
      "yaml/key",
      """
      A key of an object is a list, an object, or has an anchor. Keys of a scene are words; \
      only << takes the members of another object over, or those of a list of objects.
      """,
      example: "? [a, b]\n: c", cure: "write the key as one word."),
    Explanation(
      "extends/cycle",
      "A scene extends itself, over one file or several. The message lists the way round.",
      cure: "put what the files share into one that extends none of them."),
    Explanation(
      "extends/too-deep", "More files extend one another than a person could follow.",
      cure: """
        name the files in one list instead of in a row: "extends": ["a.scene.json", \
        "b.scene.json"].
        """),
    Explanation(
      "extends/outside",
      """
      A scene may only extend files below its own folder, and below those that the command \
      line names. Links that lead out of them count as outside.
      """,
      example: "{\"extends\": \"../../etc/passwd\"}",
      cure: "move the file into the folder, or let its folder be read with --allow-read."),
  ]
}
