// Lays out random descriptions of compositional layouts, and holds each to what a collection view relies on.
import Fuzzing

@testable import UIKit

let fuzz = FuzzRun("fuzz-compositional")

/// The code of the fault that UIKit would stop at; nil where there is none.
@MainActor func layOut(_ number: Int) -> String? {
  do {
    try FaultScope.run {
      var broken: String?
      // Nobody reads a million notes on the console.
      _ = UIKitLog.collect {
        let recipe = RandomLayout(seed: fuzz.seed, number: number)
        if !FaultScope.isBroken { broken = LayoutStage(recipe).broken() }
      }
      if let broken { fuzz.fail(number, broken) }
    }
    return nil
  } catch {
    return (error as? Fault)?.code ?? "\(error)"
  }
}

@MainActor func text(_ number: Int) -> [UInt8] {
  var text = ""
  _ = UIKitLog.collect {
    _ = try? FaultScope.run { text = RandomLayout(seed: fuzz.seed, number: number).text }
  }
  return Array(text.utf8)
}

fuzz.run(input: text) { _, number in layOut(number) }
