import Scene

print(try Showcase.text(), terminator: "")
