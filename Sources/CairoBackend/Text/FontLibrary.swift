internal import Platform

/// The font files that texts are set in, each by its path: never what a user has installed or configured.
public struct FontLibrary: Hashable, Sendable {
  /// The source of a family's files: a Debian package, or whoever draws.
  enum Origin: Hashable, Sendable {
    case package(String)
    /// Whether pictures cannot do without is decided: they are there.
    case own
  }

  /// A family and the files taken for it.
  struct Family: Hashable, Sendable {
    var origin: Origin
    /// Whether pictures cannot do without.
    var isRequired: Bool
    var name: String
    var files: [String]

    var package: String? {
      if case .package(let name) = origin { name } else { nil }
    }

    /// The face that texts without a wish are set in, as far as names of files tell.
    var plainFile: String? { files.first { $0.contains("-Regular.") } ?? files.first }
  }

  /// In the order in which they are asked for a character.
  let families: [Family]

  /// The fonts of Debian's packages below a folder.
  public init(folder: String = "/usr/share/fonts") {
    families = Self.pinned(folder)
  }

  private init(families: [Family]) {
    self.families = families
  }

  /// The library without the packages that pictures can do without.
  public var requiredOnly: FontLibrary {
    FontLibrary(families: families.filter(\.isRequired))
  }

  /// The library with font files of one's own: they take the place of pinned ones of the same family, and what
  /// families they add is asked for a character before what packages have that pictures can do without.
  public func with(_ files: [OwnFontFile]) -> FontLibrary {
    var own: [Family] = []
    for file in files {
      for family in file.families {
        if let index = own.firstIndex(where: { $0.name.isSameFamily(as: family) }) {
          own[index].files.append(file.path)
        } else {
          own.append(Family(origin: .own, isRequired: true, name: family, files: [file.path]))
        }
      }
    }
    var merged = families.map { family in
      own.first { $0.name.isSameFamily(as: family.name) }.map { replacement in
        var replaced = replacement
        // Requests know the family by this spelling.
        replaced.name = family.name
        return replaced
      } ?? family
    }
    // Whoever brings other letters wants them in all sizes.
    if own.contains(where: { $0.name.isSameFamily(as: FontFamilies.family(for: .system).name) }) {
      merged.removeAll { $0.name == FontFamilies.display && $0.origin != .own }
    }
    let added = own.filter { own in !families.contains { $0.name.isSameFamily(as: own.name) } }
    let end = merged.firstIndex { !$0.isRequired } ?? merged.count
    merged.insert(contentsOf: added, at: end)
    return FontLibrary(families: merged)
  }

  /// The families of one's own files.
  public var ownFamilies: [String] { families.filter { $0.origin == .own }.map(\.name) }

  /// Whether there are letters of their own for large sizes.
  var hasDisplay: Bool { families.contains { $0.name == FontFamilies.display } }

  /// All files that any text could be set in, as far as they are there.
  public var installedFiles: [String] { Self.unique(families.flatMap { Self.installed($0) }) }

  /// All that every text can be set in.
  var requiredFiles: [String] { Self.unique(families.filter(\.isRequired).flatMap(\.files)) }

  /// A collection of several families is one file.
  private static func unique(_ files: [String]) -> [String] {
    var seen: Set<String> = []
    return files.filter { seen.insert($0).inserted }
  }

  /// The package that has to be installed before texts can be set in a family; nil where it is.
  public func missingPackage(of name: String) -> String? {
    guard let family = families.first(where: { $0.name.isSameFamily(as: name) }) else {
      return Self.pinned("").first { $0.name.isSameFamily(as: name) }?.package
    }
    return Self.isComplete(family) ? nil : family.package
  }

  /// The package that has to be installed for a character; nil where none has it that is not there.
  func missingPackage(for scalar: Unicode.Scalar) -> String? {
    guard let name = ScriptPackages.package(for: scalar) else { return nil }
    let known = families.filter { $0.package == name }
    return known.isEmpty || !known.allSatisfy(Self.isComplete) ? name : nil
  }

  /// The first package that every text needs and that is not there.
  public var missingRequiredPackage: String? {
    families.first { $0.isRequired && !Self.isComplete($0) }?.package
  }

  /// The files of a family that are there.
  static func installed(_ family: Family) -> [String] {
    family.files.filter(FileStatus.isReadable)
  }

  /// A package without some of its weights is another version of it.
  private static func isComplete(_ family: Family) -> Bool {
    installed(family).count == family.files.count
  }
}

extension String {
  /// Case tells no families apart.
  func isSameFamily(as other: String) -> Bool { lowercased() == other.lowercased() }
}
