import TesseraCLI

TesseraCLI.run()
