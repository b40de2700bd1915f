internal import Drawing
internal import Imaging
internal import Platform
internal import SceneFormat

/// Puts the files of a scene where they belong: below the output folder, whole or not at all.
package struct OutputWriter {
  package let maker: OutputMaker
  package let options: RenderingOptions
  package let plan: OutputPlan

  package init(maker: OutputMaker, options: RenderingOptions, plan: OutputPlan) {
    self.maker = maker
    self.options = options
    self.plan = plan
  }

  /// Writes a file, or the files of a row.
  package func write(_ file: PlannedFile) throws -> [WrittenFile] {
    let folder = options.folder
    guard file.comesWhole else { return try writeFrames(file, folder) }
    let bytes = try maker.bytes(of: file, among: plan.filesOfScene)
    try folder.write(bytes, to: file.path)
    return [WrittenFile(path: file.path, content: bytes)]
  }

  /// The bytes of a single file, for a pipe.
  package func bytes(_ file: PlannedFile) throws -> [UInt8] {
    guard !file.comesWhole else {
      return try maker.bytes(of: file, among: plan.filesOfScene)
    }
    let scratch = try ScratchFolder()
    let folder = OutputFolder(scratch.path)
    let written = try writeFrames(file, folder)
    guard written.count == 1 else { throw OutputFault.severalFiles(written.map(\.path)) }
    return try InputFile.read(folder.shown(written[0].path), limit: .max - 1)
  }

  /// Writes files that show the same frames in one pass; answers what came of each.
  package func write(together files: [PlannedFile]) throws -> [[WrittenFile]] {
    try withPlaces(of: files[...]) { places in
      let names = try maker.writeFrames(of: files, to: places)
      return try zip(zip(files, places), names).map { try written($0.0, at: $0.1, $1) }
    }
  }

  private func withPlaces<Result>(
    of files: ArraySlice<PlannedFile>, _ body: ([String]) throws -> Result
  ) throws -> Result {
    guard let file = files.first else { return try body([]) }
    return try options.folder.withPlace(of: file.path) { place in
      try withPlaces(of: files.dropFirst()) { try body([place] + $0) }
    }
  }

  private func writeFrames(_ file: PlannedFile, _ folder: OutputFolder) throws -> [WrittenFile] {
    try folder.withPlace(of: file.path) { place in
      try written(file, at: place, try maker.writeFrames(of: file, to: place))
    }
  }

  /// The bytes in the files with these names beside the place.
  private func written(
    _ file: PlannedFile, at place: String, _ names: [String]
  ) throws -> [WrittenFile] {
    let parent = file.path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    let home = place.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    try maker.embed(inFilesAt: names.map { "\(home)/\($0)" }, of: file)
    return try names.map { try WrittenFile(path: parent + $0, at: "\(home)/\($0)") }
  }
}
