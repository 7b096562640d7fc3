import GalleyBase
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
    "device": layout("the device"),
    "pseudoLocale": layout("the pseudo-locale"),
    "appearance": paint("the appearance", "light"),
    "direction": layout("the direction of the interface", "leftToRight"),
    "contentSizeCategory": layout("the content size category", "large"),
    "locale": layout("the locale", "en_US"),
    "raster": paint("the raster", "coreGraphics"),
    "systemFont": layout("the setting of the system font", "the manifest's"),
    "emojiPresentation": layout("the presentation of symbols", "apple"),
    "emojiMetrics": layout("the measure of emoji", "that of the font"),
    "overlay": paint("the overlay"),
    "keyboard": paint("the keyboard"),
    "keyboardAvoidance": layout("the keyboard avoidance"),
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
    "path": layout("the path"),
    "pathStart": layout("the start on the path", "0", " pt"),
    "pathSide": layout("the side of the path", "left"),
    "picture": paint("the picture behind the text"),
    "pictureCapInsets": paint("the cap insets of the picture behind the text"),
    "pictureResizing": paint("the resizing of the picture behind the text", "tile"),
    "layoutMargins": layout("the layout margins", "the default"),
    "safeAreaInsets": layout("the insets of the safe area", "the default"),
    "contentInset": layout("the inset of the content", "[0, 0, 0, 0]"),
    "contentOffset": layout("the content offset", "[0, 0]"),
    "bounds": layout("the bounds"),
    "contentSize": layout("the content size"),
    "scrolledAxis": layout("the axis", "vertical"),
    "boundingRect": layout("the measured rectangle"),
    // Of text.
    "font": layout("the font"),
    "size": layout("the font size", "0", " pt"),
    "variations": layout("the font variations"),
    "features": layout("the font features"),
    "obliqueness": layout("the obliqueness", "0"),
    "expansion": layout("the expansion", "0"),
    "color": paint("the colour", "label"),
    "normalColor": paint("the normal colour", "the one that shows"),
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
    "paragraphSpacing": layout("the spacing after paragraphs", "0", " pt"),
    "paragraphSpacingBefore": layout("the spacing before paragraphs", "0", " pt"),
    // Of labels, fields and other kinds.
    "numberOfLines": layout("the line limit", "1"),
    "maximumNumberOfLines": layout("the line limit", "none"),
    "insets": layout("the insets", "[0, 0, 0, 0]"),
    "textContainerInset": layout("the inset of the text"),
    "lineFragmentPadding": layout("the padding of lines", "5", " pt"),
    "minimumScaleFactor": layout("the minimum scale factor", "0"),
    "baselineAdjustment": layout("the baseline adjustment", "alignBaselines"),
    "sizingRule": layout("the sizing rule", "typographic"),
    "clipsInk": paint("the rule for ink outside of the bounds", "to cut it"),
    "truncationToken": layout("the truncation token", "“…”"),
    "truncationTokenStyle": layout("the style of the truncation token", "that of the text"),
    "preferredMaxLayoutWidth": layout("the preferred width", "none", " pt"),
    "exclusionPaths": layout("the exclusions"),
    "placeholderLocation": layout("the place of the placeholder", "[0, 0]"),
    "placeholderGeometry": layout("the geometry of the placeholder", "text"),
    "placeholderFrame": layout("the frame of the placeholder"),
    "maximumLength": layout("the maximum length"),
    "restriction": layout("the restriction"),
    "columns": layout("the columns"),
    "containers": layout("the containers"),
    "borderStyle": layout("the border style", "none"),
    "clearButtonMode": layout("the clear button mode", "never"),
    "selectedRange": paint("the selection", "none"),
    "keyboardType": paint("the keyboard type", "default"),
    "keyboardAppearance": paint("the keyboard appearance", "default"),
    "returnKeyType": paint("the return key type", "default"),
    "leftViewMode": layout("the mode of the left view", "never"),
    "rightViewMode": layout("the mode of the right view", "never"),
    "style": layout("the style", "the default"),
    "cornerStyle": paint("the corner style", "dynamic"),
    "image": layout("the picture", "none"),
    "backgroundImageContentMode": paint("the content mode of the picture behind the title", "scaleToFill"),
    "contentHorizontalAlignment": layout("the horizontal alignment of the content", "center"),
    "contentVerticalAlignment": layout("the vertical alignment of the content", "center"),
    "titlePadding": layout("the padding of the title", "1", " pt"),
    "titleAlignment": layout("the alignment of title and subtitle", "automatic"),
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
    "customSpacing": layout("the custom spacing"),
    "contentHuggingPriority": layout("the hugging priority", "[250, 250]"),
    "contentCompressionResistancePriority": layout("the compression resistance priority", "[750, 750]"),
    "rowInsets": layout("the insets of rows", "[15, 15, 15, 15]"),
    "separatorInset": layout("the inset of separators", "the default"),
    "separators": layout("the separators"),
    "rows": layout("the rows"),
    "separatorColor": paint("the colour of separators", "the default"),
    "contentEdgeInsets": layout("the insets of the content", "[0, 0, 0, 0]"),
  ]

  /// The noun for a thing that a view has or has not: `a path`, `exclusions`.
  var thing: String { (verb == "is" ? "a " : "") + noun.dropFirst("the ".count) }

  /// True if the value is a text of the scene's own.
  private var isQuoted: Bool { ["the subtitle", "the truncation token"].contains(noun) }

  /// The word between the noun and the value.
  var verb: String { Self.plurals.contains(noun) ? "are" : "is" }

  private static let plurals: Set<String> = [
    "the font variations", "the font features", "the tab stops", "the insets", "the insets of the content",
    "the insets of the title", "the insets of the picture",
    "the insets of rows", "the insets of the safe area", "the layout margins", "the bounds", "the separators",
    "the rows",
    "the cap insets of the picture behind the text", "the exclusions", "the columns", "the containers",
  ]

  /// The words for a property that is on or off: those while it is on, and those while it is off.
  static func states(of property: String) -> (on: String, off: String, reachesLayout: Bool)? { flags[property] }

  private static let flags: [String: (on: String, off: String, reachesLayout: Bool)] = [
    "hidden": ("hidden", "visible", true),
    "showsSelectionHandles": ("with selection handles", "without selection handles", false),
    "clipsToBounds": ("cut at its bounds", "not cut at its bounds", false),
    "selected": ("selected", "not selected", true),
    "enabled": ("enabled", "disabled", false),
    "highlighted": ("highlighted", "not highlighted", false),
    "secure": ("a secure field", "no secure field", true),
    "focused": ("focused", "without focus", true),
    "template": ("a template picture", "a picture in its own colours", false),
    "editable": ("editable", "not editable", true),
    "scrollEnabled": ("scrollable", "not scrollable", true),
    "isLayoutMarginsRelativeArrangement": ("arranged within its margins", "arranged up to its edges", true),
    "isBaselineRelativeArrangement": ("spaced by baselines", "spaced by edges", true),
    "showsSeparators": ("with separators", "without separators", true),
    "showsRuler": ("showing a ruler", "showing no ruler", true),
    "selectable": ("selectable", "not selectable", true),
    "adjustsFontSizeToFitWidth": ("allowed to shrink its text", "not allowed to shrink its text", true),
    "allowsTightening": ("allowed to tighten its letters", "not allowed to tighten its letters", true),
  ]

  /// Returns both values in words, of members only those that differ.
  func texts(_ was: JSON?, _ now: JSON?) -> (was: String, now: String) {
    if case .string(let old)? = was, case .string(let new)? = now {
      // Long ones are shown from a little before the difference.
      let isLong = max(old.count, new.count) > 60
      if isQuoted || isLong || old == new {
        let texts = quoted(old, differingFrom: new)
        return (texts.before, texts.after)
      }
    }
    guard case .object(let old)? = was, case .object(let new)? = now else { return (text(was), text(now)) }
    let names = (old + new.filter { member in !old.contains { $0.name == member.name } }).map(\.name)
    let differing = names.filter { was?[$0] != now?[$0] && was?[$0]?.isDigest != true && now?[$0]?.isDigest != true }
    func words(_ value: JSON?) -> String {
      if differing == ["template"] { return value?["template"] == .bool(true) ? "a template" : "in its own colours" }
      return differing.map { wording(.object([JSON.Member(name: $0, value: value?[$0] ?? .string("none"))])) }
        .joined(separator: ", ")
    }
    return (words(was), words(now))
  }

  /// Returns the end of the statement that a style is another.
  /// - Parameters:
  ///   - was: the golden's value in words.
  ///   - now: the present value in words.
  func comparison(_ was: String, _ now: String, _ before: JSON?, _ after: JSON?) -> String {
    guard was == now else { return "\(verb) \(now) instead of \(was)" }
    if before == nil { return "\(verb) now stated: \(now)" }
    if after == nil { return "\(verb) no longer stated: \(was)" }
    // Pictures have no words.
    return verb == "is" ? "is another" : "are others"
  }

  /// The value in words, with its unit.
  func text(_ value: JSON?) -> String {
    if noun == "the line limit", value?.number == 0 { return "none" }
    guard let value else { return standard + (Double(standard) == nil ? "" : unit) }
    if isQuoted, let string = value.string { return string.quoted }
    if noun == "the transform", let words = transformWording(value) { return words }
    return wording(value) + (value.number == nil ? "" : unit)
  }
}
