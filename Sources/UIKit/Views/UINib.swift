/// Differs from UIKit: there are no nib files on Linux. A nib is made from a closure that builds its views;
/// loading one by name is a fault.
@preconcurrency @MainActor open class UINib: NSObject {
  private let build: () -> [Any]

  /// A nib whose one top-level object the closure makes.
  public init(_ factory: @escaping @MainActor () -> UIView) {
    build = { [factory()] }
    super.init()
  }

  /// Making views of it is a fault that names the nib, also where a bundle has such a file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    build = {
      // The bundle's identifier, not its folder: the sentence is the same on every machine.
      FaultScope.raise(
        Fault(
          "view/no-nib-files",
          "Could not load NIB in bundle: '\(bundleOrNil?.bundleIdentifier ?? "main")' with name '\(name)'",
          facts: [Fault.Fact("nib", name)]))
      return []
    }
    super.init()
  }

  /// Making views of it is a fault, whatever the data holds.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    build = {
      FaultScope.raise(
        Fault("view/no-nib-files", "Could not load NIB from data: there are no nib files on Linux"))
      return []
    }
    super.init()
  }

  /// Calls the closure that the nib was made with; owner and options are not looked at.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    build()
  }

  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}
