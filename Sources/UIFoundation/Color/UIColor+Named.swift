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

  /// Black, in light and dark appearance.
  public class var black: UIColor { named(.black) }
  /// A grey with a white level of one third.
  public class var darkGray: UIColor { named(.darkGray) }
  /// A grey with a white level of two thirds.
  public class var lightGray: UIColor { named(.lightGray) }
  /// White, in light and dark appearance.
  public class var white: UIColor { named(.white) }
  /// A grey with a white level of one half.
  public class var gray: UIColor { named(.gray) }
  /// Red at full intensity.
  public class var red: UIColor { named(.red) }
  /// Green at full intensity.
  public class var green: UIColor { named(.green) }
  /// Blue at full intensity.
  public class var blue: UIColor { named(.blue) }
  /// Green and blue at full intensity.
  public class var cyan: UIColor { named(.cyan) }
  /// Red and green at full intensity.
  public class var yellow: UIColor { named(.yellow) }
  /// Red and blue at full intensity.
  public class var magenta: UIColor { named(.magenta) }
  /// Red at full and green at half intensity.
  public class var orange: UIColor { named(.orange) }
  /// Red and blue at half intensity.
  public class var purple: UIColor { named(.purple) }
  /// Red at three fifths, green at two fifths and blue at one fifth of full intensity.
  public class var brown: UIColor { named(.brown) }
  /// Transparent black.
  public class var clear: UIColor { named(.clear) }
  /// The colour of text on a light background.
  public class var darkText: UIColor { named(.darkText) }
  /// The colour of text on a dark background.
  public class var lightText: UIColor { named(.lightText) }
  /// The colour of primary text.
  public class var label: UIColor { named(.label) }
  /// The colour of secondary text.
  public class var secondaryLabel: UIColor { named(.secondaryLabel) }
  /// The colour of tertiary text.
  public class var tertiaryLabel: UIColor { named(.tertiaryLabel) }
  /// The colour of quaternary text.
  public class var quaternaryLabel: UIColor { named(.quaternaryLabel) }
  /// The colour of placeholder text in an empty field.
  public class var placeholderText: UIColor { named(.placeholderText) }
  /// The colour of links.
  public class var link: UIColor { named(.link) }
  /// The colour of thin, translucent separators.
  public class var separator: UIColor { named(.separator) }
  /// The colour of thin, opaque separators.
  public class var opaqueSeparator: UIColor { named(.opaqueSeparator) }
  /// The colour of the main background.
  public class var systemBackground: UIColor { named(.systemBackground) }
  /// The background colour of content on the main background.
  public class var secondarySystemBackground: UIColor { named(.secondarySystemBackground) }
  /// The background colour of content on the secondary background.
  public class var tertiarySystemBackground: UIColor { named(.tertiarySystemBackground) }
  /// The main background colour of a grouped table.
  public class var systemGroupedBackground: UIColor { named(.systemGroupedBackground) }
  /// The background colour of a group in a grouped table.
  public class var secondarySystemGroupedBackground: UIColor { named(.secondarySystemGroupedBackground) }
  /// The background colour of content in a group of a grouped table.
  public class var tertiarySystemGroupedBackground: UIColor { named(.tertiarySystemGroupedBackground) }
  /// The fill colour of thin, small shapes.
  public class var systemFill: UIColor { named(.systemFill) }
  /// The fill colour of medium-sized shapes.
  public class var secondarySystemFill: UIColor { named(.secondarySystemFill) }
  /// The fill colour of large shapes.
  public class var tertiarySystemFill: UIColor { named(.tertiarySystemFill) }
  /// The fill colour of large areas.
  public class var quaternarySystemFill: UIColor { named(.quaternarySystemFill) }
  /// The system's red, which adapts to light and dark appearance.
  public class var systemRed: UIColor { named(.systemRed) }
  /// The system's orange, which adapts to light and dark appearance.
  public class var systemOrange: UIColor { named(.systemOrange) }
  /// The system's yellow, which adapts to light and dark appearance.
  public class var systemYellow: UIColor { named(.systemYellow) }
  /// The system's green, which adapts to light and dark appearance.
  public class var systemGreen: UIColor { named(.systemGreen) }
  /// The system's mint, which adapts to light and dark appearance.
  public class var systemMint: UIColor { named(.systemMint) }
  /// The system's teal, which adapts to light and dark appearance.
  public class var systemTeal: UIColor { named(.systemTeal) }
  /// The system's cyan, which adapts to light and dark appearance.
  public class var systemCyan: UIColor { named(.systemCyan) }
  /// The system's blue, which adapts to light and dark appearance.
  public class var systemBlue: UIColor { named(.systemBlue) }
  /// The system's indigo, which adapts to light and dark appearance.
  public class var systemIndigo: UIColor { named(.systemIndigo) }
  /// The system's purple, which adapts to light and dark appearance.
  public class var systemPurple: UIColor { named(.systemPurple) }
  /// The system's pink, which adapts to light and dark appearance.
  public class var systemPink: UIColor { named(.systemPink) }
  /// The system's brown, which adapts to light and dark appearance.
  public class var systemBrown: UIColor { named(.systemBrown) }
  /// The system's base grey, the first of six that approach the background.
  public class var systemGray: UIColor { named(.systemGray) }
  /// The second of the system's six greys. Higher numbers are nearer to the background.
  public class var systemGray2: UIColor { named(.systemGray2) }
  /// The third of the system's six greys. Higher numbers are nearer to the background.
  public class var systemGray3: UIColor { named(.systemGray3) }
  /// The fourth of the system's six greys. Higher numbers are nearer to the background.
  public class var systemGray4: UIColor { named(.systemGray4) }
  /// The fifth of the system's six greys. Higher numbers are nearer to the background.
  public class var systemGray5: UIColor { named(.systemGray5) }
  /// The last of the system's six greys, nearest to the background.
  public class var systemGray6: UIColor { named(.systemGray6) }
  /// The tint colour of controls: the system's blue, as on iOS.
  public class var tintColor: UIColor { named(.systemBlue) }
  /// The background of a grouped table; the older name of `systemGroupedBackground`.
  public class var groupTableViewBackground: UIColor { named(.systemGroupedBackground) }
}
