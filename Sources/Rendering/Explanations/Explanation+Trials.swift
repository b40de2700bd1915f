package import SceneFormat

// The faults that keep `tessera try` from drawing the layouts of a file.
extension Explanation {
  package static let trials: [Explanation] = [
    Explanation(
      "try/no-layout",
      "The file declares nothing that could be drawn: a class that has UICollectionViewLayout above it, or a function "
        + "without parameters that answers a layout or a section of one.",
      cure: "name the file that declares it; classes in functions and generic ones are left out."),
    Explanation(
      "try/not-made",
      "A layout of the file cannot be made by its name alone, as its init wants parameters. The others are drawn.",
      example: "final class HexLayout: UICollectionViewLayout { init(sides: Int) { … } }",
      cure: "give the parameters usual values, or write a function without any that answers it."),
    Explanation(
      "try/compiler",
      "The file does not compile. The words and the place are the compiler's own. @objc, @IBOutlet and their kin, "
        + "#selector, os(iOS), overrides in extensions and optional members of protocols are taken care of; key paths of "
        + "the Objective-C runtime and frameworks besides UIKit are not there on Linux.",
      cure: "mend what it says; the guide on your own layouts has a list of what to write instead."),
    Explanation(
      "try/compiler-time",
      "The compiler was not done in the time of --max-seconds and was stopped.",
      cure: "give the parts of long expressions their types, or raise --max-seconds."),
    Explanation(
      "try/compiler-version",
      "The compiled modules of tessera can be read only by the very compiler that wrote them, and swiftc is another one.",
      cure: "install the compiler that the message names, or the package of a release for yours."),
    Explanation(
      "try/no-compiler", "There is no swiftc in the folders of PATH.",
      cure: "install a toolchain of swift.org and put it on the PATH."),
    Explanation(
      "try/no-modules",
      "To compile a layout the interface of UIKit is needed, which lies beside the program in a checkout and in the "
        + "package tessera-dev.",
      cure:
        "install tessera-dev of the same release, or in a checkout: make install, or swift run tessera try FILE."
    ),
    Explanation(
      "try/failed", "The layouts could not be tried for a reason that has no name of its own.",
      cure: "read the message; it says what the system said."),
  ]
}
