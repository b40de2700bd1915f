import Fan
import Scene
import TesseraCLI

// All of tessera, plus the layout of this package.
TesseraCLI.run([
  .layout("fan", text: "Cards as a hand holds them.", origin: "hand", make: FanLayout.init)
])
