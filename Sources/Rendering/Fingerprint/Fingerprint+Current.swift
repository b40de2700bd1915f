package import CairoBackend
internal import Imaging
internal import SceneFormat

extension Fingerprint {
  /// The fingerprint of files that were made now, in these fonts.
  ///
  /// - Parameter films: whether any of them would be a film, which another program makes.
  package static func current(
    fonts: FontLibrary, films: Bool = false
  ) throws(FontError) -> Fingerprint {
    var current = Fingerprint()
    current.add(.program, "tessera", version: ProgramVersion.number)
    current.add(.architecture, "processor", version: architecture)
    var libraries = LibraryVersions.all.merging(PackingLibraries.versions) { $1 }
    libraries["libyaml"] = YAMLLibrary.version
    if films { libraries["ffmpeg"] = VideoProgram.version() }
    for (name, version) in libraries { current.add(.library, name, version: version) }
    for print in try fonts.prints() { current.add(print) }
    return current
  }

  package mutating func add(_ print: FontPrint) {
    let name = (print.package.map { $0 + "/" } ?? "") + print.file
    add(print.package == nil ? .ownFont : .font, name, version: print.revision, sum: print.sum)
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86-64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another"
    #endif
  }
}
