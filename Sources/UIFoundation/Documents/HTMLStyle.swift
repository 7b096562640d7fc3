import CoreGraphics
import Foundation

/// The style of an element's text. Elements inside it inherit the style.
struct HTMLStyle {
  /// The font families, the preferred one first.
  var families = ["Times New Roman"]
  /// The font size, in points.
  var size: CGFloat = 12
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var color: UIColor = .black
  var backgroundColor: UIColor?
  var isUnderlined = false
  var isStruck = false
  /// The level of superscript. A negative number means subscript.
  var superscript = 0
  var link: URL?
  var alignment = NSTextAlignment.natural
  /// The space below paragraphs, in points.
  var spacing: CGFloat = 0
  /// The lists that contain the paragraph, outermost first.
  var lists: [NSTextList] = []
  var keepsSpaces = false

  /// The font with this family, size, weight and slant.
  var font: UIFont {
    var descriptor = family
    if isBold || isItalic {
      var traits: UIFontDescriptor.SymbolicTraits = []
      if isBold { traits.insert(.traitBold) }
      if isItalic { traits.insert(.traitItalic) }
      descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
    }
    return UIFont(descriptor: descriptor, size: superscript == 0 ? size : size * 5 / 6)
  }

  /// The first family that exists. HTML's default is Times New Roman; its substitute Liberation
  /// Serif has the same widths.
  private var family: UIFontDescriptor {
    if isMonospaced { return UIFont.monospacedSystemFont(ofSize: size, weight: .regular).fontDescriptor }
    for name in families {
      let letters = name.lowercased()
      if letters.hasPrefix("-apple-system") || letters == "system-ui" || letters.hasPrefix(".") { break }
      if let font = UIFont(name: name, size: size) { return font.fontDescriptor }
      let standIn =
        ["times new roman": "Liberation Serif", "serif": "Liberation Serif"][letters]
        ?? ["helvetica": "Liberation Sans", "arial": "Liberation Sans", "sans-serif": "Liberation Sans"][letters]
        ?? ["courier": "Liberation Mono", "courier new": "Liberation Mono", "monospace": "Liberation Mono"][letters]
      if let standIn, let font = UIFont(name: standIn, size: size) { return font.fontDescriptor }
    }
    return UIFont.systemFont(ofSize: size).fontDescriptor
  }

  /// The text attributes of this style.
  var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.paragraphSpacing = spacing
    paragraph.textLists = lists
    paragraph.defaultTabInterval = 36
    paragraph.tabStops = []
    if !lists.isEmpty {
      let indent = CGFloat(lists.count) * 36
      paragraph.headIndent = indent
      paragraph.tabStops = [
        NSTextTab(textAlignment: .left, location: indent - 25), NSTextTab(textAlignment: .natural, location: indent),
      ]
    }
    var values: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .strokeColor: color, .strokeWidth: 0, .kern: 0, .paragraphStyle: paragraph,
    ]
    values[.backgroundColor] = backgroundColor
    if isUnderlined { values[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if superscript != 0 { values[.baselineOffset] = superscript > 0 ? size / 3 : -size / 6 }
    if let link {
      values[.link] = link
      values[.underlineStyle] = NSUnderlineStyle.single.rawValue
    }
    return values
  }
}

extension HTMLStyle {
  /// Applies CSS declarations, such as `color: red; font-size: 14px`.
  mutating func apply(css text: String) {
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      if parts.count == 2 { apply(parts[0].lowercased(), parts[1].replacingOccurrences(of: "!important", with: "")) }
    }
  }

  private mutating func apply(_ property: String, _ value: String) {
    let word = value.trimmingCharacters(in: .whitespaces).lowercased()
    switch property {
    case "color": color = UIColor(css: word) ?? color
    case "background-color", "background": backgroundColor = UIColor(css: word) ?? backgroundColor
    case "font-family":
      families = value.split(separator: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"'\n\t"))
      }
    case "font-size": size = length(word) ?? size
    case "font-weight": isBold = word.hasPrefix("bold") || (Int(word) ?? 0) >= 600
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruck = word.contains("line-through")
    case "text-align":
      alignment =
        ["left": NSTextAlignment.left, "right": .right, "center": .center, "justify": .justified][word] ?? alignment
    case "margin-bottom": spacing = length(word) ?? spacing
    case "vertical-align": superscript = word == "super" ? 1 : word == "sub" ? -1 : superscript
    default: break
    }
  }

  /// Returns a CSS length in points; nil for an invalid length. A CSS pixel is one point, as in
  /// UIKit's importer.
  private func length(_ text: String) -> CGFloat? {
    let names: [String: CGFloat] = [
      "xx-small": 6.75, "x-small": 7.5, "small": 9.75, "medium": 12, "large": 13.5, "x-large": 18, "xx-large": 24,
    ]
    if let named = names[text] { return named }
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits).map({ CGFloat($0) }) else { return nil }
    switch text.dropFirst(digits.count) {
    case "pt": return number * 4 / 3
    case "em": return number * size
    case "rem": return number * 12
    case "%": return number * size / 100
    default: return number
    }
  }
}

extension UIColor {
  /// Creates a colour from a CSS colour: a name, `#RGB`, `#RRGGBB`, `rgb(…)` or `rgba(…)`; nil for
  /// any other text.
  convenience init?(css text: String) {
    let names: [String: UInt32] = [
      "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000,
      "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000,
      "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080,
      "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A,
    ]
    var values: [CGFloat] = []
    if let named = names[text] {
      values = [16, 8, 0].map { CGFloat(named >> UInt32($0) & 255) }
    } else if text.hasPrefix("#") {
      var digits = text.dropFirst().compactMap(\.hexDigitValue)
      if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
      guard digits.count == 6 else { return nil }
      values = [0, 2, 4].map { CGFloat(digits[$0] * 16 + digits[$0 + 1]) }
    } else if text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")") {
      values = text[text.index(after: open)..<close].split { $0 == "," || $0 == " " || $0 == "/" }.compactMap {
        Double($0).map { CGFloat($0) }
      }
    }
    guard values.count >= 3 else { return nil }
    self.init(
      red: values[0] / 255, green: values[1] / 255, blue: values[2] / 255, alpha: values.count > 3 ? values[3] : 1)
  }
}
