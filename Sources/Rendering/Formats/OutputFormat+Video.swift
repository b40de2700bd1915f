internal import Drawing
internal import Imaging

extension OutputFormat {
  static let mp4 = OutputFormat(
    "mp4", media: "video/mp4", variants: .pixels,
    makes: [.film { VideoFormat.film(.mp4, $0, on: $1) }])

  static let mov = OutputFormat(
    "mov", media: "video/quicktime", variants: .pixels,
    makes: [.film { VideoFormat.film(.mov, $0, on: $1) }])

  static let webm = OutputFormat(
    "webm", media: "video/webm", variants: .pixels,
    makes: [.film { VideoFormat.film(.webm, $0, on: $1) }])
}

extension VideoFormat {
  /// On white, or on the ground of dark pages.
  fileprivate static func film(
    _ container: Container, _ framesPerSecond: Int, on page: Theme
  ) -> VideoFormat {
    VideoFormat(
      container, framesPerSecond: framesPerSecond, background: page == .dark ? 0x0F1216 : 0xFFFFFF)
  }
}
