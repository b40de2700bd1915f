extension Symbol {
  /// The form for coloured ground: areas, what is cut out of them by the even-odd rule, and the lines that stay, as SVG
  /// writes them; nil for a symbol that is of lines alone.
  var filledText: (areas: String, lines: String)? {
    switch self {
    case .airplane, .bookmark, .cloud, .folder, .grid, .heart, .moon, .paperplane, .person, .phone,
      .shield, .star:
      // Their lines go around areas.
      (self == .paperplane ? "M21 3l-7 18-4-8-8-3.5z" : text, "")
    default: areaText.map { ($0, lineText) }
    }
  }

  private var areaText: String? {
    switch self {
    case .article:
      "M6 3.5h12a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-12a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1z"
        + "M8.4 7h7.2v2.5h-7.2zM8.4 11.2h7.2v2.5h-7.2zM8.4 15.4h4.4v2.5h-4.4z"
    case .bell:
      "M5 17.2c1.4-1.6 2-3.4 2-7.2a5 5 0 0 1 10 0c0 3.8.6 5.6 2 7.2zM9.7 19.9h4.6a2.3 1.6 0 0 1-4.6 0z"
    case .book:
      "M10.9 7.4c-2-1.7-4.7-2.2-7.9-2.2v12.8c3.4 0 6 .3 7.9 1.8zM13.1 7.4c2-1.7 4.7-2.2 7.9-2.2v12.8"
        + "c-3.4 0-6 .3-7.9 1.8z"
    case .calendar:
      "M5 5.5h14a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM4.7 11"
        + "v7.3a.5 .5 0 0 0 .5 .5h13.6a.5 .5 0 0 0 .5-.5v-7.3z"
    case .camera:
      "M4.5 7.5h3l1.5-2.5h6l1.5 2.5h3a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-15"
        + "a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5zM12 8.8"
        + "a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0 -8.4z"
    case .cart:
      "M5.8 7h14.7l-2.5 8h-10.5zM9 18.4a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0 -2.6zM16.5 18.4"
        + "a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0 -2.6z"
    case .drive:
      "M6.5 4.5h11l2.5 7h-16zM4 14.6h16v3.4a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5z"
    case .flag: "M5 4c4-2.5 8 2.5 13 0v9c-5 2.5-9-2.5-13 0z"
    case .gear:
      "M12 5.4a6.6 6.6 0 1 1 0 13.2 6.6 6.6 0 0 1 0 -13.2zM12 8.6"
        + "a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0 -6.8z"
    case .house: "M5.5 11l6.5-5.7 6.5 5.7v9h-4.3v-5.8h-4.4v5.8h-4.3z"
    case .layers: "M12 3.5l9 4.7-9 4.7-9-4.7z"
    case .leaf:
      "M6.5 17c-3-7 2-13.5 13.5-13.5 .8 11.5-5 17-13.5 13.5zM7.6 16.2"
        + "c1.2-3.2 3.2-5.8 6.2-7.8-1.9 2.6-3.2 5-3.9 8.4z"
    case .lock:
      "M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5"
        + "v-7a1.5 1.5 0 0 1 1.5-1.5z"
    case .mail:
      "M4.4 5.2h15.2l-7.6 6.1zM3 8.2l9 7 9-7v9.3a1.5 1.5 0 0 1-1.5 1.5h-15a1.5 1.5 0 0 1-1.5-1.5z"
    case .mic: "M12 3a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0v-6a3 3 0 0 1 3-3z"
    case .pin:
      "M12 21.5c-4.7-5-7-8.5-7-11.5a7 7 0 0 1 14 0c0 3-2.3 6.5-7 11.5zM12 6.8"
        + "a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0 -6.4z"
    case .sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0 -8z"
    case .tag: "M3.5 3.5h8l9 9-8 8-9-9zM7.8 6.1a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0 -3.4z"
    case .trash:
      "M6 9.2h12l-.8 10.3a1.5 1.5 0 0 1-1.5 1.4h-7.4a1.5 1.5 0 0 1-1.5-1.4z"
    case .video:
      "M4.5 6.5h9a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM17.6 10.6"
        + "l3.9-2.3v7.4l-3.9-2.3z"
    case .airplane, .bookmark, .cloud, .folder, .grid, .heart, .moon, .paperplane, .person, .phone,
      .shield, .star, .chart, .checkmark, .chevron, .clock, .ellipsis, .globe, .magnifier,
      .pencilSquare, .photo, .plus, .sliders, .text, .wave, .wifi:
      nil
    }
  }

  /// The lines beside those areas.
  private var lineText: String {
    switch self {
    case .bell: "M12 3v2"
    case .calendar: "M8 3v4M16 3v4"
    case .cart: "M2.5 4h2.5l.8 3"
    case .flag: "M5 21v-17"
    case .gear:
      "M18.1 14.53L20.87 15.67M14.53 18.1L15.67 20.87M9.47 18.1L8.33 20.87M5.9 14.53L3.13 15.67"
        + "M5.9 9.47L3.13 8.33M9.47 5.9L8.33 3.13M14.53 5.9L15.67 3.13M18.1 9.47L20.87 8.33"
    case .house: "M3.5 11l8.5-7.5 8.5 7.5"
    case .layers: "M3 12.2l9 4.7 9-4.7M3 16.2l9 4.7 9-4.7"
    case .leaf: "M4 21c.7-2.4 1.7-4.3 3-5.8"
    case .lock: "M8 10.5v-3a4 4 0 0 1 8 0v3"
    case .mic: "M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M8.5 21h7"
    case .sun:
      "M18.8 12L21.3 12M16.81 16.81L18.58 18.58M12 18.8L12 21.3M7.19 16.81L5.42 18.58"
        + "M5.2 12L2.7 12M7.19 7.19L5.42 5.42M12 5.2L12 2.7M16.81 7.19L18.58 5.42"
    case .trash: "M4 6.2h16M9 6.2v-1.7a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v1.7"
    default: ""
    }
  }
}
