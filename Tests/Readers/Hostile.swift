/// Names that break careless writers and readers.
public enum Hostile {
  /// Empty, blank, quoted, with marks and letters of all kinds.
  public static let strings = [
    "", "-", " ", "a b", "a  b", " a", "a ", "\"", "\"a\"", "'", "a,b", "a;b", "a\tb", "a\nb",
    "a\r\nb",
    "\\", "\\n", "a\\", "null", "nan", "cell", "header", "supplementary:", "decoration:x:y", ":",
    "0-1",
    "{}", "[1,2]", "é", "e\u{301}", "\u{301}", "日本語", "😀", "👨‍👩‍👧", "\u{202E}abc", "\u{0}", "\u{7F}",
    "\u{A0}", "a\u{2028}b", "\u{FEFF}x", "\u{E0041}", "\u{10FFFF}", "=1+1",
  ]
}
