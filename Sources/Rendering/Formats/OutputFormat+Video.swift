internal import Imaging

extension OutputFormat {
  static let mp4 = OutputFormat(
    "mp4", media: "video/mp4", variants: .pixels,
    makes: [.film { VideoFormat(.mp4, framesPerSecond: $0) }])

  static let mov = OutputFormat(
    "mov", media: "video/quicktime", variants: .pixels,
    makes: [.film { VideoFormat(.mov, framesPerSecond: $0) }])

  static let webm = OutputFormat(
    "webm", media: "video/webm", variants: .pixels,
    makes: [.film { VideoFormat(.webm, framesPerSecond: $0) }])
}
