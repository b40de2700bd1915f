internal import Imaging
internal import Rendering
internal import Scene
internal import SceneFormat
internal import VisualDiff

/// A named value on the command line: `--scale 2`, `--scale=2`, `-s 2`, `-s2`.
struct Option: Equatable, Sendable {
  /// Without the dashes.
  let name: String
  let short: Character?
  let value: ValueKind
  /// The option's effect in a clause.
  let help: String

  init(_ name: String, short: Character? = nil, _ value: ValueKind, help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }

  /// The variable of the environment that counts where the option is not given.
  var variable: String {
    "TESSERA_" + name.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
  }
}

extension Option {
  // Every command has these.
  static let color = Option(
    "color", .choice("WHEN", ["auto", "always", "never"]), help: "colours in messages (auto)")
  static let diagnostics = Option(
    "diagnostics", .choice("FORM", ["text", "short", "json", "github"]),
    help: "how errors and warnings are written (text)")

  static let everywhere: [Option] = [.color, .diagnostics]

  // The files to be made, and their place.
  static let output = Option(
    "output", short: "o", .path("PATH"),
    help:
      "the folder that everything goes to (.); a file if the scene has one output; - is standard output"
  )
  static let trialFolder = Option(
    "output", short: "o", .folder("FOLDER"),
    help: "the folder that everything goes to (the file's name and -tried)")
  static let previewFolder = Option(
    "output", short: "o", .folder("FOLDER"),
    help: "the folder that the page goes to (the scene's own)")
  static let only = Option(
    "only", .choices("TYPES", OutputKinds.rendered.names), help: "only outputs of these types")
  static let theme = Option(
    "theme", short: "t", .choices("THEMES", ["light", "dark"]),
    help: "these themes instead of the scene's")
  static let scale = Option(
    "scale", short: "s", .counts("SCALES", 1...3), help: "these scales instead of the scene's")
  static let png = Option(
    "png", .choice("LEVEL", PNGLevel.allCases.map(\.rawValue)),
    help: "how much time a PNG file is worth: fast ones are larger (small)")
  static let allowRead = Option(
    "allow-read", .paths("DIR"),
    help: "scenes may read this folder besides their own, such as one that links lead to")
  static let fonts = Option(
    "fonts", .paths("FILES"),
    help: "font files for all scenes: their families' pinned ones are not looked at")
  static let naming = Option(
    "naming", .choice("SITE", Naming.allCases.map(\.rawValue)),
    help: "the site whose rules names and texts follow (docc in catalogues and Swift, else github)")
  static let figures = Option(
    "figures", .folder("DIR"),
    help: "the folder of figures (figures beside each document, Resources in a catalogue)")

  // Many scenes of one.
  static let set = Option(
    "set", .settings("KEY=VALUE"),
    help: "another value for a key, such as canvas.size=[320,400]; may be given again")
  static let rows = Option(
    "rows", .path("FILE"),
    help: "each scene once for every row of CSV or JSON, with its values for {row.name}")
  static let texts = Option(
    "texts", .path("FILE"),
    help: "texts for {text.key}: CSV with a column for each language, or JSON by language")
  static let language = Option(
    "language", .choices("NAMES", []), help: "languages of --texts (all of them)")
  static let device = Option(
    "device", .choices("DEVICES", Device.allCases.map(\.rawValue)), help: "once on each device")
  static let direction = Option(
    "direction", .choices("WAYS", ["ltr", "rtl"]), help: "once for each way of reading")
  static let textSize = Option(
    "text-size", .choices("SIZES", TextSize.allCases.map(\.rawValue)),
    help: "once for each size of letters that somebody may have chosen")
  static let pseudo = Option(
    "pseudo", .choices("WAYS", PseudoLanguage.allCases.map(\.rawValue)),
    help: "once with texts that are longer, have accents, or are turned around")
  static let matrix: [Option] = [
    .set, .rows, .texts, .language, .device, .direction, .textSize, .pseudo,
  ]

  static let kind = Option("kind", .text("KIND"), help: "only this kind of layout")
  static let step = Option("step", .text("NAME"), help: "only this step")

