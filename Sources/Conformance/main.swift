import Foundation

// Plays a folder of recordings and says how many cases came out as recorded: `conformance <folder>`.
let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, arguments.count == 1 else {
  FileHandle.standardError.write(Data("usage: conformance <folder of recordings>\n".utf8))
  exit(2)
}
do {
  let report = try ConformanceRun.report(onFolder: folder)
  for line in report.lines { print(line) }
  print(report.total)
  exit(report.isClean ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(2)
}
