internal import Rendering
internal import SceneFormat

/// Every command in the order in which help lists them. This table is the only place where they are described.
enum CommandTable {
  static let commands: [Command] = [
    render, check, audit, record, approve, docs, tryOut, preview, fmt, extract, diff, text, explain,
    explainCode,
    initialize, list,
    schema,
    merge,
    completions, man, help,
  ]

  static subscript(name: Command.Name) -> Command {
    switch name {
    case .render: render
    case .check: check
    case .audit: audit
    case .record: record
    case .approve: approve
    case .docs: docs
    case .`try`: tryOut
    case .preview: preview
    case .fmt: fmt
    case .extract: extract
    case .diff: diff
    case .text: text
    case .explain: explain
    case .explainCode: explainCode
    case .`init`: initialize
    case .list: list
    case .schema: schema
    case .merge: merge
    case .completions: completions
    case .man: man
    case .help: help
    }
  }

  private static let batch: [Option] = [.jobs, .shard, .timings]

  static let render = Command(
    .render, "write the pictures, animations and tables that scenes name",
    arguments: [.scenes],
    options: [.output, .only, .theme, .scale, .png] + Option.matrix + batch + [.manifest, .page]
      + Option.limits,
    flags: [
      .embed, .dryRun, .force, .watch, .noCache, .verify, .verifyDeterministic, .quiet, .verbose,
      .debug,
      .json,
    ],
    examples: [
      .init("tessera render feed.scene.json", "all outputs of a scene, into this folder"),
      .init("tessera render -o Output --only still,animation -t dark Scenes", "a folder of scenes"),
      .init(
        "tessera render --only still -o - feed.scene.json > feed.svg", "one picture through a pipe"),
      .init("tessera render --device iphone,ipad --direction ltr,rtl Scenes", "four of each"),
      .init("tessera render --rows people.csv card.scene.json", "one for every row"),
      .init("tessera render --shard auto --manifest part.json Scenes", "one part of a job array"),
    ])

  static let check = Command(
    .check, "hold scenes to what they expect: numbers, goldens, the layout's contract",
    arguments: [.scenes],
    options: [.maxShift, .checkProfile, .cache] + Option.matrix + batch + Option.verdicts
      + Option.limits,
    flags: [.drawAll, .watch, .quiet, .debug, .json],
    examples: [
      .init("tessera check Scenes", "exit status 1 if anything differs"),
      .init("tessera check --cache .checks Scenes", "again only what has changed since"),
      .init("tessera check --diagnostics github Scenes", "with annotations in a pull request"),
      .init("tessera check --junit check.xml --summary check.md Scenes", "for what CI shows"),
      .init("tessera check --report report.html Scenes", "a page to look at what differs"),
      .init(
        "tessera check --shard 2/4 --results part-2.jsonl Scenes", "one part, for tessera merge"),
      .init("tessera check --max-shift 0.1 Scenes", "and nothing that is seen may jump far"),
    ])

  static let audit = Command(
    .audit, "look whether layouts keep what every collection view relies on",
    arguments: [.scenes],
    options: [.rules, .fuzz, .seed] + batch + [.junit, .codeQuality, .summary] + Option.limits,
    flags: [.keep, .quiet, .debug, .json],
    examples: [
      .init("tessera audit Scenes", "at the start and after each step; exit status 1 if not"),
      .init(
        "tessera audit --fuzz 1000 feed.scene.json", "also with random data, sizes and updates"),
      .init(
        "tessera audit --fuzz 1 --seed 41 --keep feed.scene.json",
        "the smallest scene that breaks the layout, as feed-found.scene.json"),
      .init("tessera explain-code contract/no-alias", "the page of a rule"),
    ])

  static let record = Command(
    .record, "accept what scenes give now as their goldens",
    arguments: [.scenes], options: [.mode] + Option.matrix + batch + Option.limits,
    flags: [.dryRun, .quiet, .debug, .json],
    examples: [
      .init("tessera record feed.scene.json", "write the goldens, print what changed in them"),
      .init("tessera record --dry-run Scenes", "only print it"),
      .init("tessera record --mode missing Scenes", "those of new scenes"),
    ])

  static let approve = Command(
    .approve, "accept some of the goldens that come out otherwise now",
    arguments: [
      Argument(
        Argument.scenes.value, .any,
        help: "as for check; without any, those that the selection names")
    ],
    options: [.selection, .outputs, .group, .checkProfile] + Option.matrix + batch + Option.limits,
    flags: [.upgrade, .dryRun, .quiet, .debug, .json],
    examples: [
      .init("tessera approve --selection feed.selection.json", "as decided on a report's page"),
      .init("tessera approve --outputs 'accepted/*-dark.png' Scenes", "those of a pattern"),
      .init("tessera approve --group 3f0c98ab Scenes", "all that changed in this way"),
      .init(
        "tessera approve --upgrade Scenes", "after an upgrade: what changed in all of them alike"),
    ])

