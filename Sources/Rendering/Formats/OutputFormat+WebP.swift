internal import Imaging

extension OutputFormat {
  static let webp = OutputFormat(
    "webp", media: "image/webp", variants: .pixels, makes: [.film { _, _ in WebPFormat() }])
}
