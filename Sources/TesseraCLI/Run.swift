internal import Platform
public import Scene
public import UIKit

/// Runs the program with its command line, and ends the process with its exit code.
///
///     TesseraCLI.run([
///       .layout("hex", make: HexLayout.init),
///       .cell("photo", PhotoCell.self) { cell, item in cell.title.text = item.label },
///     ])
///
/// is the whole program plus a layout that scenes can name `hex` and a class of cells that they can name `photo`.
@MainActor public func run(_ additions: [SceneAddition] = []) -> Never {
  StandardStream.holdAll()
  SystemLimits.ignoreFileSize()
  // Before anything looks at the environment.
  CleanStart.ensure()
  var registry = SceneRegistry()
  for addition in additions { addition.add(to: &registry) }
  let line = CommandWords()
  let program = Program(
    words: line.words, environment: Program.environmentOfProcess, registry: registry,
    brokenWord: line.broken)
  ThisProcess.end(program.run().rawValue)
}

/// Runs the program with layouts under their names, for programs that `tessera try` makes. They are compiled with the
/// interface of UIKit alone, and find this by the name that linkers know it under.
@_silgen_name("tessera_run_layouts")
@MainActor public func runLayouts(
  _ layouts: [(String, @MainActor () -> UICollectionViewLayout)]
) -> Never {
  run(layouts.map { name, make in .layout(name, text: "A layout that is tried.", make: make) })
}
