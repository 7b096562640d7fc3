// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
import Foundation
import GalleyFonts
public import UIFoundation

/// Returns the features of a font as Apple's feature numbers; nil if its OpenType tables have none
/// of these features. The array contains a dictionary for each feature type, with its selectors.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
  guard let tags = font.font.face.features else { return nil }
  let types = AppleFeature.types(of: Set(tags))
  return types.isEmpty ? nil : types.map(dictionary) as NSArray
}

/// Returns the feature settings that the font was created with, as dictionaries; nil if there are none.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
  guard let settings = font.fontDescriptor.fontAttributes[.featureSettings] else { return nil }
  return settings as? NSArray ?? (settings as? [Any]).map { $0 as NSArray }
}

private func dictionary(_ type: AppleFeatureType) -> [String: Any] {
  let selectors = type.selectors.map { selector -> [String: Any] in
    var values: [String: Any] = [
      String(describing: kCTFontFeatureSelectorIdentifierKey): NSNumber(value: selector.number),
      String(describing: kCTFontFeatureSelectorNameKey): selector.name,
    ]
    if selector.isDefault {
      values[String(describing: kCTFontFeatureSelectorDefaultKey)] = NSNumber(value: true)
    }
    return values
  }
  var values: [String: Any] = [
    String(describing: kCTFontFeatureTypeIdentifierKey): NSNumber(value: type.number),
    String(describing: kCTFontFeatureTypeNameKey): type.name,
    String(describing: kCTFontFeatureTypeSelectorsKey): selectors,
  ]
  if type.isExclusive { values[String(describing: kCTFontFeatureTypeExclusiveKey)] = NSNumber(value: true) }
  return values
}
