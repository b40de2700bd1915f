import Testing

@testable import Imaging

@Suite struct ColorNumbersTests {
  private let colors: [UInt32] = [0, 1, 2, 3, 0x12_3456, 0xFF_FFFE, 0xFF_FFFF]

  @Test func knowsNothingAtFirst() {
    let numbers = ColorNumbers()
    for color in colors { #expect(numbers[color] == nil, "\(color)") }
  }

  @Test(arguments: [0, 255] as [UInt8])
  func keepsEveryNumber(number: UInt8) {
    let numbers = ColorNumbers()
    for color in colors { numbers.set(color, to: number) }
    for color in colors { #expect(numbers[0xFF00_0000 | color] == number, "\(color)") }
    #expect(numbers[0x65_4321] == nil)
  }

  @Test func saysEightOnlyIfAllAreKnown() {
    let numbers = ColorNumbers()
    for (number, color) in colors.enumerated() { numbers.set(color, to: UInt8(number)) }
    let eight = colors.map { 0xFF00_0000 | $0 } + [0xFF12_3456]
    #expect(numbers.eight(in: eight) == 0x04_06_05_04_03_02_01_00)
    let unknown = eight.dropLast() + [0xFF65_4321]
    #expect(numbers.eight(in: Array(unknown)) == nil)
  }

  @Test func goesBackToWhatWasSaved() {
    let numbers = ColorNumbers()
    numbers.set(1, to: 7)
    let saved = numbers.saved
    numbers.set(2, to: 8)
    numbers.restore(saved)
    #expect(numbers[1] == 7)
    #expect(numbers[2] == nil)
    #expect(ColorNumbers(saved)[1] == 7)
  }
}

extension ColorNumbers {
  fileprivate func eight(in colors: [UInt32]) -> UInt64? {
    eight(SIMD8(colors))
  }
}
