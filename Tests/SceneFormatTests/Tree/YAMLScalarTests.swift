import SceneFormat
import Testing

/// The meaning of words without quotation marks: the core schema of YAML 1.2.2, section 10.3.2.
@Suite struct YAMLScalarTests {
  private func value(_ text: String) throws -> Node.Value {
    let file = SourceFile(path: "a.yaml", text: "key: \(text)\n")
    return try #require(try NodeReader().read(file, as: .yaml)["key"]).value
  }

  @Test(arguments: ["null", "Null", "NULL", "~", ""]) func nothing(_ text: String) throws {
    #expect(try value(text) == .null)
  }

  @Test(arguments: [
    ("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false),
    ("FALSE", false),
  ])
  func flags(_ text: String, _ expected: Bool) throws {
    #expect(try value(text) == .flag(expected))
  }

  @Test(arguments: [
    // [-+]? [0-9]+
    ("0", 0), ("12", 12), ("-12", -12), ("+1", 1), ("-0", 0), ("010", 10), ("0777", 777),
    ("007", 7),
    // 0o [0-7]+
    ("0o0", 0), ("0o7", 7), ("0o17", 15), ("0o100", 64), ("0o777", 511),
    // 0x [0-9a-fA-F]+
    ("0x0", 0), ("0x40", 64), ("0xff", 255), ("0xFF", 255), ("0xDeadBeef", 3_735_928_559),
    ("0x00010", 16),
    // [-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?
    ("1.5", 1.5), (".5", 0.5), ("-.5", -0.5), ("+.5", 0.5), ("5.", 5), ("-5.", -5), ("1e3", 1000),
    ("1E3", 1000), ("1e+3", 1000), ("12e-1", 1.2), ("5.e2", 500), (".5e1", 5), ("+1.25E-2", 0.0125),
    ("0.0", 0), ("00.50", 0.5), ("1e-400", 0),
  ])
  func numbers(_ text: String, _ expected: Double) throws {
    #expect(try value(text) == .number(expected, text))
  }

  @Test(arguments: [
    "yes", "Yes", "no", "NO", "on", "Off", "y", "n", "nULL", "tRUE", "1_000", "0b101", "0o8", "0o",
    "0x", "0xg", "-0x40", "+0o7", "0X40", "0O17", "1.2.3", ".", "+", "-a", "e3", ".e3", "1e", "1e+",
    "1:30", "190:20:30", "2001-12-14", "+.nan", "-.NaN", ".infinity", "nan", "inf", "Infinity",
    ".iNF", "--1", "+-1", "1.5px", "٣", "１２", "0x４０",
  ])
  func words(_ text: String) throws {
    #expect(try value(text) == .text(text))
  }

  @Test(arguments: [
    ".inf", ".Inf", ".INF", "-.inf", "+.Inf", ".nan", ".NaN", ".NAN", "1e400", "-1e999",
    "0x" + String(repeating: "f", count: 300),
  ])
  func numbersWithoutEndAreRefused(_ text: String) {
    let fault = #expect(throws: Diagnostic.self) { try value(text) }
    #expect(fault?.code == "wrong-value")
  }

  @Test(arguments: ["\"0x40\"", "'1'", "\"true\"", "'~'", "|\n  12"])
  func whatIsQuotedIsText(_ text: String) throws {
    guard case .text = try value(text) else {
      Issue.record("\(text) is no text")
      return
    }
  }
}
