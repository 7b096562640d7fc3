import TestSupport
import Testing

@testable import GalleyScenes

extension KeyEffectTests {
  static let star = Repository.path("Goldens/attachment/star.png")
  static let overlay = "{view: {frame: [0, 0, 9, 9], backgroundColor: red}}"

  static let textField: [String: (value: String, context: String)] = [
    "style": ("{kern: 2}", ""), "text": ("other", ""), "runs": ("[{text: a}]", ""), "textColor": ("red", ""),
    "measure": ("{size: [50, auto]}", ""), "font": ("{family: Galley Test Varied, size: 9}", ""),
    "textAlignment": ("right", "text: a"), "defaultTextAttributes": ("{kern: 3}", ""),
    "placeholder": ("p", "text: \"\""), "attributedPlaceholder": ("[{text: p}]", "text: \"\""),
    "contentVerticalAlignment": ("bottom", ""),
    "keyboardType": ("decimalPad", ""), "borderStyle": ("line", ""), "background": ("{image: \(star)}", ""),
    "disabledBackground": (
      "{image: \(star), capInsets: [3, 3, 3, 3]}", "isEnabled: false, background: {image: \(star)}"
    ),
    "clearButtonMode": ("always", ""), "leftView": (overlay, "leftViewMode: always"),
    "leftViewMode": ("unlessEditing", "leftView: \(overlay)"), "rightView": (overlay, "rightViewMode: always"),
    "rightViewMode": ("always", "rightView: \(overlay)"), "isSecureTextEntry": ("true", ""),
    "trailingWhitespace": ("occupy", "textAlignment: right, text: \"a \""),
    "adjustsFontSizeToFitWidth": ("true", ""), "minimumFontSize": ("4", "adjustsFontSizeToFitWidth: true"),
    "isEnabled": ("false", ""), "isBordered": ("true", ""), "isBezeled": ("true", ""),
    "drawsBackground": ("false", "backgroundColor: red"),
    "usesSingleLineMode": ("false", "isSelectable: false, isEditable: false, drawsBackground: false"),
    "semanticContentAttribute": ("forceRightToLeft", "clearButtonMode: always"),
  ]

  @Test func everyKeyOfATextField() throws {
    let samples = Self.view.merging(Self.textField) { $1 }
    // What is allowed, and what happens at the first insertion, matters to who edits; see TextFieldSceneTests,
    // RestrictionSceneTests and EditingStepTests.
    let others = [
      "isEditable", "isSelectable", "clearsOnInsertion", "clearsOnBeginEditing", "allowsEditingTextAttributes",
      "rightAlignedSpaces", "restriction", "maximumLength", "typingAttributes", "delegate",
      "keyboardAppearance", "returnKeyType",
    ]
    try expectEffect(of: SceneTextField.keys.names, samples, except: others) { keys in
      var all = keys
      if !all.contains("text:") && !all.contains("runs:") { all += ", text: \"Hello wide world\\nand on\"" }
      if !all.contains("frame: [0, 0, 80") && !all.hasPrefix("frame") { all += ", frame: [0, 0, 80, 30]" }
      if !all.contains("font:") { all += ", font: {family: Galley Test Mono, size: 10}" }
      return "galley: 1\nsize: [100, 100]\nviews:\n- textField: {\(all.trimmingPrefix(", "))}\n"
    }
  }
}
