import Foundation
import GalleyViews

/// The traits that a preview is drawn with.
struct PreviewVariant: Codable, Hashable {
  /// True for dark.
  var isDark = false
  /// The size category of text styles, by the name that scenes have for it; nil is the default, `large`.
  var sizeCategory: String?
  /// Language and region; nil is `en_US`.
  var locale: String?
  /// The direction, `leftToRight` or `rightToLeft`; nil is that of the locale.
  var direction: String?
  /// The name of the device; nil is the preview's own, or the usual one.
  var device: String?

  /// The device of previews that name none: 402 × 874 pt at three pixels a point, with a safe area.
  static let usualDevice = "iPhone 16 Pro"
  /// The locale of previews that are drawn in no other.
  static let usualLocale = "en_US"

  /// The name behind the @ of its files: the values that differ from the usual ones, joined by hyphens as in the names of a
  /// scene's variants.
  var name: String {
    let device = device.map { $0.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-") }
    return [locale, direction, sizeCategory, isDark ? "dark" : nil, device].compactMap(\.self).joined(separator: "-")
  }

  /// True if the interface is right to left.
  var isRightToLeft: Bool {
    if let direction { return direction == "rightToLeft" }
    return locale.map { Locale(identifier: $0).language.characterDirection == .rightToLeft } ?? false
  }
}

/// The values that previews are drawn in, each with each.
struct PreviewMatrix {
  var appearances = ["light", "dark"]
  var sizeCategories: [String] = []
  var locales: [String] = []
  var directions: [String] = []
  var devices: [String] = []

  /// The variants, that with the usual values first.
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

  /// Returns the usual value and those that are named.
  private func usual(_ values: [String]) -> [String?] { values.isEmpty ? [] : [nil] + values.map(Optional.some) }
}
