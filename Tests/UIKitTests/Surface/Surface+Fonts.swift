import UIKit

extension Surface {
  private static let plain = UIFont.systemFont(ofSize: 20)

  static let fonts: [Row] = [
    Row("Weight.black", 34) { UIFont.Weight.black.rawValue > UIFont.Weight.bold.rawValue },
    Row(".pointSize", 33) { plain.pointSize == 20 },
    Row("systemFont(ofSize:)", 31) { UIFont.systemFont(ofSize: 20) == plain },
    Row(".body", 24) { UIFont.preferredFont(forTextStyle: .body).pointSize == 17 },
    Row("UIFont(descriptor:size:)", 20) { UIFont(descriptor: plain.fontDescriptor, size: 0).pointSize == 20 },
    Row("Weight.medium", 19) { UIFont.Weight.medium.rawValue > 0 },
    Row("preferredFont(forTextStyle:)", 17) { UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11 },
    Row("Weight.bold", 17) { UIFont.systemFont(ofSize: 9, weight: .bold) != .boldSystemFont(ofSize: 9) },
    Row(".lineHeight", 16) { abs(plain.lineHeight - (plain.ascender - plain.descender)) < 0.01 },
    Row(".fontDescriptor", 15) { plain.fontDescriptor.pointSize == 20 },
    Row("Weight.regular", 14) { UIFont.Weight.regular.rawValue == 0 },
    Row("systemFont(ofSize:weight:)", 14) { UIFont.systemFont(ofSize: 9, weight: .light) != .systemFont(ofSize: 9) },
    Row("Weight.light", 12) { UIFont.Weight.light.rawValue < 0 },
    Row("UIFont.Weight", 12) { UIFont.Weight(rawValue: 0) == .regular },
    Row("UIFont.TextStyle", 12) { UIFont.TextStyle.body.rawValue == "UICTFontTextStyleBody" },
    Row(".leading", 12) { plain.leading >= 0 },
    Row("UIFont(name:size:)", 12) { UIFont(name: "No Such Face", size: 9) == nil },
    Row(".fontName", 11) { !plain.fontName.isEmpty },
    Row("boldSystemFont", 11) { UIFont.boldSystemFont(ofSize: 9) == .systemFont(ofSize: 9, weight: .semibold) },
    Row(".withSize", 10) { plain.withSize(9).pointSize == 9 },
    Row(".headline", 9) { UIFont.preferredFont(forTextStyle: .headline).pointSize == 17 },
    Row("Weight.semibold", 9) { UIFont.Weight.semibold.rawValue < UIFont.Weight.bold.rawValue },
    Row(".footnote", 9) { UIFont.preferredFont(forTextStyle: .footnote).pointSize == 13 },
    Row("systemFontSize", 8) { UIFont.systemFontSize == 14 },
  ]

  static let fontDescriptors: [Row] = [
    Row("forTextStyle", 22) { UIFontMetrics(forTextStyle: .body).scaledValue(for: 17) == 17 },
    Row("withSymbolicTraits", 16) { plain.fontDescriptor.withSymbolicTraits(.traitBold) != nil },
    Row("traitItalic", 13) { UIFontDescriptor.SymbolicTraits.traitItalic.rawValue == 1 },
    Row("scaledFont", 12) { UIFontMetrics.default.scaledFont(for: plain).pointSize == 20 },
    Row("traitBold", 12) { UIFontDescriptor.SymbolicTraits.traitBold.rawValue == 2 },
    Row("symbolicTraits", 10) { !plain.fontDescriptor.symbolicTraits.contains(.traitBold) },
    Row("adjustsFontForContentSizeCategory", 9) { !UILabel().adjustsFontForContentSizeCategory },
    Row("UIFontMetrics(forTextStyle:)", 9) { UIFontMetrics(forTextStyle: .title1).scaledValue(for: 28) == 28 },
    Row("UIFontDescriptor.SymbolicTraits", 9) {
      UIFontDescriptor.SymbolicTraits([.traitBold, .traitItalic]).rawValue == 3
    },
    Row("fontAttributes", 8) { !plain.fontDescriptor.fontAttributes.isEmpty },
    Row("UIFontDescriptor.AttributeName", 8) {
      UIFontDescriptor.AttributeName.family.rawValue == "NSFontFamilyAttribute"
    },
    Row("addingAttributes", 8) { plain.fontDescriptor.addingAttributes([.size: 9]).pointSize == 9 },
    Row("preferredContentSizeCategory", 6) { UIApplication.shared.preferredContentSizeCategory == .large },
    Row(".featureSettings", 6) {
      UIFontDescriptor.AttributeName.featureSettings.rawValue == "NSCTFontFeatureSettingsAttribute"
    },
    Row("UIFontDescriptor.FeatureKey", 6) { UIFontDescriptor.FeatureKey.type != .selector },
    Row("NSAttributedString.TextEffectStyle", 6, .partly("kept, but letterpress is drawn as plain text")) {
      !NSAttributedString.TextEffectStyle.letterpressStyle.rawValue.isEmpty
    },
    Row(".traits", 6) { UIFontDescriptor.AttributeName.traits.rawValue == "NSCTFontTraitsAttribute" },
  ]

  static let colours: [Row] = [
    Row(".clear", 40) { UIColor.clear.cgColor.alpha == 0 },
    Row(".cgColor", 30) { UIColor.white.cgColor.alpha == 1 },
    Row("tintColor", 27) {
      let view = UIView()
      view.tintColor = .red
      return view.tintColor == .red
    },
    Row("UIColor.link", 23) { UIColor.link != .black },
    Row("withAlphaComponent", 21) { UIColor.red.withAlphaComponent(0.5).cgColor.alpha == 0.5 },
    Row("UIColor.white", 21) { UIColor.white == UIColor(white: 1, alpha: 1) },
    Row("UIColor(dynamicProvider:)", 20) {
      let colour = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      return colour.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white
    },
    Row("UIColor.label", 19) { UIColor.label.cgColor.alpha == 1 },
    Row("UIColor.gray", 13) { UIColor.gray == UIColor(white: 0.5, alpha: 1) },
    Row("UIColor.red", 13) {
      var red: CGFloat = 0
      return UIColor.red.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 1
    },
    Row("UIColor(red:green:blue:alpha:)", 12) { UIColor(red: 0, green: 0, blue: 1, alpha: 1) == .blue },
    Row("UIColor.blue", 11) { UIColor.blue != .red },
    Row(".setFill", 10) {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      return image.size == CGSize(width: 1, height: 1)
    },
    Row("UIColor.lightGray", 8) { UIColor.lightGray != .gray },
    Row("UIColor.darkGray", 8) { UIColor.darkGray != .gray },
  ]
}
