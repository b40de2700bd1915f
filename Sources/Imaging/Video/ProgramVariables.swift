internal import Platform

/// The environment that a program gets which makes films: without the variables by which its libraries are tuned.
/// They choose how it computes, have it write reports into the folder, or say more than anybody asked for.
enum ProgramVariables {
  private static let prefixes = [
    "FFREPORT", "FFMPEG_", "AV_LOG_", "VPX_", "AOM_", "SVT_", "X264_", "X265_", "DAV1D_", "OMP_",
  ]

  /// - Parameter variables: entries such as `PATH=/bin`.
  static func kept(of variables: [String]) -> [String] {
    variables.filter { entry in !prefixes.contains { entry.hasPrefix($0) } }
  }

  /// Those of this process.
  static var current: [String] { kept(of: ProcessEnvironment.entries) }
}
