import Foundation
package import GalleyFonts
import GalleyViews

extension UIFontDescriptor {
  /// Core Text's names for the usages of the system font, with their weights.
  private static let usages: [(name: String, weight: Int)] = [
    ("CTFontUltraLightUsage", 100), ("CTFontThinUsage", 200), ("CTFontLightUsage", 300), ("CTFontRegularUsage", 400),
    ("CTFontMediumUsage", 500), ("CTFontDemiUsage", 600), ("CTFontEmphasizedUsage", 700), ("CTFontHeavyUsage", 800),
    ("CTFontBlackUsage", 900),
  ]

  /// Returns a descriptor of the system font.
  static func system(size: CGFloat, weight: UIFont.Weight = .regular, width: UIFont.Width = .standard)
    -> UIFontDescriptor
  {
    let number = FontScale.weight(weight.rawValue)
    let usage = usages.first { $0.weight == number }
    var traits: [TraitKey: Any] = [:]
    if usage == nil { traits[.weight] = weight.rawValue }
    if width != .standard { traits[.width] = width.rawValue }
    var attributes: [AttributeName: Any] = [.textStyle: usage?.name ?? "CTFontRegularUsage", .size: size]
    if !traits.isEmpty { attributes[.traits] = traits }
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// The descriptor as the engine's font request, without a size.
  package var request: FontDescriptor {
    var result = FontDescriptor(family: "system")
    if let usage = text(.textStyle) {
      let style = UIFont.TextStyle(rawValue: usage).engine
      result.isTextStyle = style != nil
      result.weight = style?.weight ?? UIFontDescriptor.usages.first { $0.name == usage }?.weight ?? 400
      result.italic = usage == "CTFontObliqueUsage"
    }
    if let design = traits[.design] as? String { apply(design, to: &result) }
    if let family = text(.family), !family.hasPrefix(".") { result.family = family }
    if let face = text(.face) { apply(face: face, to: &result) }
    if let name = text(.name), !name.hasPrefix(".") {
      (result.name, result.family) = (name, text(.family))
    }
    substitute(&result)
    apply(traits, to: &result)
    result.features = features
    result.variations = variations
    result.cascadeList = (attributes[.cascadeList] as? [UIFontDescriptor] ?? []).map(\.request)
    return result
  }

  /// Changes the request to ask for a substitute, if iOS has the font and Galley does not.
  private func substitute(_ request: inout FontDescriptor) {
    guard let name = request.name ?? request.family, AppleFonts.match(name) != nil else { return }
    let fonts = UIKitEnvironment.current.fonts
    guard (try? fonts.font(request, size: 12)) == nil, let other = FontSubstitute.request(for: name, in: fonts) else {
      return
    }
    (request.name, request.family) = (nil, other.family)
    request.weight = max(request.weight, other.weight)
    request.italic = request.italic || other.italic
  }

  private func apply(_ traits: [TraitKey: Any], to request: inout FontDescriptor) {
    if let bits = AnyNumber.integer(traits[.symbolic], as: UInt32.self).map(SymbolicTraits.init(rawValue:)) {
      if bits.contains(.traitBold), request.weight < 600 { request.weight = 700 }
      if bits.contains(.traitItalic) { request.italic = true }
      if bits.contains(.traitMonoSpace), request.family == "system" {
        apply(SystemDesign.monospaced.rawValue, to: &request)
      }
    }
    if let weight = number(traits[.weight]) { request.weight = FontScale.weight(CGFloat(weight)) }
    if let width = number(traits[.width]) { request.width = FontScale.width(CGFloat(width)) }
    if let slant = number(traits[.slant]) { request.italic = slant != 0 }
  }

  /// Sets the family to the first available family with the design.
  private func apply(_ design: String, to request: inout FontDescriptor) {
    let families: [String]
    switch SystemDesign(rawValue: design) {
    case .monospaced: families = ["SF Mono", "Inter Mono", "JetBrains Mono", "Liberation Mono", "Galley Test Mono"]
    case .serif: families = ["New York", "Noto Serif", "Liberation Serif"]
    case .rounded: families = ["SF Pro Rounded", "Nunito"]
    default: return
    }
    let fonts = UIKitEnvironment.current.fonts
    if let family = families.first(where: { !fonts.fontNames(forFamilyName: $0).isEmpty }) { request.family = family }
  }

  /// Sets weight, width and slant from the words in the name of a face.
  private func apply(face: String, to request: inout FontDescriptor) {
    let letters = face.lowercased().filter(\.isLetter)
    let weights: [(String, Int)] = [
      ("ultralight", 200), ("extralight", 200), ("hairline", 100), ("thin", 100), ("semibold", 600), ("demibold", 600),
      ("extrabold", 800), ("heavy", 800), ("black", 900), ("medium", 500), ("light", 300), ("bold", 700),
    ]
    request.weight = weights.first { letters.contains($0.0) }?.1 ?? 400
    request.italic = letters.contains("italic") || letters.contains("oblique")
    if letters.contains("condensed") { request.width = 75 }
    if letters.contains("expanded") { request.width = 125 }
  }

  private var variations: [FontVariation] {
    let values = attributes[.variation] as? [NSNumber: Any] ?? [:]
    return values.compactMap { tag, value in
      number(value).map { FontVariation(tag: OpenTypeTag(rawValue: tag.uint32Value), value: $0) }
    }.sorted { $0.tag.rawValue < $1.tag.rawValue }
  }

  private var features: [FontFeature] {
    let settings = attributes[.featureSettings] as? [[AnyHashable: Any]] ?? []
    return settings.flatMap { setting -> [FontFeature] in
      let setting = Dictionary(setting.map { (FeatureKey(name: $0.key), $0.value) }) { $1 }
      func value(_ key: FeatureKey) -> Int? { AnyNumber.integer(setting[key]) }
      if let tag = (setting[.openTypeTag] as? String).flatMap({ OpenTypeTag($0) }) {
        return [FontFeature(tag: tag, value: AnyNumber.integer(setting[.openTypeValue], as: UInt32.self) ?? 1)]
      }
      guard let type = value(.type), let selector = value(.selector) else { return [] }
      return AppleFeature.features(type: type, selector: selector)
    }
  }
}

extension UIFontDescriptor.FeatureKey {
  fileprivate static let openTypeTag = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeTag")
  fileprivate static let openTypeValue = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeValue")

  /// Creates a feature key from the key of a dictionary: a `FeatureKey`, a string or a Core Text
  /// constant.
  fileprivate init(name key: AnyHashable) {
    switch key.base {
    case let key as UIFontDescriptor.FeatureKey: self = key
    case let name as NSString: self.init(rawValue: String(describing: name))
    default: self.init(rawValue: String(describing: key.base))
    }
  }
}
