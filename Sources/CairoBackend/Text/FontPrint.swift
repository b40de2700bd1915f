internal import Platform
internal import Imaging

/// A font file as fingerprints name it.
public struct FontPrint: Hashable, Sendable {
  /// The Debian package; nil for a file that somebody brings.
  public let package: String?
  /// The name of the file, without its folder.
  public let file: String
  /// As its designers count; empty where the file does not say.
  public let revision: String
  /// Of its bytes: it holds against chance, not against forgers.
  public let sum: String

  /// - Parameter package: none for a file that somebody brings.
  public init(_ path: String, package: String? = nil) throws(FontError) {
    self.package = package
    file = String(path.split(separator: "/").last ?? "")
    do throws(FileError) {
      let bytes = try InputFile.read(path, limit: 1 << 30)
      revision = (try? SfntFile(bytes))?.revision ?? ""
      sum = try FileSum.text(of: path)
    } catch {
      throw .unreadable(path, error)
    }
  }
}

extension FontLibrary {
  /// Each file that a text could be set in, in the library's order.
  public func prints() throws(FontError) -> [FontPrint] {
    var prints: [FontPrint] = []
    for family in families {
      for path in Self.installed(family) {
        prints.append(try FontPrint(path, package: family.package))
      }
    }
    return prints
  }

  /// The library without what these texts have no use for, unless they ask for a family by its name.
  public func needed(for texts: [String], families names: [String]) -> FontLibrary {
    let required = requiredOnly
    let fonts = GlyphFonts()
    let plain = required.families.compactMap(\.plainFile)
    let isEnough = names.allSatisfy { name in
      required.families.contains { $0.name.isSameFamily(as: name) }
    }
    return isEnough && texts.allSatisfy { fonts.covers($0, plain) } ? required : self
  }

  /// Whether texts can ask for a family by this name.
  public func hasFamily(_ name: String) -> Bool {
    families.contains { $0.name.isSameFamily(as: name) }
  }
}
