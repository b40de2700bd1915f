internal import Notation
internal import Platform

/// The variables of the environment by which people tune the libraries under this target. A picture must not depend
/// on who draws it, so they are taken away before the libraries look at them.
///
/// Some are read before `main`: whoever starts such a process has to start it without them, or to start it again.
public enum LibraryVariables {
  /// Of HarfBuzz, Pango, Cairo, pixman, FreeType, fontconfig and libjpeg-turbo: all that begin so.
  private static let prefixes = [
    "HB_", "PANGO_", "PANGOCAIRO_", "CAIRO_", "PIXMAN_", "FREETYPE_", "FONTCONFIG_", "JSIMD_",
  ]
  /// The names alone, for variables of which others share the beginning.
  private static let names: Set<String> = [
    "FC_DEBUG", "FC_DBG_MATCH_FILTER", "FC_LANG", "LANGUAGE", "LIBTHAI_DICTDIR",
    "TJ_ARITHMETIC", "TJ_OPTIMIZE", "TJ_PROGRESSIVE", "TJ_RESTART",
    "EXPAT_ACCOUNTING_DEBUG", "EXPAT_ENTITY_DEBUG", "EXPAT_ENTROPY_DEBUG",
    "G_DEBUG", "G_ENABLE_DIAGNOSTIC", "G_MESSAGES_DEBUG", "G_MESSAGES_PREFIXED", "G_SLICE",
    "G_RANDOM_VERSION", "GOBJECT_DEBUG", "G_BROKEN_FILENAMES", "G_FILENAME_ENCODING",
  ]

  /// Whether a library under this target may look at a variable.
  public static func isRead(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  /// Whether it has been looked at when `main` begins: pixman chooses by it how it computes, GLib when it stops, and
  /// the C library which of its functions the processor gets.
  public static func isReadBeforeMain(_ name: String, value: String) -> Bool {
    switch name {
    case "GLIBC_TUNABLES": value.contains("hwcap")
    case "G_DEBUG", "GOBJECT_DEBUG": !value.isEmpty
    default: name.hasPrefix("PIXMAN_")
    }
  }

  /// Takes all of them away, once in a process: later ones are whoever sets them. Those read before `main` are
  /// said on standard error.
  public static func remove() { _ = removal }

  private static let removal: Void = {
    var found: [String] = []
    for (name, value) in ProcessEnvironment.variables {
      if isReadBeforeMain(name, value: value) { found.append(name) }
      if isRead(name) { ProcessEnvironment.remove(name) }
    }
    say(found)
  }()

  /// Says that pictures may differ since these were set when the process was started.
  public static func say(_ names: [String]) {
    guard !names.isEmpty else { return }
    let text: TerminalText = """
      tessera: \(names.joined(separator: ", ")) was read before the program began – pictures may differ from those \
      of other processes
      hint: start the process without it

      """
    StandardStream.error.writeOnce(Array(text.utf8))
  }
}
