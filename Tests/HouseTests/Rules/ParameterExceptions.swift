/// Functions that may take more, each for a reason.
enum ParameterExceptions {
  static let long: [String] = [
    // Declarations in tables, where each value is named and most have a value of their own.
    "Sources/Scene/Running/Registry/GivenValues.swift layout",
    "Sources/Scene/Running/Registry/SceneAddition.swift cell",
    "Sources/Scene/Running/Registry/SceneAddition.swift layout",
    "Sources/Scene/Running/Registry/SceneAddition.swift supplementary",
    "Sources/Scene/Running/Registry/SceneRegistry.swift register",
    "Sources/SceneFormat/Keys/Key.swift init",
    "Sources/SceneFormat/Keys/KeyTable.swift init",
    "Sources/TesseraCLI/Arguments/Command.swift init",
    // A text or a font, and how it is set.
    "Sources/Drawing/Items/DrawText.swift init",
    "Sources/Drawing/Items/FontRequest.swift init",
    // Messages that say what was found and what was expected.
    "Sources/SceneFormat/Diagnostics/Diagnostic.swift init",
    "Sources/SceneFormat/Keys/ShapeCheck.swift report",
    // Steps of one file, each called once.
    "Sources/Scene/Running/Views/SceneLooks.swift content",
  ]

  static let unnamed: [String] = [
    // A name, what it stands for, and a sentence: the same in every table.
    "Sources/Scene/Running/Registry/SceneAddition.swift view",
    "Sources/SceneFormat/Keys/Key.swift init",
    "Sources/SceneFormat/Keys/ViewKinds.swift init",
    "Sources/SceneFormat/Tree/SceneLimits.swift init",
  ]
}
