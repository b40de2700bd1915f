internal import CYaml

/// The library that reads YAML.
public enum YAMLLibrary {
  /// The version of libyaml that the process runs with, such as "0.2.5"; empty where it says none.
  public static var version: String {
    unsafe yaml_get_version_string().map { unsafe String(cString: $0) } ?? ""
  }
}
