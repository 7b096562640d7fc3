import GalleyViews

extension UIColor {
  // One object a name, as on iOS, where two readings of a colour are the same object.
  private static let fixed: [SystemColor: UIColor] = Dictionary(
    uniqueKeysWithValues: [
      (.black, UIColor(content: .gray(0, 1))),
      (.darkGray, UIColor(content: .gray(1.0 / 3, 1))),
      (.lightGray, UIColor(content: .gray(2.0 / 3, 1))),
      (.white, UIColor(content: .gray(1, 1))),
      (.gray, UIColor(content: .gray(0.5, 1))),
      (.red, UIColor(content: .rgb(1, 0, 0, 1))),
      (.green, UIColor(content: .rgb(0, 1, 0, 1))),
      (.blue, UIColor(content: .rgb(0, 0, 1, 1))),
      (.cyan, UIColor(content: .rgb(0, 1, 1, 1))),
      (.yellow, UIColor(content: .rgb(1, 1, 0, 1))),
      (.magenta, UIColor(content: .rgb(1, 0, 1, 1))),
      (.orange, UIColor(content: .rgb(1, 0.5, 0, 1))),
      (.purple, UIColor(content: .rgb(0.5, 0, 0.5, 1))),
      (.brown, UIColor(content: .rgb(0.6, 0.4, 0.2, 1))),
      (.clear, UIColor(content: .gray(0, 0))),
      (.darkText, UIColor(content: .gray(0, 1))),
      (.lightText, UIColor(content: .gray(1, 0.6))),
    ] as [(SystemColor, UIColor)])
  private static let dynamic: [SystemColor: UIColor] = Dictionary(
    uniqueKeysWithValues: SystemColor.allCases.map { ($0, UIColor(content: .system($0, alpha: nil))) })

  private static func named(_ name: SystemColor) -> UIColor { fixed[name] ?? dynamic[name] ?? UIColor() }

  /// Black in either style.
  public class var black: UIColor { named(.black) }
  /// A third of white.
  public class var darkGray: UIColor { named(.darkGray) }
  /// Two thirds of white.
  public class var lightGray: UIColor { named(.lightGray) }
  /// White in either style.
  public class var white: UIColor { named(.white) }
  /// Half of white.
  public class var gray: UIColor { named(.gray) }
  /// Full red.
  public class var red: UIColor { named(.red) }
  /// Full green.
  public class var green: UIColor { named(.green) }
  /// Full blue.
  public class var blue: UIColor { named(.blue) }
  /// Full green and blue.
  public class var cyan: UIColor { named(.cyan) }
  /// Full red and green.
  public class var yellow: UIColor { named(.yellow) }
  /// Full red and blue.
  public class var magenta: UIColor { named(.magenta) }
  /// Full red and half green.
  public class var orange: UIColor { named(.orange) }
  /// Half red and half blue.
  public class var purple: UIColor { named(.purple) }
  /// Three, two and one fifths of red, green and blue.
  public class var brown: UIColor { named(.brown) }
  /// Transparent black.
  public class var clear: UIColor { named(.clear) }
  /// Text on a light background.
  public class var darkText: UIColor { named(.darkText) }
  /// Text on a dark background.
  public class var lightText: UIColor { named(.lightText) }
  /// Primary text.
  public class var label: UIColor { named(.label) }
  /// Secondary text.
  public class var secondaryLabel: UIColor { named(.secondaryLabel) }
  /// Tertiary text.
  public class var tertiaryLabel: UIColor { named(.tertiaryLabel) }
  /// Quaternary text.
  public class var quaternaryLabel: UIColor { named(.quaternaryLabel) }
  /// The placeholder of an empty field.
  public class var placeholderText: UIColor { named(.placeholderText) }
  /// A link.
  public class var link: UIColor { named(.link) }
  /// A thin, translucent line.
  public class var separator: UIColor { named(.separator) }
  /// A thin, opaque line.
  public class var opaqueSeparator: UIColor { named(.opaqueSeparator) }
  /// The main background.
  public class var systemBackground: UIColor { named(.systemBackground) }
  /// Content on the main background.
  public class var secondarySystemBackground: UIColor { named(.secondarySystemBackground) }
  /// Content on the secondary background.
  public class var tertiarySystemBackground: UIColor { named(.tertiarySystemBackground) }
  /// The main background of a grouped table.
  public class var systemGroupedBackground: UIColor { named(.systemGroupedBackground) }
  /// A group on its background.
  public class var secondarySystemGroupedBackground: UIColor { named(.secondarySystemGroupedBackground) }
  /// Content in a group.
  public class var tertiarySystemGroupedBackground: UIColor { named(.tertiarySystemGroupedBackground) }
  /// Fill of thin, small shapes.
  public class var systemFill: UIColor { named(.systemFill) }
  /// Fill of middle-sized shapes.
  public class var secondarySystemFill: UIColor { named(.secondarySystemFill) }
  /// Fill of large shapes.
  public class var tertiarySystemFill: UIColor { named(.tertiarySystemFill) }
  /// Fill of large areas.
  public class var quaternarySystemFill: UIColor { named(.quaternarySystemFill) }
  /// Red.
  public class var systemRed: UIColor { named(.systemRed) }
  /// Orange.
  public class var systemOrange: UIColor { named(.systemOrange) }
  /// Yellow.
  public class var systemYellow: UIColor { named(.systemYellow) }
  /// Green.
  public class var systemGreen: UIColor { named(.systemGreen) }
  /// Mint.
  public class var systemMint: UIColor { named(.systemMint) }
  /// Teal.
  public class var systemTeal: UIColor { named(.systemTeal) }
  /// Cyan.
  public class var systemCyan: UIColor { named(.systemCyan) }
  /// Blue.
  public class var systemBlue: UIColor { named(.systemBlue) }
  /// Indigo.
  public class var systemIndigo: UIColor { named(.systemIndigo) }
  /// Purple.
  public class var systemPurple: UIColor { named(.systemPurple) }
  /// Pink.
  public class var systemPink: UIColor { named(.systemPink) }
  /// Brown.
  public class var systemBrown: UIColor { named(.systemBrown) }
  /// The middle grey.
  public class var systemGray: UIColor { named(.systemGray) }
  /// The second grey, nearer to the background.
  public class var systemGray2: UIColor { named(.systemGray2) }
  /// The third grey.
  public class var systemGray3: UIColor { named(.systemGray3) }
  /// The fourth grey.
  public class var systemGray4: UIColor { named(.systemGray4) }
  /// The fifth grey.
  public class var systemGray5: UIColor { named(.systemGray5) }
  /// The grey nearest to the background.
  public class var systemGray6: UIColor { named(.systemGray6) }
  /// The tint of controls: blue, as on iOS.
  public class var tintColor: UIColor { named(.systemBlue) }
  /// The background of a grouped table, under its older name.
  public class var groupTableViewBackground: UIColor { named(.systemGroupedBackground) }
}
