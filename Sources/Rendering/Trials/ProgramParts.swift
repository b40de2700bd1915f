internal import Platform
package import SceneFormat

/// The parts that a program of tessera and somebody's own layouts is put together of: compiled modules, compiled code,
/// and the libraries of the system.
package struct ProgramParts {
  /// The folder of the compiled interfaces.
  let modules: String
  /// The files of compiled code.
  let objects: [String]
  /// The files of the C libraries.
  let libraries: [String]
  /// `Swift version 6.3.1 (swift-6.3.1-RELEASE)`
  let compiler: String

  /// Beside the running program: in a folder that it was built in, or as the package for development puts them.
  package static func beside(program: String) throws(Diagnostic) -> ProgramParts {
    let folder = RealPath.folder(of: program)
    let name = String(program.split(separator: "/").last ?? "")
    let list = "\(folder)/\(name).product/Objects.LinkFileList"
    let object = "\(RealPath.folder(of: folder))/lib/tessera/tessera.o"
    if let built = SystemText.text(list), FolderListing.isFolder("\(folder)/Modules") {
      return try ProgramParts(
        modules: "\(folder)/Modules", objects: objects(built, withoutThoseOf: name))
    }
    guard FileStatus(object)?.isFile == true else { throw missing }
    return try ProgramParts(
      modules: "\(RealPath.folder(of: object))/modules", objects: [object])
  }

  private init(modules: String, objects: [String]) throws(Diagnostic) {
    (self.modules, self.objects) = (modules, objects)
    libraries = Self.loadedLibraries
    guard let compiler = Self.compiler(of: "\(modules)/UIKit.swiftmodule") else {
      throw Self.missing
    }
    self.compiler = compiler
  }

  /// All but the program's own, which have its start.
  private static func objects(_ list: String, withoutThoseOf program: String) -> [String] {
    let module = program.map { $0 == "-" ? "_" : String($0) }.joined()
    return list.split(separator: "\n").map(String.init).filter {
      !$0.contains("/\(module).build/") && !$0.contains("/\(program).build/")
    }
  }

  private static let missing = Diagnostic(
    code: "try/no-modules", concern: .files,
    "the compiled modules of tessera are not beside this program",
    help:
      "install the package tessera-dev of the same release, or in a checkout: make install, or "
      + "swift run tessera try FILE"
  )

  /// The compiler writes its name into every module.
  private static func compiler(of module: String) -> String? {
    guard let bytes = try? InputFile.read(module, limit: 100_000_000) else { return nil }
    let mark = Array("/Swift version ".utf8)
    guard let place = bytes.firstRange(of: mark) else { return nil }
    let name = bytes[(place.lowerBound + 1)...].prefix { (32..<127).contains($0) }.prefix(100)
    return String(decoding: name, as: UTF8.self)
  }

  /// The libraries that this program runs with, but for those that the compiler adds to every program.
  private static var loadedLibraries: [String] {
    var paths: [String] = []
    for line in SystemText.text("/proc/self/maps")?.split(separator: "\n") ?? [] {
      guard let start = line.firstIndex(of: "/") else { continue }
      let path = String(line[start...])
      let name = path.split(separator: "/").last ?? ""
      guard name.contains(".so"), !isOfCompiler(name), !paths.contains(path) else { continue }
      paths.append(path)
    }
    return paths
  }

  private static func isOfCompiler(_ name: Substring) -> Bool {
    let beginnings = [
      "libswift", "libFoundation", "lib_Foundation", "libdispatch", "libBlocksRuntime", "libc.",
      "libm.", "libdl.",
      "librt.", "libpthread.", "ld-linux", "ld.so", "libstdc++", "libgcc_s", "libTesting",
      "lib_Testing", "libXCTest",
    ]
    return beginnings.contains(where: name.hasPrefix)
  }
}
