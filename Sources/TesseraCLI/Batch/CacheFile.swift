internal import Imaging
internal import Platform
internal import Rendering

/// The notes of earlier runs in the output folder: a line is added as soon as a scene is done, so that whatever
/// ends the program, what was done stays known.
final class CacheFile {
  private(set) var cache: RunCache
  /// The folder of the notes, behind the one that they are of.
  let home: String
  private let folder: OutputFolder
  private let name: String
  private var file: AppendedFile?

  /// Reads what all processes have left; `shard` has a file of its own, so that several can write at once.
  init(
    _ folder: OutputFolder, for action: WorkOrder.Action, context: String, shard: Shard?
  ) {
    self.folder = folder
    let stem = action == .check ? "checks" : "scenes"
    name = shard.map { "\(stem)-\($0.index)-of-\($0.count)" } ?? stem
    let home = folder.shown(OutputFolder.notes)
    self.home = home
    let names = ((try? FolderListing(home))?.entries ?? []).map(\.name)
      .filter { $0.hasPrefix(stem) }
    let texts = names.compactMap { try? InputFile.read("\(home)/\($0)", limit: 1 << 31) }
    cache = RunCache(
      context: context, text: texts.map { String(decoding: $0, as: UTF8.self) }.joined())
    let shown = "\(home)/\(name)"
    Self.ignore(in: folder)
    do {
      file = try folder.withNotes(name) { try AppendedFile(at: $0, shown: shown) }
    } catch {
      fault = error as? FileFault
    }
  }

  /// Notes are nobody's work: git is told so where they lie, whatever stands around them.
  private static func ignore(in folder: OutputFolder) {
    guard !FolderListing.exists(folder.shown("\(OutputFolder.notes)/.gitignore")) else { return }
    // If it cannot be written nothing else can, which is told of the notes themselves.
    try? folder.withNotes(".gitignore") { try OutputFile.write(Array("*\n".utf8), to: $0) }
  }

  /// Why nothing is remembered.
  private(set) var fault: FileFault?

  /// - Parameter form: that of the report's warnings.
  /// - Parameter isWhole: whether all of the report is to be given again.
  func remember(
    _ report: SceneReport, _ claims: SceneClaims, in form: MessageForm, whole isWhole: Bool
  ) {
    guard let file else { return }
    let warnings = RunCache.Entry.Warnings(
      form: form.fingerprint, text: report.warnings.text, once: report.once.mapValues(\.text),
      missing: report.missing)
    var work = RunCache.Work(
      inputs: report.inputs, files: report.files, claims: claims, warnings: warnings)
    if isWhole { work.report = report.json }
    let line = cache.remember(report.scene, work, in: folder)
    file.append(line)
  }

  /// Leaves out lines that count no more, if they have become many.
  func tidyUp() {
    guard let text = cache.compacted else { return }
    try? folder.withNotes(name) { place in try OutputFile.write(Array(text.utf8), to: place) }
  }
}
