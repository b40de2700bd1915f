internal import Drawing
internal import Imaging
internal import Notation
internal import Rendering
internal import Scene
internal import SceneFormat

/// The work to be done with each scene, and how it is told, as the command line says it.
struct WorkOptions: Equatable, Sendable {
  var order: WorkOrder
  var form: MessageForm
  /// Whether the times of all phases are kept, and whether they are told.
  var keepsTimes = false
  var tellsTimes = false
  /// Whether verdicts are kept for files that other programs read.
  var keepsVerdicts = false

  init(_ action: WorkOrder.Action, _ arguments: ParsedArguments, form: MessageForm) {
    order = WorkOrder(action, arguments)
    order.tellsChanges = !form.isQuiet && !form.isEvents
    self.form = form
    tellsTimes = arguments.has(.debug)
    keepsTimes = tellsTimes || arguments.value(of: .timings) != nil
    keepsVerdicts = Option.verdicts.contains { arguments.value(of: $0) != nil }
  }

  /// Everything here that can change what a run leaves: a render its files, a check all that it tells.
  var fingerprint: String {
    guard order.action == .check else { return order.fingerprint }
    let told = [form.isQuiet, form.isVerbose, keepsVerdicts, order.evidence != nil, tellsTimes]
    return ([order.fingerprintOfCheck, form.fingerprint] + told.map { "\($0)" })
      .joined(separator: " ")
  }
}

extension WorkOrder {
  init(_ action: Action, _ arguments: ParsedArguments) {
    self.init(action, RenderingOptions(arguments))
    allowed = arguments.list(of: .allowRead) ?? []
    // Their bytes are in fingerprints, wherever they lie.
    fonts = arguments.list(of: .fonts) ?? []
    // A batch has told what is wrong with them before.
    changes = (try? SceneMatrix(arguments).changes()) ?? []
    options = (Option.matrix + [.checkProfile]).compactMap { option in
      arguments.value(of: option).map { "--\(option.name) \(ShellText($0).text) " }
    }.joined()
    isDryRun = arguments.has(.dryRun)
    drawsTwice = arguments.has(.verifyDeterministic)
    drawsAll = arguments.has(.drawAll)
    maxShift = arguments.number(of: .maxShift)
    profile = arguments.value(of: .checkProfile).flatMap(PictureExpectation.PictureProfile.init)
    audit = arguments.command == .audit ? AuditOrder(arguments) : nil
    guard arguments.command != .approve else {
      // Whoever approves has said it.
      mode = .all
      acceptance = (try? ApprovedOutputs(arguments))?.acceptance ?? .nothing
      return
    }
    let mode = arguments.value(of: .mode).flatMap(RecordMode.init)
    self.mode = mode ?? (arguments.isInCI ? .never : .all)
  }

  /// Everything here that can change a file, as a text that stays the same.
  var fingerprint: String {
    let kinds = rendering.kinds.map { $0.map(\.name).sorted().joined(separator: ",") }
    let themes = rendering.themes.map { $0.map(\.rawValue).joined(separator: ",") }
    let scales = rendering.scales.map { $0.map(String.init).joined(separator: ",") }
    let choices = [kinds, themes, scales].map { $0 ?? "scene" } + [rendering.png.rawValue]
    let parts =
      [action.rawValue, rendering.target.fingerprint] + choices + ["\(rendering.limits)"] + allowed
      + changes.map(\.written.compact) + (rendering.embeds ? ["embed"] : [])
    return SHA256.text(of: parts.joined(separator: "\n"))
  }
}

extension AuditOrder {
  init(_ arguments: ParsedArguments) {
    let names = arguments.list(of: .rules)
    self.init(
      names.map { names in AuditRule.allCases.filter { names.contains($0.name) } }
        ?? AuditRule.usual)
    count = arguments.count(of: .fuzz) ?? 0
    seed = arguments.count(of: .seed) ?? 0
    keeps = arguments.has(.keep)
  }
}

extension RenderingOptions {
  init(_ arguments: ParsedArguments) {
    self.init(OutputTarget(arguments.value(of: .output)))
    kinds = arguments.list(of: .only).map { Set($0.compactMap { OutputKinds.rendered[$0] }) }
    themes = arguments.list(of: .theme).map { names in
      Theme.allCases.filter { names.contains($0.rawValue) }
    }
    scales = arguments.list(of: .scale).map { Array(Set($0.compactMap { Int($0) })).sorted() }
    limits = SceneLimits(arguments)
    png = arguments.value(of: .png).flatMap(PNGLevel.init) ?? png
    embeds = arguments.has(.embed)
  }
}

extension SceneMatrix {
  /// Throws where a table cannot be read, or has no such language.
  init(_ arguments: ParsedArguments) throws(Diagnostic) {
    self.init()
    let limits = SceneLimits(arguments)
    for text in arguments.list(of: .set) ?? [] {
      settings.append(try SceneSetting(text, limits: limits))
    }
    if let path = arguments.value(of: .rows) { rows = try MatrixTables.rows(path, limits) }
    if let path = arguments.value(of: .texts) {
      languages = try MatrixTables.languages(
        path, named: arguments.list(of: .language), limits)
      let all = try MatrixTables.languages(path, named: nil, limits).map(\.name)
      languagesLeftOut = all.filter { name in !languages.contains { $0.name == name } }
    } else if arguments.isGiven(.language) {
      throw Diagnostic(
        code: "usage/language", "--language chooses among the texts of --texts, which is not there",
        help: "name the table of texts, such as --texts texts.csv")
    }
    devices = words(of: .device, arguments).compactMap(Device.init)
    directions = words(of: .direction, arguments)
    textSizes = words(of: .textSize, arguments).compactMap(TextSize.init)
    pseudo = words(of: .pseudo, arguments).compactMap(PseudoLanguage.init)
  }

  /// Each once, in their order.
  private func words(of option: Option, _ arguments: ParsedArguments) -> [String] {
    var known: Set<String> = []
    return (arguments.list(of: option) ?? []).filter { known.insert($0).inserted }
  }
}

extension SceneLimits {
  init(_ arguments: ParsedArguments) {
    self.init()
    canvas = arguments.count(of: .maxCanvas).map(Double.init) ?? canvas
    elements = arguments.count(of: .maxElements) ?? elements
    frames = arguments.count(of: .maxFrames) ?? frames
    megapixels = arguments.count(of: .maxPixels) ?? megapixels
    extends = arguments.count(of: .maxIncludes) ?? extends
    fileBytes = arguments.count(of: .maxBytes) ?? fileBytes
  }
}
