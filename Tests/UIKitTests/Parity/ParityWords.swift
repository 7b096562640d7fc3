import GalleyViews
import UIKit

@testable import GalleyScenes

/// The properties of scenes that `SceneInUIKit` says, and those that UIKit has no name for.
enum ParityWords {
  /// The spellings of colours are for layouts; the colours themselves are said with what they colour.
  static let scene: Set<String> = [
    "size", "scale", "background", "locale", "direction", "contentSizeCategory", "interfaceStyle", "fonts", "budget",
    "isLarge", "views", "steps", "colorSpellings",
  ]
  static let sceneReasons = [
    "device": "the canvas is a screen with its keyboard",
    "pseudoLocale": "its strings are changed before they are a view's",
    "raster": "iOS has one way to draw glyphs",
    "labelAppearance": "an appearance proxy holds for the whole process, and tests of it are elsewhere",
    "keyboard": "the keyboard is another window's",
    "keyboardAvoidance": "an app moves its views itself",
    "areAnimationsEnabled": "the clock is the engine's",
    "showsSelectionHandles": "iOS always shows them",
    "isFilmstrip": "a sheet of pictures is no view",
    "overlay": "the layout over the picture is Galley's",
    "constraints": constraints,
    "margins": constraints,
    "safeAreaInsets": constraints,
  ]
  private static let constraints = "constraints in UIKit's words have tests of their own, with frames"

  static let view: Set<String> = [
    "id", "own", "frame", "backgroundColor", "tintColor", "borderColor", "borderWidth", "cornerRadius", "cornerCurve",
    "clipsToBounds", "alpha", "isHidden", "semanticContentAttribute", "traitOverrides", "subviews",
  ]

  static let viewReasons = [
    "placement": constraints,
    "constraints": constraints,
    "margins": constraints,
    "preservesSuperviewLayoutMargins": constraints,
    "hugging": constraints,
    "compressionResistance": constraints,
    "gradient": "layers have tests of their own",
    "layerShadow": "layers have tests of their own",
    "transform": "layers have tests of their own",
  ]

  static let label: Set<String> = [
    "text", "textAlignment", "lineBreakMode", "numberOfLines", "insets", "shadowColor", "shadowOffset", "isHighlighted",
    "highlightedTextColor", "isEnabled", "adjustsFontSizeToFitWidth", "minimumScaleFactor", "minimumFontSize",
    "baselineAdjustment", "allowsDefaultTighteningForTruncation", "lineBreakStrategy", "preferredMaxLayoutWidth",
    "sizingRule",
  ]
  static let labelReasons = [
    "truncationToken": "UILabel's token is an ellipsis",
    "columnGroup": "tab stops by content are Galley's",
    "path": "text along a path is Galley's",
    "clipsInk": "UILabel cuts all ink outside of its bounds",
  ]

  static let attributes: Set<String> = [
    "font", "kern", "tracking", "ligature", "languageIdentifier", "superscript", "obliqueness", "expansion",
    "writingDirection", "attachment", "baselineOffset", "paragraphStyle", "foregroundColor", "backgroundColor",
    "underlineStyle", "underlineColor", "strikethroughStyle", "strikethroughColor", "strokeWidth", "strokeColor",
    "shadow", "link",
  ]
  static let attributeReasons = [
    "underlineSkipsInk": "UIKit's underlines always skip ink",
    "glyph": "a glyph by its number is Galley's",
  ]

  static let paragraph: Set<String> = [
    "alignment", "lineBreakMode", "firstLineHeadIndent", "headIndent", "tailIndent", "minimumLineHeight",
    "maximumLineHeight", "lineHeightMultiple", "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore",
    "baseWritingDirection", "tabStops", "defaultTabInterval", "hyphenationFactor", "usesDefaultHyphenation",
    "lineBreakStrategy", "textLists", "allowsDefaultTighteningForTruncation",
  ]
  static let paragraphReasons = ["tabOverflow": "the effect of a tab past the last stop is fixed in UIKit"]

