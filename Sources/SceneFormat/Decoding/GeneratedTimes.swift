/// Times of day that follow one another, an item each: `9:41`, `9:34` …; beyond midnight they are days.
struct GeneratedTimes: Equatable, Sendable {
  /// Minutes since midnight of the first.
  var start = 0
  /// Whether hours have two digits.
  var isPadded = false
  /// Minutes from one to the next.
  var step = 0

  private static let day = 24 * 60

  /// The time of the item of this number, counted from 1.
  subscript(number: Int) -> String {
    let minutes = start + (number - 1) * step
    let time = ((minutes % Self.day) + Self.day) % Self.day
    switch (minutes - time) / Self.day {
    case 0: return clock(time)
    case -1: return "Yesterday"
    case 1: return "Tomorrow"
    case let days: return days < 0 ? "\(-days) days ago" : "In \(days) days"
    }
  }

  private func clock(_ minutes: Int) -> String {
    let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return (isPadded && hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }

  /// Minutes since midnight of `9:41`; nil for what is no time of a day.
  static func minutes(ofClock text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      let hour = whole(parts[0]), let minute = whole(parts[1]), hour < 24, minute < 60
    else { return nil }
    return hour * 60 + minute
  }

  /// The minutes of `-7 min`, `2 h` or `1 day`; nil for what is no span of time.
  static func minutes(ofSpan text: String) -> Int? {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    let isNegative = parts[0].hasPrefix("-")
    guard parts.count == 2, let unit = units[String(parts[1])],
      let amount = whole(isNegative ? parts[0].dropFirst() : parts[0])
    else { return nil }
    return (isNegative ? -1 : 1) * amount * unit
  }

  /// In minutes.
  private static let units = ["min": 1, "h": 60, "day": day, "days": day]

  private static func whole(_ digits: Substring) -> Int? {
    guard (1...4).contains(digits.utf8.count), digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return nil
    }
    return Int(digits)
  }
}

extension SceneKeys {
  static let generatedTimes = KeyTable<GeneratedTimes>(
    "times", text: "Times that follow one another, an item each.",
    keys: [
      .key("from", as: .form(.clock), text: "The time of the first item.") { member, times, _ in
        let text = member.node.text ?? ""
        times.start = GeneratedTimes.minutes(ofClock: text) ?? 0
        times.isPadded = text.hasPrefix("0") && text.utf8.count == 5
      }.required,
      .key(
        "step", as: .form(.span),
        text: """
          The time from one item to the next, such as `-7 min`, `2 h` or `1 day`. Beyond midnight stand days: Yesterday, \
          2 days ago; Tomorrow, In 2 days.
          """
      ) { member, times, _ in
        times.step = GeneratedTimes.minutes(ofSpan: member.node.text ?? "") ?? 0
      }.required,
    ])
}
