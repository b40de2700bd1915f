/// A switch on the command line: it is there or not.
struct Flag: Equatable, Sendable {
  /// Without the dashes.
  let name: String
  let short: Character?
  /// The flag's effect in a clause.
  let help: String

  init(_ name: String, short: Character? = nil, help: String) {
    self.name = name
    self.short = short
    self.help = help
  }
}

extension Flag {
  // Every command has these.
  static let help = Flag("help", short: "h", help: "show this help")
  static let version = Flag("version", help: "show the version")
  static let long = Flag(
    "long",
    help:
      "with --version: also the libraries and fonts that pictures depend on; as JSON with --json")

  // How much is told, where there is more or less to tell.
  static let quiet = Flag("quiet", short: "q", help: "say nothing but errors")
  static let verbose = Flag(
    "verbose", short: "v", help: "one line for every file, with its size and time")
  static let json = Flag("json", help: "events as JSON, one a line, on standard output")

  // Some have these.
  static let debug = Flag(
    "debug", help: "all that --verbose tells, and the time of every phase")
  static let dryRun = Flag("dry-run", short: "n", help: "list what would be written, write nothing")
  static let force = Flag(
    "force", short: "f", help: "work on every scene, also where nothing changed")
  static let watch = Flag("watch", short: "w", help: "stay, and work again on what changes")
  static let noCache = Flag("no-cache", help: "neither read nor keep what is known of earlier runs")
  static let verify = Flag(
    "verify", help: "read every output of earlier runs, and make anew what is damaged")
  static let verifyDeterministic = Flag(
    "verify-deterministic", help: "draw everything twice and compare the bytes")

  static let keep = Flag(
    "keep", help: "write the smallest scene that breaks a promise beside the one it comes from")

  static let drawAll = Flag(
    "draw-all",
    help:
      "draw every picture that is held, also where its drawing is the same, and read every golden")

  static let upgrade = Flag(
    "upgrade", help: "only what another version of tessera has changed in all scenes alike")

  static let check = Flag(
    "check", help: "write nothing, tell what is not current, and end with status 1 if anything is")

  static let embed = Flag(
    "embed", help: "put the scene into its PNG, APNG, SVG and PDF files, for tessera extract")

  static let frames = Flag(
    "frames", help: "read each folder as one animation, whose frames are its numbered PNG files")

  static let driver = Flag(
    "driver",
    help: "merge the lists of pictures BASE OURS THEIRS into OURS, as git asks a merge driver to")

  static let everywhere: [Flag] = [.help, .version, .long]

  /// Two of which one would do nothing beside the other.
  struct Conflict: Sendable {
    let first: Flag
    let second: Flag
    let reason: String
  }

  static let conflicts: [Conflict] =
    [
      (.quiet, .verbose, "one says less, the other more"),
      (.quiet, .debug, "one says less, the other more"),
      (.verbose, .json, "events tell of every file already"),
      (.dryRun, .force, "nothing is made"), (.dryRun, .verify, "nothing is made"),
      (.dryRun, .noCache, "nothing is made"), (.dryRun, .verifyDeterministic, "nothing is made"),
      (.force, .verify, "everything is made anew, damaged or not"),
      (.force, .noCache, "everything is made anew, whatever is known"),
      (.verify, .noCache, "nothing of earlier runs is known"),
    ].map { Conflict(first: $0, second: $1, reason: $2) }
}
