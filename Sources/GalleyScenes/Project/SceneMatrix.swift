import GalleyText
import GalleyUnicode
import GalleyViews

/// Traits in which every scene of a project is drawn besides its own: each value of a list with each of the others.
public struct SceneMatrix: Hashable, Sendable {
  /// The most combinations.
  static let mostCombinations = 1000

  /// Patterns of the scenes that it is for; nil is all.
  public internal(set) var scenes: [String]?
  var locales: [String] = []
  var directions: [LayoutDirection] = []
  var contentSizeCategories: [ContentSizeCategory] = []
  var appearances: [InterfaceStyle] = []
  var devices: [Device] = []

  /// The number of combinations; 1 if there is nothing in it.
  var count: Int {
    let counts = [locales.count, directions.count, contentSizeCategories.count, appearances.count, devices.count]
    return counts.reduce(1) { min($0, Self.mostCombinations + 1) * max(1, $1) }
  }

  /// The variants of a scene: the scene as it stands, then each combination that differs from it.
  ///
  /// A locale brings its own direction where the matrix lists none. Devices are for scenes that name a device.
  public func variants(of scene: Document) -> [SceneVariant] {
    var variants = [SceneVariant()]
    let own = OwnTraits(of: scene)
    let devices = own.device == nil ? [] : devices
    for locale in axis(locales, own: { $0.isSameLocale(as: own.locale) }) {
      for direction in axis(directions, own: { $0.rawValue == own.direction }) {
        for category in axis(contentSizeCategories, own: { $0.rawValue == own.category }) {
          for appearance in axis(appearances, own: { $0.rawValue == own.appearance }) {
            for device in axis(devices, own: { $0.name.lowercased() == own.device?.lowercased() }) {
              var variant = SceneVariant()
              variant.locale = locale
              variant.direction = direction
              variant.contentSizeCategory = category
              variant.appearance = appearance
              variant.device = device?.name
              let parts = [locale, direction?.rawValue, category?.rawValue, appearance?.rawValue, device?.name]
              variant.name = parts.compactMap { $0?.asPartOfName }.joined(separator: "-")
              if directions.isEmpty, let locale { variant.direction = LayoutDirection(ofLocale: locale) }
              if !variants.contains(where: { $0.name == variant.name }) { variants.append(variant) }
            }
          }
        }
      }
    }
    return variants
  }

  /// The values of an axis, nil for the scene's own; nil alone for an axis without values.
  private func axis<Value>(_ values: [Value], own isOwn: (Value) -> Bool) -> [Value?] {
    values.isEmpty ? [nil] : values.map { isOwn($0) ? nil : $0 }
  }

  static let keys = KeyTable<SceneMatrix>(
    "a matrix",
    [
      Key("scenes", \.scenes, .list(of: .string, "a list of patterns such as Screens/*.yaml"))
        .documented("Files, folders and patterns of the scenes that it is for.", default: "all", uikit: nil),
      Key("locales", \.locales, .list(of: .languageTag, "a list of locales"))
        .documented("Locales, each with its own direction unless `directions` says otherwise.", uikit: "Locale"),
      Key("directions", \.directions, .list(of: .choice(), "a list of directions"))
        .documented("Directions of the interface.", uikit: "UITraitCollection.layoutDirection"),
      Key("contentSizeCategories", \.contentSizeCategories, .list(of: .choice(), "a list of size categories"))
        .documented("Sizes of text styles.", uikit: "UITraitCollection.preferredContentSizeCategory"),
      Key("appearances", \.appearances, .list(of: .choice(), "a list of appearances"))
        .documented("Light and dark.", uikit: "UITraitCollection.userInterfaceStyle"),
      Key("devices", \.devices, .list(of: .deviceName, "a list of devices"))
        .documented("Devices, for scenes that name one: their size and scale are the device's.", uikit: "UIScreen"),
    ])
}

/// The traits of a scene as it stands, as texts.
private struct OwnTraits {
  let locale: String
  let direction: String
  let category: String
  let appearance: String
  let device: String?

  init(of scene: Document) {
    locale = scene.trait("locale") ?? "en_US"
    direction = scene.trait("direction") ?? LayoutDirection.leftToRight.rawValue
    category = scene.trait("contentSizeCategory") ?? ContentSizeCategory.large.rawValue
    appearance = scene.trait("appearance") ?? InterfaceStyle.light.rawValue
    device = scene.trait("device")
  }
}

extension LayoutDirection {
  /// The direction in which a language is mostly written, by its script.
  fileprivate init(ofLocale locale: String) {
    let script = likelySubtags(of: locale).dropFirst().first ?? ""
    let isRightToLeft = ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Mand", "Samr"].contains(script)
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension String {
  /// True if both name one locale, whatever separates the subtags.
  fileprivate func isSameLocale(as other: String) -> Bool {
    replacing("-", with: "_").lowercased() == other.replacing("-", with: "_").lowercased()
  }

  /// The letters and digits as a part of a file's name; hyphens separate such parts, and so become underscores.
  fileprivate var asPartOfName: String {
    String(replacing("-", with: "_").filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
  }
}
