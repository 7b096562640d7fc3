import Foundation
import GalleyViews

/// The traits with which a preview is drawn.
struct PreviewVariant: Codable, Hashable {
  /// True if the preview is drawn in dark mode.
  var isDark = false
  /// The content size category, with the name that it has in scenes; nil means the default,
  /// `large`.
  var sizeCategory: String?
  /// The language and region; nil means `en_US`.
  var locale: String?
  /// The layout direction, `leftToRight` or `rightToLeft`; nil means the direction of the locale.
  var direction: String?
  /// The name of the device; nil means the device that the preview names, or else the default.
  var device: String?

  /// The default device of previews: 402 × 874 pt at three pixels per point, with a safe area.
  static let usualDevice = "iPhone 16 Pro"
  /// The default locale of previews.
  static let usualLocale = "en_US"

  /// The part of file names after the @: all values that differ from the defaults, joined by
  /// hyphens as in variants of scenes.
  var name: String {
    let device = device.map { $0.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-") }
    return [locale, direction, sizeCategory, isDark ? "dark" : nil, device].compactMap(\.self).joined(separator: "-")
  }

  /// True if the user interface is right to left.
  var isRightToLeft: Bool {
    if let direction { return direction == "rightToLeft" }
    return locale.map { Locale(identifier: $0).language.characterDirection == .rightToLeft } ?? false
  }
}

/// The values of each trait with which previews are drawn. Every combination is drawn.
struct PreviewMatrix {
  var appearances = ["light", "dark"]
  var sizeCategories: [String] = []
  var locales: [String] = []
  var directions: [String] = []
  var devices: [String] = []

  /// All variants. The one with the default values comes first.
  var variants: [PreviewVariant] {
    var result = [PreviewVariant()]
    func multiply<Value>(_ values: [Value], _ set: (inout PreviewVariant, Value) -> Void) {
      guard !values.isEmpty else { return }
      result = result.flatMap { variant in
        values.map { value in
          var variant = variant
          set(&variant, value)
          return variant
        }
      }
    }
    multiply(usual(locales)) { $0.locale = $1 }
    multiply(usual(directions)) { $0.direction = $1 }
    multiply(usual(sizeCategories)) { $0.sizeCategory = $1 == ContentSizeCategory.large.rawValue ? nil : $1 }
    multiply(appearances) { $0.isDark = $1 == "dark" }
    multiply(usual(devices)) { $0.device = $1 }
    var known: Set<String> = []
    return result.filter { known.insert($0.name).inserted }
  }

  /// Returns the default value (nil), followed by the given values; empty if there are none.
  private func usual(_ values: [String]) -> [String?] { values.isEmpty ? [] : [nil] + values.map(Optional.some) }
}
