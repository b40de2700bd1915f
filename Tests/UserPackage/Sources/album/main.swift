import Scene
import TesseraCLI

// All of tessera, plus the classes of this app.
TesseraCLI.run([
  .layout("shelf", text: "Photos on planks.", origin: "album", make: ShelfLayout.init) {
    $0.sectionInset = $1.insets("sectionInset") ?? $0.sectionInset
  },
  .cell("photo", PhotoCell.self, text: "A photo with its name.", origin: "album") { cell, item in
    cell.name.text = item.label
    cell.picture.backgroundColor = item.color
    cell.likes = item.values.integer("likes") ?? 0
  },
  .supplementary("ribbon", RibbonView.self, text: "A title on a ribbon.", origin: "album") {
    $0.title.text = $1.label
  },
  .decoration("plank", PlankView.self, text: "What photos stand on.", origin: "album"),
])
