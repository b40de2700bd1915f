extension UIColor {
  public class var tintColor: UIColor { systemBlue }
  public class var darkText: UIColor { black }
  public class var lightText: UIColor { SystemColors.lightText }
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
}

// MARK: - Adaptable colours

extension UIColor {
  public class var systemRed: UIColor { SystemColors.systemRed }
  public class var systemGreen: UIColor { SystemColors.systemGreen }
  public class var systemBlue: UIColor { SystemColors.systemBlue }
  public class var systemOrange: UIColor { SystemColors.systemOrange }
  public class var systemYellow: UIColor { SystemColors.systemYellow }
  public class var systemPink: UIColor { SystemColors.systemPink }
  public class var systemPurple: UIColor { SystemColors.systemPurple }
  public class var systemTeal: UIColor { SystemColors.systemTeal }
  public class var systemIndigo: UIColor { SystemColors.systemIndigo }
  public class var systemBrown: UIColor { SystemColors.systemBrown }
  public class var systemMint: UIColor { SystemColors.systemMint }
  public class var systemCyan: UIColor { SystemColors.systemCyan }
}

// MARK: - Greys

extension UIColor {
  public class var systemGray: UIColor { SystemColors.systemGray }
  public class var systemGray2: UIColor { SystemColors.systemGray2 }
  public class var systemGray3: UIColor { SystemColors.systemGray3 }
  public class var systemGray4: UIColor { SystemColors.systemGray4 }
  public class var systemGray5: UIColor { SystemColors.systemGray5 }
  public class var systemGray6: UIColor { SystemColors.systemGray6 }
}

// MARK: - Text, lines, links

extension UIColor {
  public class var label: UIColor { SystemColors.label }
  public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
  public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
  public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
  public class var placeholderText: UIColor { SystemColors.placeholderText }
  public class var separator: UIColor { SystemColors.separator }
  public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }
  public class var link: UIColor { SystemColors.link }
}

// MARK: - Fills

extension UIColor {
  public class var systemFill: UIColor { SystemColors.systemFill }
  public class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }
}

// MARK: - Backgrounds: light, dark, and dark on an elevated level

extension UIColor {
  public class var systemBackground: UIColor { SystemColors.systemBackground }
  public class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    SystemColors.secondarySystemGroupedBackground
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemColors.tertiarySystemGroupedBackground
  }
}
