internal import Imaging

extension OutputFormat {
  static let gif = OutputFormat(
    "gif", media: "image/gif", variants: .pixels, makes: [.film { _, _ in GIFFormat() }])
}
