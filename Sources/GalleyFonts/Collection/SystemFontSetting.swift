import GalleyFiles

/// The way in which a family that is not San Francisco is set as the system font.
public enum SystemFontSetting: String, Hashable, Sendable, CaseIterable {
  /// With San Francisco's line height, and its tracking: each letter is spaced by its size, so that
  /// lines are as long as in San Francisco. Galley's own manifest says so of Inter.
  case tracked
  /// As the family is.
  case untracked
}

extension SystemFontSetting {
  /// The setting of `$GALLEY_SYSTEM_FONT`; nil if it is not set. Programs without a project state it there.
  /// - Throws: an error if it is neither `tracked` nor `untracked`.
  public static var stated: SystemFontSetting? {
    get throws(UnknownSystemFontSetting) { try SystemFontSetting(stated: environmentValue("GALLEY_SYSTEM_FONT")) }
  }

  /// The setting that a variable states; nil if it is not set.
  /// - Throws: an error if it is neither `tracked` nor `untracked`.
  init?(stated word: String?) throws(UnknownSystemFontSetting) {
    guard let word else { return nil }
    guard let setting = SystemFontSetting(rawValue: word) else { throw UnknownSystemFontSetting(word: word) }
    self = setting
  }
}

/// `$GALLEY_SYSTEM_FONT` has an unknown value.
public struct UnknownSystemFontSetting: Error, Hashable, CustomStringConvertible {
  /// The value.
  public var word: String

  /// The mistake in words.
  public var description: String { "GALLEY_SYSTEM_FONT is \"\(word)\"; valid: tracked, untracked" }
}

/// The measures of San Francisco that another family takes as the system font.
enum SanFrancisco {
  /// Ascender, descender and line gap of SF Pro Text and SF Pro Display, in units of which
  /// `unitsPerEm` are the point size. Recorded: UILabels of 1, 2, 5 and 6 lines in the system font
  /// of 17 points are 21, 41, 102 and 122 points high.
  static let (ascender, descender, lineGap, unitsPerEm) = (1950, -494, 0, 2048)

  /// The tracking of SF Pro Text, size in points and thousandths of it (Apple, Human Interface
  /// Guidelines, "Typography", tracking values of SF Pro).
  ///
  /// Inter needs the same to be as wide: measured on 20 texts, +10.8, +4.9, −1.0, −6.8, −11.7,
  /// −16.6, −20.5 and −26.3 at 10 to 17 points. Apple's row for 20 points is where the cut changes.
  private static let text: [(size: Double, thousandths: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23),
  ]

  /// The spacing of Inter Display with which it is as wide as SF Pro Display in the system's own
  /// tracking, in the same units: measured on 20 texts.
  private static let display: [(size: Double, thousandths: Double)] = [
    (20, 2), (22, -0.2), (24, -1), (28, -3), (34, -5), (48, -8.5),
  ]

  /// The further space with which semibold is as wide as San Francisco's, in the same units:
  /// measured at sizes of text.
  private static let semibold = 10.0

  /// The spacing of a face that is the system font in San Francisco's place.
  /// - Parameters:
  ///   - weight: that of the face. Weights from regular (400) to semibold (600) lie on a straight
  ///     line, and bolder ones are spaced as semibold: neither is measured.
  ///   - isDisplay: true for the cut from 20 points on.
  static func spacing(weight: Int, isDisplay: Bool) -> SizeSpacing {
    let more = semibold * Double(min(max(weight, 400), 600) - 400) / 200
    return SizeSpacing((isDisplay ? display : text).map { ($0.size, $0.thousandths + more) })
  }
}