  static let docs = Command(
    .docs, "keep the figures of documents current: Markdown, catalogues of DocC, Swift comments",
    arguments: [
      Argument(
        .file("FILE", endings: DocumentPlaces.endings), .many,
        help: "documents, folders of them, catalogues (.docc), patterns such as 'Docs/**/*.md'")
    ],
    options: [.naming, .figures, .png] + Option.matrix + Option.limits,
    flags: [.check, .embed, .quiet],
    examples: [
      .init("tessera docs README.md", "draws what stands in ```scene, or is named by its marks"),
      .init("tessera docs --check README.md Sources", "exit status 1 and a diff if any is not"),
      .init("tessera docs Sources/Feed/Feed.docc", "by the names that DocC wants"),
      .init("tessera docs --naming mkdocs --figures docs/img docs", "for Material for MkDocs"),
    ])

  static let tryOut = Command(
    .`try`, "draw the layouts of a Swift file: compile it, and show a scene of each on a page",
    arguments: [
      Argument(
        .file("FILE", endings: [".swift"]), .many,
        help: "a file with layouts, and others that it needs")
    ],
    options: [.trialFolder, .maxBytes, .maxSeconds], flags: [.watch, .quiet],
    examples: [
      .init("tessera try HexLayout.swift", "open HexLayout-tried/index.html"),
      .init("tessera try --watch HexLayout.swift", "a page that shows each save"),
      .init("tessera try HexLayout.swift HexAttributes.swift", "what one file has of another"),
    ])

  static let preview = Command(
    .preview, "show a scene on a page while it is written, with what is wrong at its line",
    arguments: [Argument(.file("SCENE", endings: SceneLoader.endings), help: "a file")],
    options: [.previewFolder] + Option.limits,
    examples: [
      .init("tessera preview feed.scene.json", "open feed.live.html; ctrl-C ends it")
    ])

  static let fmt = Command(
    .fmt, "write scenes in JSON as they are read best",
    arguments: [.scenes], options: Option.limits, flags: [.check, .quiet],
    examples: [
      .init("tessera fmt Scenes", "changes files, and names those; leaves YAML alone"),
      .init("tessera fmt --check Scenes", "exit status 1 if any is written otherwise"),
    ])

  static let extract = Command(
    .extract, "print the scene that a picture carries",
    arguments: [
      Argument(
        .file("FILE", endings: EmbeddedScene.endings.map { ".\($0)" }),
        help: "what render --embed or docs --embed wrote; - for standard input")
    ],
    options: Option.limits,
    examples: [
      .init("tessera extract figure.png > feed.scene.json", "then: tessera render feed.scene.json")
    ])

  static let diff = Command(
    .diff, "compare two scenes, attribute tables, drawings, pictures or animations",
    arguments: [
      Argument(
        .file("BEFORE", endings: []),
        help:
          "a scene (its table and what it draws), a table (.attrs, .json), a drawing (SVG or PDF that "
          + "tessera wrote), or a picture or an animation (PNG, JPEG, GIF, WebP), or a folder of drawings, "
          + "pictures and .attrs tables, or a pattern "
          + "with one star, which stands for what pairs share"),
      Argument(.file("AFTER", endings: []), help: "the same of what is compared to it"),
    ],
    options: [.tolerance, .profile, .ignore, .mask, .report] + Option.limits,
    flags: [.frames, .quiet, .verbose, .json],
    examples: [
      .init(
        "tessera diff before.attrs after.attrs",
        "what moved, element by element; after 100 of them a count"),
      .init("tessera diff --verbose before.attrs after.attrs", "every element, as --json has them"),
      .init("tessera diff feed.scene.json feed.attrs", "what a scene gives now, and gave then"),
      .init("tessera diff a.scene.json b.scene.json", "numbers, texts and colours of two scenes"),
      .init("tessera diff --tolerance 0.5 ours.attrs uikit.attrs", "with half a point of freedom"),
      .init("tessera diff before.svg after.svg", "what moved, and which colour became which"),
      .init(
        "tessera diff --mask mask.png before.png after.png", "count, box and picture of the pixels"),
      .init("tessera diff before.gif after.webp", "frame by frame: pixels, durations, loops"),
      .init(
        "tessera diff --profile cross-version cairo.png skia.png",
        "other edges of the same drawing pass"),
      .init(
        "tessera diff --ignore 0,0,390,44:clock.png before.png after.png", "all but these parts"),
      .init("tessera diff Goldens Output", "two folders, file by file"),
      .init("tessera diff 'before/*.png' 'after/*-2.png'", "pairs by what the stars stand for"),
      .init(
        "tessera diff --frames before after", "two folders of numbered PNG files, frame by frame"),
      .init("tessera diff --report diff.html Goldens Output", "a page to look at what differs"),
    ])

