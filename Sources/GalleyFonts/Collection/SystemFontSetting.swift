import GalleyFiles

/// The metrics of a system font that is not San Francisco.
public enum SystemFontSetting: String, Hashable, Sendable, CaseIterable {
  /// The system font has the line height of San Francisco and its tracking by font size. Lines are
  /// therefore as long as with San Francisco. Galley's own manifest sets this for Inter.
  case tracked
  /// The system font has the metrics of its own family.
  case untracked
}

extension SystemFontSetting {
  /// The setting in `$GALLEY_SYSTEM_FONT`, for programs without a project; nil if the variable is
  /// not set.
  /// - Throws: an error if it is neither `tracked` nor `untracked`.
  public static var stated: SystemFontSetting? {
    get throws(UnknownSystemFontSetting) { try SystemFontSetting(stated: environmentValue("GALLEY_SYSTEM_FONT")) }
  }

  /// Creates a setting from the value of `$GALLEY_SYSTEM_FONT`. The result is nil if the variable
  /// is not set; an unknown value is an error.
  /// - Throws: an error if it is neither `tracked` nor `untracked`.
  init?(stated word: String?) throws(UnknownSystemFontSetting) {
    guard let word else { return nil }
    guard let setting = SystemFontSetting(rawValue: word) else { throw UnknownSystemFontSetting(word: word) }
    self = setting
  }
}

/// The error for an unknown value of `$GALLEY_SYSTEM_FONT`.
public struct UnknownSystemFontSetting: Error, Hashable, CustomStringConvertible {
  /// The unknown value.
  public var word: String

  /// The message for the user, which lists the valid values.
  public var description: String { "GALLEY_SYSTEM_FONT is \"\(word)\"; valid: tracked, untracked" }
}

/// The metrics of San Francisco, which another family can have as the system font.
enum SanFrancisco {
  /// The ascender, descender and line gap of SF Pro Text and SF Pro Display, in units of
  /// 1/`unitsPerEm` of the point size. Recorded: UILabels of 1, 2, 5 and 6 lines in the system font
  /// of 17 points are 21, 41, 102 and 122 points high.
  static let (ascender, descender, lineGap, unitsPerEm) = (1950, -494, 0, 2048)

  /// The tracking of SF Pro Text. Sizes are in points, tracking is in thousandths of the size
  /// (Apple, Human Interface Guidelines, "Typography", tracking values of SF Pro).
  ///
  /// Inter is as wide with nearly the same values: measured on 20 texts, +10.8, +4.9, −1.0, −6.8, −11.7, −16.6, −20.5
  /// and −26.3 at 10 to 17 points. At Apple's row for 20 points the cut changes.
  private static let text: [(size: Double, thousandths: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23),
  ]

  /// The tracking that makes Inter Display as wide as SF Pro Display with the tracking of the
  /// system, in the same units as `text`. It was measured with 20 texts.
  private static let display: [(size: Double, thousandths: Double)] = [
    (20, 2), (22, -0.2), (24, -1), (28, -3), (34, -5), (48, -8.5),
  ]

  /// The extra tracking that makes semibold text as wide as in San Francisco, in the same units as
  /// `text`. It was measured at text sizes.
  private static let semibold = 10.0

  /// Returns the tracking of a face that replaces San Francisco as the system font.
  /// - Parameters:
  ///   - weight: that of the face. Weights between regular (400) and semibold (600) are interpolated linearly, and
  ///     bolder ones get the tracking of semibold: neither was measured.
  ///   - isDisplay: true for the cut from 20 points on.
  static func spacing(weight: Int, isDisplay: Bool) -> SizeSpacing {
    let more = semibold * Double(min(max(weight, 400), 600) - 400) / 200
    return SizeSpacing((isDisplay ? display : text).map { ($0.size, $0.thousandths + more) })
  }
}
