import GalleyFiles

/// The words for a property of a view, of its text or of the scene.
struct PropertyWords {
  /// The thing, as in `the colour`.
  var noun: String
  /// The value that a dump leaves out.
  var standard: String
  /// The unit, with a space before it.
  var unit = ""
  /// True if lines and frames can follow from it.
  var reachesLayout: Bool

  /// The words for a property. One without words of its own is called by its name, and counts as one from which anything
  /// can follow.
  init(_ property: String) {
    if let row = Self.rows[property] { self = row } else { self.init("`\(property)`", "absent", reaching: true) }
  }

  private init(_ noun: String, _ standard: String, _ unit: String = "", reaching: Bool = false) {
    (self.noun, self.standard, self.unit, reachesLayout) = (noun, standard, unit, reaching)
  }

  private static func paint(_ noun: String, _ standard: String = "none", _ unit: String = "") -> PropertyWords {
    PropertyWords(noun, standard, unit)
  }

  private static func layout(_ noun: String, _ standard: String = "none", _ unit: String = "") -> PropertyWords {
    PropertyWords(noun, standard, unit, reaching: true)
  }

  private static let rows: [String: PropertyWords] = [
    // Of the scene.
    "appearance": paint("the appearance", "light"),
    "direction": layout("the direction of the interface", "leftToRight"),
    "contentSizeCategory": layout("the content size category", "large"),
    "locale": layout("the locale", "en_US"),
    "raster": paint("the raster", "coreGraphics"),
    "overlay": paint("the overlay"),
    "keyboard": paint("the keyboard"),
    // Of any view.
    "alpha": paint("the opacity", "1"),
    "background": paint("the background"),
    "gradient": paint("the gradient"),
    "border": paint("the border"),
    "cornerRadius": paint("the corner radius", "0", " pt"),
    "cornerCurve": paint("the curve of the corners", "circular"),
    "shadow": paint("the shadow"),
    "tint": paint("the tint colour", "that of its superview"),
    "transform": layout("the transform"),
    "mask": paint("the mask"),
    "semanticContentAttribute": layout("the semantic content attribute", "unspecified"),
    "path": paint("the path"),
    "picture": paint("the picture behind the text"),
    // Of text.
    "font": layout("the font"),
    "size": layout("the font size", "0", " pt"),
    "variations": layout("the font variations"),
    "features": layout("the font features"),
    "obliqueness": layout("the obliqueness", "0"),
    "expansion": layout("the expansion", "0"),
    "color": paint("the colour", "label"),
    "underline": paint("the underline"),
    "underlineColor": paint("the colour of the underline", "that of the text"),
    "underlineSkipsInk": paint("the underline's room for letters", "true"),
    "strikethrough": paint("the strikethrough"),
    "strikethroughColor": paint("the colour of the strikethrough", "that of the text"),
    "strokeWidth": paint("the stroke width", "0", " %"),
    "strokeColor": paint("the stroke colour", "that of the text"),
    "textShadow": paint("the shadow of the text"),
    "link": paint("the link"),
    "kern": layout("the kern", "the font's own", " pt"),
    "tracking": layout("the tracking", "0", " pt"),
    "ligature": layout("the ligature", "1"),
    "language": layout("the language", "that of the scene"),
    "superscript": layout("the superscript", "0"),
    "baselineOffset": layout("the baseline offset", "0", " pt"),
    "writingDirection": layout("the writing direction"),
    "attachment": layout("the attachment"),
    "alignment": layout("the alignment", "the default"),
    "lineBreakMode": layout("the line break mode", "the default"),
    "lineBreakStrategy": layout("the line break strategy"),
    "hyphenationFactor": layout("the hyphenation factor", "0"),
    "baseWritingDirection": layout("the base writing direction", "natural"),
    "tabStops": layout("the tab stops", "the default"),
    "defaultTabInterval": layout("the default tab interval", "0", " pt"),
    "textLists": layout("the list"),
    "firstLineHeadIndent": layout("the indent of first lines", "0", " pt"),
    "headIndent": layout("the head indent", "0", " pt"),
    "tailIndent": layout("the tail indent", "0", " pt"),
    "minimumLineHeight": layout("the minimum line height", "0", " pt"),
    "maximumLineHeight": layout("the maximum line height", "none", " pt"),
    "lineHeightMultiple": layout("the line height multiple", "0"),
    "lineSpacing": layout("the line spacing", "0", " pt"),
    "paragraphSpacing": layout("the paragraph spacing", "0", " pt"),
    "paragraphSpacingBefore": layout("the paragraph spacing before", "0", " pt"),
    // Of labels, fields and other kinds.
    "numberOfLines": layout("the line limit", "1"),
    "maximumNumberOfLines": layout("the line limit", "none"),
    "insets": layout("the insets", "[0, 0, 0, 0]"),
    "textContainerInset": layout("the inset of the text"),
    "lineFragmentPadding": layout("the padding of lines", "5", " pt"),
    "minimumScaleFactor": layout("the minimum scale factor", "0"),
    "baselineAdjustment": layout("the baseline adjustment", "alignBaselines"),
    "truncationToken": layout("the truncation token", "“…”"),
    "preferredMaxLayoutWidth": layout("the preferred width", "none", " pt"),
    "exclusionPaths": layout("the exclusions"),
    "columns": layout("the columns"),
    "containers": layout("the containers"),
    "borderStyle": layout("the border style", "none"),
    "clearButtonMode": layout("the clear button mode", "never"),
    "selectedRange": paint("the selection", "none"),
    "keyboardType": paint("the keyboard type", "default"),
    "style": layout("the style", "none"),
    "cornerStyle": paint("the corner style", "dynamic"),
    "image": layout("the picture", "none"),
    "imagePlacement": layout("the place of the picture", "leading"),
    "backgroundImage": paint("the picture behind the title"),
    "titleEdgeInsets": layout("the insets of the title", "[0, 0, 0, 0]"),
    "imageEdgeInsets": layout("the insets of the picture", "[0, 0, 0, 0]"),
    "subtitle": layout("the subtitle"),
    "accessory": layout("the accessory"),
    "allowsTightening": layout("the leave to tighten letters", "false"),
    "tabOverflow": layout("the rule for text past the last tab stop", "wrap"),
    "usesDefaultHyphenation": layout("the leave to hyphenate", "false"),
    "imagePadding": layout("the padding of the picture", "0", " pt"),
    "contentMode": paint("the content mode", "scaleToFill"),
    "axis": layout("the axis", "horizontal"),
    "distribution": layout("the distribution", "fill"),
    "spacing": layout("the spacing", "0", " pt"),
    "separatorColor": paint("the colour of separators", "the default"),
    "contentEdgeInsets": layout("the insets of the content", "[0, 0, 0, 0]"),
  ]

