import CoreText
import UIKit

/// Finds the fonts that a scene names. A font that the simulator does not have is a mistake: what would stand in for it is
/// not what the scene means.
@MainActor
struct SceneFonts {
  /// The folder that relative paths count from.
  let folder: String
  let traits: UITraitCollection

  private static let weights: KeyValuePairs<String, UIFont.Weight> = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  private static let textStyles: KeyValuePairs<String, UIFont.TextStyle> = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
    "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption1": .caption1,
    "caption2": .caption2,
  ]

  /// Makes the fonts of files known to this process.
  func register(files: SceneNode) throws {
    for node in try files.elements() { _ = try names(inFile: node) }
  }

  /// `{ family | name | file | textStyle, size, weight, italic, index, features, variations }`.
  func font(_ node: SceneNode) throws -> UIFont {
    try node.refuseKeys(
      except: ["textStyle", "family", "name", "file", "index", "size", "weight", "italic", "features", "variations"],
      in: "a font")
    let size = try node["size"]?.number()
    if let style = node["textStyle"] {
      let font = UIFont.preferredFont(forTextStyle: try style.choice(Self.textStyles), compatibleWith: traits)
      return size.map { font.withSize($0) } ?? font
    }
    guard let size else { throw Mistake("a font needs a size, or a textStyle, which has one", at: node.path) }
    let weight = try node["weight"].map { try self.weight($0) } ?? .regular
    let isItalic = try node["italic"]?.flag() ?? false
    let font: UIFont
    if let file = node["file"] {
      let (names, index) = (try self.names(inFile: file), try node["index"]?.integer() ?? 0)
      guard names.indices.contains(index) else { throw Mistake("has \(names.count) faces", at: file.path) }
      font = try named(names[index], size: size, at: file.path)
    } else if let name = node["name"] {
      font = try named(try name.string(), size: size, at: name.path)
    } else {
      font = try family(node["family"], weight: weight, isItalic: isItalic, size: size, at: node.path)
    }
    return try settings(of: node, on: font)
  }

  /// A name of UIFont.Weight, or the hundreds that stand for it.
  private func weight(_ node: SceneNode) throws -> UIFont.Weight {
    guard node.value is NSNumber else { return try node.choice(Self.weights) }
    let number = try node.integer()
    guard number % 100 == 0, (1...9).contains(number / 100) else {
      throw Mistake("a weight between UIKit's cannot be recorded; write 100, 200 … 900 or a name", at: node.path)
    }
    return Self.weights[number / 100 - 1].value
  }

  private func named(_ name: String, size: CGFloat, at path: String) throws -> UIFont {
    guard let font = UIFont(name: name, size: size) else {
      throw Mistake("the simulator has no font \(name): give its file, or list it in the scene's fonts.files", at: path)
    }
    return font
  }

  private func family(
    _ node: SceneNode?, weight: UIFont.Weight, isItalic: Bool, size: CGFloat, at path: String
  ) throws -> UIFont {
    let name = try node?.string() ?? "system"
    var descriptor = UIFont.systemFont(ofSize: size, weight: weight).fontDescriptor
    if name != "system" {
      descriptor = UIFontDescriptor(fontAttributes: [
        .family: name, .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
      ])
    }
    if isItalic, let italic = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic)) {
      descriptor = italic
    }
    let font = UIFont(descriptor: descriptor, size: size)
    guard name == "system" || font.familyName == name else {
      throw Mistake(
        "the simulator has no family \(name): give its file, or list it in the scene's fonts.files", at: path)
    }
    return font
  }

  /// The PostScript names of the faces of a file, which this process knows from now on.
  private func names(inFile node: SceneNode) throws -> [String] {
    let path = try node.string()
    let url = URL(fileURLWithPath: path.hasPrefix("/") ? path : folder + "/" + path) as CFURL
    guard let faces = CTFontManagerCreateFontDescriptorsFromURL(url) as? [CTFontDescriptor], !faces.isEmpty else {
      throw Mistake("\(path) is not a readable font file", at: node.path)
    }
    // Fails for a file that is known already, which does no harm; `named` finds out what did not work.
    CTFontManagerRegisterFontsForURL(url, .process, nil)
    return faces.compactMap { CTFontDescriptorCopyAttribute($0, kCTFontNameAttribute) as? String }
  }

  /// OpenType features and variations.
  private func settings(of node: SceneNode, on font: UIFont) throws -> UIFont {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    if let features = node["features"] {
      attributes[UIFontDescriptor.AttributeName(rawValue: kCTFontFeatureSettingsAttribute as String)] =
        try features.keys().map { tag -> [String: Any] in
          let value = features[tag]?.value as? NSNumber ?? 1
          return [kCTFontOpenTypeFeatureTag as String: tag, kCTFontOpenTypeFeatureValue as String: value.intValue]
        }
    }
    if let variations = node["variations"] {
      var axes: [NSNumber: NSNumber] = [:]
      for tag in try variations.keys() {
        let code = tag.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        axes[NSNumber(value: code)] = NSNumber(value: Double(try variations[tag]?.number() ?? 0))
      }
      attributes[UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute as String)] = axes
    }
    if attributes.isEmpty { return font }
    return UIFont(descriptor: font.fontDescriptor.addingAttributes(attributes), size: font.pointSize)
  }
}
