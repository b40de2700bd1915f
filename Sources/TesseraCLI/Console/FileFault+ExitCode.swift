internal import CairoBackend
internal import Platform

extension FileFault {
  var exitCode: ExitCode { ExitCode.files.telling(of: concern) }

  /// The limit of the system that an error of the layers below speaks of; nothing where it speaks of something else.
  init?(limitIn error: any Error) {
    let found: FileError? =
      switch error {
      case let error as FileError: error
      case FontError.file(let error): error
      default: nil
      }
    guard let found, found.isShortage else { return nil }
    self.init(found, path: found.path)
  }
}
