public import Testing
internal import Foundation

/// Debian packages that only some tests want: `make test` installs them, and without one its tests are skipped.
public enum ReaderPackage: String, CaseIterable, Sendable {
  // Pictures, animations, pages and films as others see them.
  case chromium
  case ffmpeg
  case gifsicle
  case librsvg = "librsvg2-bin"
  case pngcheck
  case poppler = "poppler-utils"
  case jsonschema = "python3-jsonschema"
  case pillow = "python3-pil"
  case webp
  // Shells, manuals, repositories and small disks.
  case fish
  case git
  case man = "man-db"
  case mount
  case zsh
  // Letters.
  case dejavu = "fonts-dejavu-core"
  case cjk = "fonts-noto-cjk"
  case emoji = "fonts-noto-color-emoji"
  case noto = "fonts-noto-core"

  /// A file that nobody else brings.
  private var file: String {
    switch self {
    case .chromium: "/usr/bin/chromium"
    case .ffmpeg: "/usr/bin/ffmpeg"
    case .gifsicle: "/usr/bin/gifsicle"
    case .librsvg: "/usr/bin/rsvg-convert"
    case .pngcheck: "/usr/bin/pngcheck"
    case .poppler: "/usr/bin/pdftoppm"
    case .jsonschema: "/usr/lib/python3/dist-packages/jsonschema"
    case .pillow: "/usr/lib/python3/dist-packages/PIL"
    case .webp: "/usr/bin/gif2webp"
    case .fish: "/usr/bin/fish"
    case .git: "/usr/bin/git"
    case .man: "/usr/bin/man"
    case .mount: "/bin/mount"
    case .zsh: "/bin/zsh"
    case .dejavu: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"
    case .cjk: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
    case .emoji: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
    case .noto: "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf"
    }
  }

  public var isInstalled: Bool { FileManager.default.fileExists(atPath: file) }
}

extension Trait where Self == ConditionTrait {
  /// Skips the test where one of the packages is not installed, and says so.
  public static func needs(_ packages: ReaderPackage...) -> Self {
    let names = packages.map(\.rawValue).joined(separator: ", ")
    return .enabled(if: packages.allSatisfy(\.isInstalled), "needs the packages \(names)")
  }

  /// Skips the test where the machine does not allow what it does, whatever is installed.
  public static func needs(aMachineThat allows: String, _ isPossible: Bool) -> Self {
    .enabled(if: isPossible, "needs a machine that \(allows)")
  }
}