  static let field: Set<String> = [
    "text", "defaultTextAttributes", "textAlignment", "placeholder", "borderStyle", "background", "disabledBackground",
    "clearButtonMode", "leftView", "leftViewMode", "rightView", "rightViewMode", "isSecureTextEntry", "keyboardType",
    "keyboardAppearance", "returnKeyType", "adjustsFontSizeToFitWidth", "minimumFontSize", "isEnabled",
    "clearsOnBeginEditing", "clearsOnInsertion", "allowsEditingTextAttributes", "typingAttributes", "delegate",
    "sizingRule",
  ]
  static let fieldReasons = [
    "trailingWhitespace": "white space at the end always hangs in UITextField",
    "rightAlignedSpaces": "UITextField has no such choice",
    "restriction": "a delegate that an app writes does it on iOS",
    "maximumLength": "a delegate that an app writes does it on iOS",
    "isEditable": mac, "isSelectable": mac, "isBordered": mac, "isBezeled": mac, "drawsBackground": mac,
    "usesSingleLineMode": mac,
  ]

  private static let mac = "a property of NSTextField"

  static let textView: Set<String> = [
    "text", "textAlignment", "typingAttributes", "linkTextAttributes", "selectedRange", "selectedRangePath",
    "usesFontLeading", "textContainerInset", "lineFragmentPadding", "maximumNumberOfLines", "lineBreakMode",
    "exclusionPaths", "isEditable", "isSelectable", "clearsOnInsertion", "keyboardType", "keyboardAppearance",
    "returnKeyType", "scrolling", "delegate",
  ]
  static let textViewReasons = [
    "placeholder": "UITextView has none",
    "attributedPlaceholder": "UITextView has none",
    "placeholderColor": "UITextView has no placeholder",
    "placeholderLocation": "UITextView has no placeholder",
    "placeholderGeometry": "UITextView has no placeholder",
    "showsRuler": "UITextView has none",
  ]

  static let container: Set<String> = ["text", "textAlignment", "usesFontLeading", "container", "containers"]
  static let containerReasons = ["columns": "an app divides the width itself"]

  static let image: Set<String> = ["image", "contentMode", "flipsForRightToLeftLayoutDirection"]

  static let button: Set<String> = [
    "title", "disabledTitleColor", "lineBreakMode", "contentEdgeInsets", "contentHorizontalAlignment",
    "contentVerticalAlignment", "isEnabled",
  ]

  private static let states = "contents by state have tests of their own"

  static let buttonReasons = [
    "configuration": "configurations have tests of their own",
    "image": "configurations have tests of their own",
    "imagePlacement": "configurations have tests of their own",
    "imagePadding": "configurations have tests of their own",
    "isTemplate": "configurations have tests of their own",
    "subtitle": "configurations have tests of their own",
    "titlePadding": "configurations have tests of their own",
    "titleAlignment": "configurations have tests of their own",
    "backgroundImage": states,
    "backgroundImageContentMode": "configurations have tests of their own",
    "isSelected": states,
    "isHighlighted": states,
    "states": states,
  ]

  // MARK: Values

  static let semantics: [SemanticContentAttribute: UISemanticContentAttribute] = [
    .unspecified: .unspecified, .playback: .playback, .spatial: .spatial, .forceLeftToRight: .forceLeftToRight,
    .forceRightToLeft: .forceRightToLeft,
  ]
  static let baselines: [BaselineAdjustment: UIBaselineAdjustment] = [
    .alignBaselines: .alignBaselines, .alignCenters: .alignCenters, .none: .none,
  ]
  static let borders: [GalleyViews.TextField.BorderStyle: UITextField.BorderStyle] = [
    .none: .none, .line: .line, .bezel: .bezel, .roundedRect: .roundedRect,
  ]
  static let modes: [GalleyViews.TextField.ViewMode: UITextField.ViewMode] = [
    .never: .never, .whileEditing: .whileEditing, .unlessEditing: .unlessEditing, .always: .always,
  ]
  static let contentModes: [GalleyViews.ContentMode: UIView.ContentMode] = [
    .scaleToFill: .scaleToFill, .scaleAspectFit: .scaleAspectFit, .scaleAspectFill: .scaleAspectFill, .redraw: .redraw,
    .center: .center, .top: .top, .bottom: .bottom, .left: .left, .right: .right, .topLeft: .topLeft,
    .topRight: .topRight, .bottomLeft: .bottomLeft, .bottomRight: .bottomRight,
  ]
  static let sides: [Button.HorizontalAlignment: UIControl.ContentHorizontalAlignment] = [
    .center: .center, .left: .left, .right: .right, .fill: .fill, .leading: .leading, .trailing: .trailing,
  ]
  static let heights: [Button.VerticalAlignment: UIControl.ContentVerticalAlignment] = [
    .center: .center, .top: .top, .bottom: .bottom, .fill: .fill,
  ]
}
