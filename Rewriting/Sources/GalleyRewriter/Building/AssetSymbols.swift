import Foundation

/// The declarations for colours and images of asset catalogues, which Xcode 15 and later add to a
/// module.
///
/// A set `SkyBlue` is `ColorResource.skyBlue`, and `Color(.skyBlue)` finds it; `UIColor.skyBlue`, `UIImage.skyBlue` and
/// `Color.skyBlue` are declared where the module has no declaration of the name. Names are made as Xcode makes them (by
/// Apple's examples): words in camel case, without a last word `Color` or `Image`; a folder with a namespace is a type.
struct AssetSymbols {
  private struct Asset: Hashable {
    /// The enclosing types of the symbol, from folders with a namespace.
    var types: [String]
    var symbol: String
    /// The name of the asset at run time.
    var name: String
  }
  private var colors: [Asset] = []
  private var images: [Asset] = []

  /// Reads asset catalogues: folders named `.xcassets`, or folders that contain them.
  init(in resources: [String]) {
    for path in resources.sorted() { collect(path, types: [], names: []) }
  }

  private mutating func collect(_ folder: String, types: [String], names: [String]) {
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = folder + "/" + name
      let stem = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "colorset": colors.append(asset(stem, "Color", types: types, names: names))
      case "imageset": images.append(asset(stem, "Image", types: types, names: names))
      case "", "xcassets", "spriteatlas":
        if hasNamespace(path) {
          collect(path, types: types + [Self.identifier(name, isType: true)], names: names + [name])
        } else {
          collect(path, types: types, names: names)
        }
      default: break
      }
    }
  }

  private func asset(_ stem: String, _ kind: String, types: [String], names: [String]) -> Asset {
    let symbol = Self.identifier(stem, without: kind, isType: false)
    return Asset(types: types, symbol: symbol, name: (names + [stem]).joined(separator: "/"))
  }

  private func hasNamespace(_ folder: String) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var hasNamespace: Bool?
        enum CodingKeys: String, CodingKey { case hasNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    let data = FileManager.default.contents(atPath: folder + "/Contents.json")
    let contents = data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
    return contents?.properties?.hasNamespace == true
  }

  // MARK: Names

  /// Returns the Swift identifier for the name of an asset or folder.
  /// - Parameter kind: a last word that is left out where something is left.
  static func identifier(_ name: String, without kind: String? = nil, isType: Bool) -> String {
    var words = Self.words(of: name)
    if let kind, words.count > 1, words.last?.lowercased() == kind.lowercased() { words.removeLast() }
    let first = words.first ?? "_"
    let head = isType ? capitalized(first) : first.lowercased() == first ? first : lowered(first)
    let text = ([head] + words.dropFirst().map(capitalized)).joined()
    if text.first?.isNumber == true { return "_" + text }
    return keywords.contains(text) ? "`\(text)`" : text
  }

  /// Splits a name into words: at characters other than letters and digits, and before a capital
  /// that follows a small letter or a digit.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var current = ""
    func end() {
      if !current.isEmpty { words.append(current) }
      current = ""
    }
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        end()
        continue
      }
      let isAfterSmall = index > 0 && (letters[index - 1].isLowercase || letters[index - 1].isNumber)
      let isBeforeSmall =
        index > 0 && letters[index - 1].isUppercase && letters.dropFirst(index + 1).first?.isLowercase == true
      if letter.isUppercase, isAfterSmall || isBeforeSmall { end() }
      current.append(letter)
    }
    end()
    return words
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Returns the first word of an identifier in lower case. Of an abbreviation all letters are
  /// changed, of any other word only the first.
  private static func lowered(_ word: String) -> String {
    word.uppercased() == word ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
    "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Protocol", "Self", "Type",
    "fileprivate",
    "rethrows", "subscript",
  ]

  // MARK: Source

  /// True if there are no symbols to declare.
  var isEmpty: Bool { colors.isEmpty && images.isEmpty }

  /// Returns the declarations as source text; nil if there are none.
  /// - Parameters:
  ///   - bundle: the expression of the bundle that has the catalogues.
  ///   - texts: the sources of the module.
  func source(bundle: String, for texts: [String]) -> String? {
    guard !isEmpty else { return nil }
    let isSwiftUI = texts.contains { $0.contains("import SwiftUI") }
    guard isSwiftUI || texts.contains(where: { $0.contains("import UIKit") }) else { return nil }
    let declared = Self.declaredNames(in: texts).union(Self.systemNames)
    var text = "\n\(isSwiftUI ? "import SwiftUI" : "import UIKit")\n"
    text += resources("ColorResource", colors, bundle) + resources("ImageResource", images, bundle)
    func declare(_ assets: [Asset], in type: String, _ value: String) {
      for symbol in Set(assets.filter(\.types.isEmpty).map(\.symbol)).subtracting(declared).sorted() {
        text += "extension \(type) { static var \(symbol): \(value.replacing("$", with: symbol)) }\n"
      }
    }
    declare(colors, in: "UIColor", "UIColor { UIColor(resource: .$) }")
    declare(images, in: "UIImage", "UIImage { UIImage(resource: .$) }")
    guard isSwiftUI else { return text }
    declare(colors, in: "Color", "Color { Color(ColorResource.$) }")
    declare(colors, in: "ShapeStyle where Self == Color", "Color { Color(ColorResource.$) }")
    return text
  }

  /// The colours and images that UIKit and SwiftUI declare. Xcode generates no symbols for them
  /// either.
  private static let systemNames: Set<String> = [
    "actions", "add", "checkmark", "remove", "strokedCheckmark",
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "indigo", "label", "lightGray",
    "lightText", "link", "magenta", "mint", "orange", "pink", "primary", "purple", "red", "secondary", "separator",
    "teal", "tint", "white", "yellow", "accentColor", "background", "foreground", "selection", "fill", "placeholder",
    "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "opaqueSeparator", "systemBackground",
    "secondarySystemBackground", "tertiarySystemBackground", "systemRed", "systemBlue", "systemGreen", "systemGray",
    "tertiary", "quaternary", "windowBackground",
  ]

  /// Returns the symbols of one kind as source text. If two assets have the same symbol, the first
  /// is declared.
  private func resources(_ type: String, _ assets: [Asset], _ bundle: String) -> String {
    var seen: Set<String> = []
    var text = ""
    for asset in assets {
      var place = type
      for inner in asset.types {
        if seen.insert("\(place).\(inner)").inserted { text += "extension \(place) { enum \(inner) {} }\n" }
        place += "." + inner
      }
      guard seen.insert("\(place).\(asset.symbol)").inserted else { continue }
      text += "extension \(place) { static let \(asset.symbol) = "
      text += "\(type)(name: \(literal(asset.name)), bundle: \(bundle)) }\n"
    }
    return text
  }

  /// Returns the names of static and class members that sources declare.
  private static func declaredNames(in texts: [String]) -> Set<String> {
    var names: Set<String> = []
    for text in texts {
      for match in text.matches(of: /\b(?:static|class)\s+(?:let|var|func)\s+(`?\w+`?)/) {
        names.insert(String(match.1))
      }
    }
    return names
  }
}