  static let text = Command(
    .text, "print a drawing, a table or a picture as text, for programs that compare text",
    arguments: [
      Argument(
        .file("FILE", endings: []),
        help:
          "SVG or PDF that tessera wrote, a table (.attrs, .json), a picture or an animation; - for standard input"
      )
    ],
    examples: [
      .init("tessera text feed.svg", "a line for each element, with its properties"),
      .init("tessera text feed.attrs", "a line for each element of a table"),
    ])

  static let explain = Command(
    .explain, "tell every call that a layout gets, in order, with its answers",
    arguments: [.scene], options: [.step] + Option.limits, flags: [.quiet, .json],
    examples: [
      .init("tessera explain feed.scene.json", "the conversation of all steps"),
      .init("tessera explain --step sync feed.scene.json", "that of one step"),
    ])

  static let explainCode = Command(
    .explainCode, "tell what an error's code means and what to do",
    arguments: [
      Argument(
        .word("CODE", known: ProgramCodes.all.map(\.code)), .optional,
        help: "as it stands in brackets; all of them without it")
    ],
    examples: [.init("tessera explain-code invalid-update/count", "the long text")])

  static let initialize = Command(
    .`init`, "print a scene to start from",
    arguments: [
      Argument(.choice("TEMPLATE", SceneTemplate.names), .optional, help: "which one (grid)")
    ],
    examples: [
      .init("tessera init mosaic > feed.scene.json", "then: tessera render feed.scene.json"),
      .init("tessera init shelves > store.scene.json", "sections that scroll by themselves"),
      .init("tessera init chat > chat.scene.json", "a screen of an app, on its phone"),
    ])

  static let list = Command(
    .list, "list what scenes can name",
    arguments: [
      Argument(
        .choice("WHAT", Listing.names), .optional, help: "which list; all of them without it")
    ],
    examples: [.init("tessera list layouts", "the layouts, those of your program among them")])

  static let schema = Command(
    .schema, "print the JSON Schema of scenes, for editors",
    arguments: [
      Argument(
        .choice("WHAT", ["scene", "project", "events"]), .optional,
        help: "of scenes (scene), of tessera.json, or of the lines of --json")
    ],
    options: [.kind],
    examples: [
      .init("tessera schema > scene.schema.json", "with the layouts and cells of your program"),
      .init("tessera schema --kind waterfall", "the keys of one kind of layout"),
      .init("tessera schema project > tessera.schema.json", "the options that a project can set"),
      .init("tessera schema events", "the events of --json, and the version of their form"),
    ])

  static let merge = Command(
    .merge, "put the manifests or results of all shards together, and notice what is missing",
    arguments: [
      Argument(
        .file("PART", endings: [".json", ".jsonl"]), .many,
        help: "a file of each shard: those of render --manifest, or those of check --results")
    ],
    options: [.manifest] + Option.merged, flags: [.driver, .quiet, .json],
    examples: [
      .init(
        "tessera merge --junit check.xml --report report.html part-*.jsonl",
        "the files of one check, from its parts"),
      .init("tessera merge --manifest all.json part-*.json", "exit status 1 if one is missing"),
      .init("tessera merge --driver %O %A %B", "lists of pictures, for git"),
    ])

  static let completions = Command(
    .completions, "print the completions of a shell",
    arguments: [Argument(.choice("SHELL", ["bash", "zsh", "fish"]), help: "which shell")],
    examples: [
      .init("source <(tessera completions bash)", "for this shell"),
      .init(
        "tessera completions fish > ~/.config/fish/completions/tessera.fish", "for all to come"),
    ])

  static let man = Command(
    .man, "print the manual page",
    examples: [.init("tessera man | man -l -", "read it")])

  static let help = Command(
    .help, "show what a command does",
    arguments: [
      Argument(
        .choice("COMMAND", Command.Name.allCases.map(\.rawValue)), .optional, help: "which one")
    ],
    examples: [.init("tessera help render", "the same as tessera render --help")])
}