  /// The word between the noun and the value.
  var verb: String { Self.plurals.contains(noun) ? "are" : "is" }

  private static let plurals: Set<String> = [
    "the font variations", "the font features", "the tab stops", "the insets", "the insets of the content",
    "the insets of the title", "the insets of the picture",
    "the exclusions", "the columns", "the containers",
  ]

  /// The words for a property that is on or off: those while it is on, and those while it is off.
  static func states(of property: String) -> (on: String, off: String, reachesLayout: Bool)? { flags[property] }

  private static let flags: [String: (on: String, off: String, reachesLayout: Bool)] = [
    "hidden": ("hidden", "visible", true),
    "clipsToBounds": ("cut at its bounds", "not cut at its bounds", false),
    "selected": ("selected", "not selected", true),
    "enabled": ("enabled", "disabled", false),
    "highlighted": ("highlighted", "not highlighted", false),
    "secure": ("a secure field", "no secure field", true),
    "focused": ("focused", "without focus", true),
    "template": ("a template picture", "a picture in its own colours", false),
    "editable": ("editable", "not editable", true),
    "selectable": ("selectable", "not selectable", true),
    "adjustsFontSizeToFitWidth": ("allowed to shrink its text", "not allowed to shrink its text", true),
    "allowsTightening": ("allowed to tighten its letters", "not allowed to tighten its letters", true),
  ]

  /// Returns both values in words, of members only those that differ.
  func texts(_ was: JSON?, _ now: JSON?) -> (was: String, now: String) {
    guard case .object(let old)? = was, case .object(let new)? = now else { return (text(was), text(now)) }
    let (left, right) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    guard !left.isEmpty, !right.isEmpty else { return (text(was), text(now)) }
    return (text(.object(left)), text(.object(right)))
  }

  /// The value in words, with its unit.
  func text(_ value: JSON?) -> String {
    if noun == "the line limit", value?.number == 0 { return "none" }
    guard let value else { return standard + (Double(standard) == nil ? "" : unit) }
    return wording(value) + (value.number == nil ? "" : unit)
  }
}

/// The value of a dump in words: short numbers, lists in brackets, members one after the other.
func wording(_ value: JSON) -> String {
  switch value {
  case .null: return "nothing"
  case .bool(let flag): return flag ? "true" : "false"
  case .number(let number): return shortDecimal(number)
  case .string(let string): return string
  case .array(let elements):
    if elements.allSatisfy({ $0.string != nil }) { return elements.map(wording).joined(separator: ", ") }
    return "[" + elements.map(wording).joined(separator: ", ") + "]"
  case .object(let members): return members.map { "\($0.name) \(wording($0.value))" }.joined(separator: ", ")
  }
}
