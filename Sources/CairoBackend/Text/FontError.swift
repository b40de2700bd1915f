public import Notation
public import Platform
internal import Imaging

/// Why texts cannot be set.
public enum FontError: Error, Hashable, Sendable {
  /// A package of fonts that everything needs is not there.
  case missingPackage(String)
  /// A font file that cannot be read.
  case unreadableFont(String)
  /// The system has no more of what it takes to read one.
  case file(FileError)

  /// Why a library gave up on a font file, which it does not tell.
  static func unreadable(_ path: String) -> FontError {
    do throws(FileError) {
      _ = try InputFile.read(path, limit: 1 << 30)
      return .unreadableFont(path)
    } catch {
      return unreadable(path, error)
    }
  }

  static func unreadable(_ path: String, _ error: FileError) -> FontError {
    error.isShortage ? .file(error) : .unreadableFont(path)
  }
}

extension FontError: CodedError {
  /// The page about fonts that are missing, broken, or out of the system's reach.
  public var code: String {
    switch self {
    case .missingPackage: "font/not-installed"
    case .unreadableFont: "font/unreadable"
    case .file(let error): FileFault(error, path: error.path).code
    }
  }
  /// Files, or what the system does not give.
  public var concern: ErrorConcern {
    if case .file(let error) = self { FileFault(error, path: error.path).concern } else { .files }
  }
  /// The package or the file that is missing, and what was expected, without a full stop.
  public var message: String {
    switch self {
    case .missingPackage(let package):
      "fonts: the Debian package '\(package)' is not installed – its fonts set every text"
    case .unreadableFont(let path):
      "\(path): no font could be read – expected the file of its Debian package"
    case .file(let error): error.description
    }
  }

  /// The command that brings the fonts, where there is one.
  public var hint: String? {
    switch self {
    case .missingPackage(let package):
      "apt-get install \(package), or choose text: blocks, which needs no font"
    case .unreadableFont: "install the package again"
    case .file: nil
    }
  }
}

/// A remark on something that a picture shows otherwise than the text asks for.
public enum TextNotice: Hashable, Sendable {
  /// Characters that no font at hand has: an empty box stands in their place.
  case uncovered(String, package: String?)
  /// A family that is none of the pinned fonts, and the one that was taken.
  case unknownFamily(String, replacement: String)
}

extension TextNotice: CustomStringConvertible {
  /// The remark in one line, and a hint in a second one if there is something to do.
  public var description: String {
    switch self {
    case .uncovered(let characters, let package?):
      "text: no font at hand has \(Self.quoted(characters)), so boxes are drawn\n"
        + "hint: apt-get install \(package)"
    case .uncovered(let characters, nil):
      "text: no font of the known packages has \(Self.quoted(characters)), so boxes are drawn"
    case .unknownFamily(let family, let replacement):
      "text: unknown font family '\(family)', so '\(replacement)' is taken\n"
        + "hint: known families: \(FontFamilies.known.joined(separator: ", "))"
    }
  }

  /// The characters in quotation marks; those that nobody could see by their numbers.
  public static func quoted(_ characters: String) -> String {
    var (seen, hidden) = ("", [String]())
    for scalar in characters.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .privateUse, .unassigned, .control, .format, .nonspacingMark, .enclosingMark:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        hidden.append("U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits)
      default: seen.unicodeScalars.append(scalar)
      }
    }
    return ((seen.isEmpty ? [] : ["'\(seen)'"]) + hidden).joined(separator: ", ")
  }
}
