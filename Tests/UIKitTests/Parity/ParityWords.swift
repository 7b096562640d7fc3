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
  static let sceneReasons: [String: ParityExcuse] = [
    "device": "the canvas is a screen with its keyboard",
    "pseudoLocale": "its strings are changed before they are a view's",
    "raster": "iOS has one way to draw glyphs",
    "labelAppearance": .tested(by: "AppearanceTests", "appearance()"),
    "keyboard": "the keyboard is another window's",
    "keyboardAvoidance": "an app moves its views itself",
    "areAnimationsEnabled": "the clock is the engine's",
    "showsSelectionHandles": "iOS always shows them",
    "isFilmstrip": "a sheet of pictures is no view",
    "overlay": "the layout over the picture is Galley's",
    "constraints": constraints,
    "margins": margins,
    "safeAreaInsets": .tested(by: "NavigationTests", "safeAreaInsets"),
  ]
  private static let constraints = ParityExcuse.tested(by: "AutoLayoutTests", "NSLayoutConstraint")
  private static let margins = ParityExcuse.tested(by: "AutoLayoutTests", "layoutMargins")

  static let view: Set<String> = [
    "id", "own", "frame", "backgroundColor", "tintColor", "borderColor", "borderWidth", "cornerRadius", "cornerCurve",
    "clipsToBounds", "alpha", "isHidden", "semanticContentAttribute", "traitOverrides", "subviews",
  ]

  static let viewReasons: [String: ParityExcuse] = [
    "placement": constraints,
    "constraints": constraints,
    "margins": margins,
    "preservesSuperviewLayoutMargins": .tested(by: "InheritedValueTests", "preservesSuperviewLayoutMargins"),
    "hugging": .tested(by: "FittingTests", "setContentHuggingPriority"),
    "compressionResistance": .tested(by: "FittingTests", "setContentCompressionResistancePriority"),
    "gradient": .tested(by: "LayerClassTests", "CAGradientLayer"),
    "layerShadow": .tested(by: "MaskTests", "shadowOpacity"),
    "transform": .tested(by: "TransformTests", ".transform"),
  ]

  static let label: Set<String> = [
    "text", "textAlignment", "lineBreakMode", "numberOfLines", "insets", "shadowColor", "shadowOffset", "isHighlighted",
    "highlightedTextColor", "isEnabled", "adjustsFontSizeToFitWidth", "minimumScaleFactor", "minimumFontSize",
    "baselineAdjustment", "allowsDefaultTighteningForTruncation", "lineBreakStrategy", "preferredMaxLayoutWidth",
    "sizingRule",
  ]
  static let labelReasons: [String: ParityExcuse] = [
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
  static let attributeReasons: [String: ParityExcuse] = [
    "underlineSkipsInk": "UIKit's underlines always skip ink",
    "glyph": "a glyph by its number is Galley's",
    "original": "it is what UIKit's attributes are kept in",
  ]

  static let paragraph: Set<String> = [
    "alignment", "lineBreakMode", "firstLineHeadIndent", "headIndent", "tailIndent", "minimumLineHeight",
    "maximumLineHeight", "lineHeightMultiple", "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore",
    "baseWritingDirection", "tabStops", "defaultTabInterval", "hyphenationFactor", "usesDefaultHyphenation",
    "lineBreakStrategy", "textLists", "allowsDefaultTighteningForTruncation",
  ]
  static let paragraphReasons: [String: ParityExcuse] = [
    "tabOverflow": "the effect of a tab past the last stop is fixed in UIKit"
  ]

  static let field: Set<String> = [
    "text", "defaultTextAttributes", "textAlignment", "placeholder", "borderStyle", "background", "disabledBackground",
    "clearButtonMode", "leftView", "leftViewMode", "rightView", "rightViewMode", "isSecureTextEntry", "keyboardType",
    "keyboardAppearance", "returnKeyType", "adjustsFontSizeToFitWidth", "minimumFontSize", "isEnabled",
    "clearsOnBeginEditing", "clearsOnInsertion", "allowsEditingTextAttributes", "typingAttributes", "delegate",
    "sizingRule", "contentVerticalAlignment",
  ]
  static let fieldReasons: [String: ParityExcuse] = [
    "trailingWhitespace": "white space at the end always hangs in UITextField",
    "rightAlignedSpaces": "UITextField has no such choice",
    "restriction": "a delegate that an app writes does it on iOS",
    "maximumLength": "a delegate that an app writes does it on iOS",
    "isEditable": mac, "isSelectable": mac, "isBordered": mac, "isBezeled": mac, "drawsBackground": mac,
    "usesSingleLineMode": mac,
  ]

  private static let mac: ParityExcuse = "a property of NSTextField"

  static let textView: Set<String> = [
    "text", "textAlignment", "typingAttributes", "linkTextAttributes", "selectedRange", "selectedRangePath",
    "usesFontLeading", "textContainerInset", "lineFragmentPadding", "maximumNumberOfLines", "lineBreakMode",
    "exclusionPaths", "isEditable", "isSelectable", "clearsOnInsertion", "keyboardType", "keyboardAppearance",
    "returnKeyType", "scrolling", "delegate",
  ]
  static let textViewReasons: [String: ParityExcuse] = [
    "placeholder": "UITextView has none",
    "attributedPlaceholder": "UITextView has none",
    "placeholderColor": "UITextView has no placeholder",
    "placeholderLocation": "UITextView has no placeholder",
    "placeholderGeometry": "UITextView has no placeholder",
    "showsRuler": "UITextView has none",
  ]

  static let container: Set<String> = ["text", "textAlignment", "usesFontLeading", "container", "containers"]
  static let containerReasons: [String: ParityExcuse] = ["columns": "an app divides the width itself"]

  static let image: Set<String> = ["image", "contentMode", "flipsForRightToLeftLayoutDirection", "renderingMode"]

  static let button: Set<String> = [
    "title", "disabledTitleColor", "lineBreakMode", "contentEdgeInsets", "contentHorizontalAlignment",
    "contentVerticalAlignment", "isEnabled", "numberOfLines", "titleEdgeInsets", "imageEdgeInsets",
  ]

  static let buttonReasons: [String: ParityExcuse] = [
    "configuration": .tested(by: "ButtonTests", ".configuration"),
    "image": .tested(by: "ButtonArrangementTests", "setImage"),
    "imagePlacement": .tested(by: "ButtonArrangementTests", "imagePlacement"),
    "imagePadding": .tested(by: "ButtonArrangementTests", "imagePadding"),
    "isTemplate": .tested(by: "ImageViewTests", "alwaysTemplate"),
    "subtitle": .tested(by: "ButtonArrangementTests", "attributedSubtitle"),
    "titlePadding": .tested(by: "ButtonArrangementTests", "titlePadding"),
    "titleAlignment": .tested(by: "ButtonArrangementTests", "titleAlignment"),
    "backgroundImage": .tested(by: "ButtonTests", "setBackgroundImage"),
    "backgroundImageContentMode": "the picture of a background configuration is kept and not drawn",
    "isSelected": .tested(by: "ButtonTests", "isSelected"),
    "isHighlighted": .tested(by: "ButtonTests", "isHighlighted"),
    "states": .tested(by: "ButtonTests", "for: .selected"),
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
