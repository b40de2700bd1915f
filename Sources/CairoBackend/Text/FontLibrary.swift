internal import Glibc

/// The font files that texts are set in, each by its path: never what a user has installed or configured.
public struct FontLibrary: Hashable, Sendable {
  /// A Debian package and the faces taken from it.
  struct Package: Hashable, Sendable {
    var name: String
    /// Whether pictures cannot do without.
    var isRequired: Bool
    var family: String
    /// What in the text asks for this package.
    var scripts: String
    var files: [String]
  }

  let packages: [Package]

  /// The fonts of Debian's packages below a folder.
  public init(folder: String = "/usr/share/fonts") {
    packages = Self.packages(folder)
  }

  private init(packages: [Package]) {
    self.packages = packages
  }

  /// The library without the packages that pictures can do without.
  public var requiredOnly: FontLibrary {
    FontLibrary(packages: packages.filter(\.isRequired))
  }

  /// What `make` has to install.
  public var requiredPackages: [String] { packages.filter(\.isRequired).map(\.name) }

  private static let weights = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  private static func packages(_ folder: String) -> [Package] {
    let noto = folder + "/truetype/noto/NotoSans"
    func faces(_ names: [String]) -> [String] {
      names.flatMap { name in
        ["Regular", "Medium", "SemiBold", "Bold"].map { "\(noto)\(name)-\($0).ttf" }
      }
    }
    return [
      Package(
        name: "fonts-inter", isRequired: true, family: "Inter",
        scripts: "Latin, Greek and Cyrillic",
        files: weights.flatMap { weight in
          let upright = "\(folder)/opentype/inter/Inter-\(weight).otf"
          let italic = weight == "Regular" ? "Italic" : weight + "Italic"
          return [upright, "\(folder)/opentype/inter/Inter-\(italic).otf"]
        }),
      Package(
        name: "fonts-jetbrains-mono", isRequired: true, family: "JetBrains Mono",
        scripts: "text of equally wide letters",
        files: ["Regular", "Italic", "Medium", "SemiBold", "Bold", "BoldItalic"].map {
          "\(folder)/truetype/jetbrains-mono/JetBrainsMono-\($0).ttf"
        }),
      Package(
        name: "fonts-noto-core", isRequired: false,
        family: notoFamilies.map { "Noto Sans \($0.family)" }.joined(separator: ","),
        scripts: "Arabic, Hebrew, Indic, Thai and symbols", files: faces(notoFamilies.map(\.file))),
      Package(
        name: "fonts-noto-cjk", isRequired: false, family: "Noto Sans CJK SC",
        scripts: "Chinese, Japanese and Korean",
        files: ["Regular", "Bold"].map { "\(folder)/opentype/noto/NotoSansCJK-\($0).ttc" }),
      Package(
        name: "fonts-noto-color-emoji", isRequired: false, family: "Noto Color Emoji",
        scripts: "emoji", files: ["\(folder)/truetype/noto/NotoColorEmoji.ttf"]),
      Package(
        name: "fonts-dejavu-core", isRequired: false, family: "DejaVu Sans,DejaVu Serif",
        scripts: "serifs and further symbols",
        files: ["Sans", "Sans-Bold", "Serif", "Serif-Bold"].map {
          "\(folder)/truetype/dejavu/DejaVu\($0).ttf"
        }),
    ]
  }

  private static let notoFamilies: [(family: String, file: String)] = [
    ("Arabic", "Arabic"), ("Hebrew", "Hebrew"), ("Devanagari", "Devanagari"),
    ("Bengali", "Bengali"), ("Tamil", "Tamil"), ("Thai", "Thai"), ("Symbols", "Symbols"),
    ("Symbols2", "Symbols2"), ("Math", "Math"),
  ]

  /// All files that any text could be set in, as far as they are there.
  public var installedFiles: [String] { packages.flatMap { Self.installed($0) } }

  /// The package that has to be installed before texts can be set in a family; nil where it is.
  public func missingPackage(of family: String) -> String? {
    let hasFamily: (Package) -> Bool = { package in
      package.family.split(separator: ",").contains { $0 == family }
    }
    guard let package = packages.first(where: hasFamily) else {
      return Self.packages("").first(where: hasFamily)?.name
    }
    return Self.installed(package).count < package.files.count ? package.name : nil
  }

  /// The package that has to be installed for a character; nil where none has it that is not there.
  func missingPackage(for scalar: Unicode.Scalar) -> String? {
    guard let name = ScriptPackages.package(for: scalar) else { return nil }
    guard let package = packages.first(where: { $0.name == name }) else { return name }
    return Self.installed(package).count < package.files.count ? name : nil
  }

  /// The first package that every text needs and that is not there.
  public var missingRequiredPackage: String? {
    packages.first { $0.isRequired && Self.installed($0).count < $0.files.count }?.name
  }

  /// The files of a package that are there.
  static func installed(_ package: Package) -> [String] {
    package.files.filter { unsafe access($0, R_OK) == 0 }
  }
}