  // How the work is done.
  static let jobs = Option(
    "jobs", short: "j", .count("COUNT", 1...256),
    help: "scenes worked on at the same time (one a core)")
  static let shard = Option(
    "shard", .text("I/N"),
    help: "the Ith of N parts of the scenes; auto asks the job array or the CI matrix")
  static let manifest = Option(
    "manifest", .path("FILE"), help: "write the size and SHA-256 of every output to this file")
  static let timings = Option(
    "timings", .path("FILE"),
    help: "write where the time went to this file, as trace events that browsers show")
  static let junit = Option(
    "junit", .path("FILE"), help: "write the verdicts to this XML file, as JUnit has them")
  static let codeQuality = Option(
    "code-quality", .path("FILE"),
    help: "write the problems to this JSON file, as GitLab shows them in merge requests")
  static let summary = Option(
    "summary", .path("FILE"),
    help: "write the verdicts to this Markdown file, short enough for a comment")
  static let report = Option(
    "report", .path("FILE"),
    help: "write a page to look at all that differs to this HTML file, which needs no network")
  static let results = Option(
    "results", .path("FILE"),
    help: "write all that was found to this file, a line of JSON for each scene, for tessera merge")
  static let cache = Option(
    "cache", .folder("DIR"),
    help: "remember in this folder which scenes are as expected, and leave out what is unchanged")
  static let page = Option(
    "page", .text("NAME"), help: "write a page with all pictures to this name in the output folder")

  // Limits.
  static let maxCanvas = Option(
    "max-canvas", .count("POINTS", 1...1_000_000), help: "longest side of a canvas (10000)")
  static let maxElements = Option(
    "max-elements", .count("COUNT", 1...10_000_000), help: "elements of a scene (100000)")
  static let maxFrames = Option(
    "max-frames", .count("COUNT", 1...10_000_000), help: "frames of an animation (36000)")
  static let maxPixels = Option(
    "max-pixels", .count("MILLIONS", 1...10_000_000),
    help: "millions of pixels of all frames of a scene (50000)")
  static let maxIncludes = Option(
    "max-includes", .count("COUNT", 0...256), help: "files that extend one another in a row (8)")
  static let maxBytes = Option(
    "max-bytes", .count("BYTES", 1...(1 << 40)), help: "bytes of a file that is read (100000000)")
  static let maxSeconds = Option(
    "max-seconds", .count("SECONDS", 1...86_400),
    help: "time for one scene (60), and more for one of many frames")

  /// The limits of scenes: every command that reads one has them.
  static let limits: [Option] = [
    .allowRead, .fonts,
    .maxCanvas, .maxElements, .maxFrames, .maxPixels, .maxIncludes, .maxBytes, .maxSeconds,
  ]

  static let checkProfile = Option(
    "profile", .choice("PROFILE", PictureExpectation.PictureProfile.allCases.map(\.rawValue)),
    help:
      "which differences of accepted pictures count, unless their scene says so itself (profile): all, "
      + "not edges of another rasteriser, not what is lost in compression (exact)")
  static let maxShift = Option(
    "max-shift", .number("SCORE"),
    help:
      "how far a step may make jump what is seen, from 0 to 1, unless its scene says so itself (maxShift)"
  )

  // Auditing.
  static let rules = Option(
    "rules", .choices("RULES", AuditRule.allCases.map(\.name)),
    help: "only these rules (all but \(AuditRule.named.joined(separator: ", ")))")
  static let fuzz = Option(
    "fuzz", .count("COUNT", 1...1_000_000),
    help: "also try each layout with so many random scenes")
  static let seed = Option(
    "seed", .count("NUMBER", 0...1_000_000_000), help: "the seed of the first random scene (0)")

  static let mode = Option(
    "mode", .choice("WHICH", RecordMode.allCases.map(\.rawValue)),
    help: "which goldens are written: all of them, or those that are missing (all; in CI never)")

  static let selection = Option(
    "selection", .file("FILE", endings: [".json"]),
    help: "only outputs that were approved on the page of a report, as it has written them")
  static let outputs = Option(
    "outputs", .paths("NAMES"),
    help: "only outputs of these names, as their scenes see them, or of patterns")
  static let group = Option(
    "group", .paths("GROUPS"), help: "only changes of these groups, which check names")

  /// The files that hold what a check says.
  static let verdicts: [Option] = merged + [.results]
  /// Those that can be made of the results of several parts.
  static let merged: [Option] = [.junit, .codeQuality, .summary, .report]

  // Comparing.
  static let tolerance = Option(
    "tolerance", .number("POINTS"), help: "differences of a table's numbers up to this are none (0)"
  )
  static let mask = Option(
    "mask", .path("FILE"),
    help: "write a PNG of the pixels that differ, which moves where the pictures do")
  static let profile = Option(
    "profile", .choice("PROFILE", DiffProfile.allCases.map(\.rawValue)),
    help:
      "which differences of pictures count: all, not edges of another rasteriser, not JPEG (exact)"
  )
  static let ignore = Option(
    "ignore", .paths("PARTS"),
    help:
      "do not look at these: x,y,width,height in pixels, an element of drawings, or a mask.png as large as "
      + "the pictures: of that, white and clear parts are looked at, and painted ones are not"
  )
}
