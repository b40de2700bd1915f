internal import CYaml

/// The library that reads YAML.
public enum YAMLLibrary {
  public static var version: String {
    unsafe yaml_get_version_string().map { unsafe String(cString: $0) } ?? ""
  }
}
