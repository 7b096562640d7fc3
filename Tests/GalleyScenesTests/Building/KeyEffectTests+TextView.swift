import Testing

@testable import GalleyScenes

extension KeyEffectTests {
  static let scrolling: [String: (value: String, context: String)] = [
    "isScrollEnabled": ("false", ""), "contentOffset": ("[0, 9]", ""), "contentInset": ("[5, 0, 0, 0]", ""),
  ]

  static let textView: [String: (value: String, context: String)] = [
    "style": ("{kern: 2}", ""), "text": ("other", ""), "runs": ("[{text: a}]", ""), "textColor": ("red", ""),
    "measure": ("{size: [50, auto]}", ""), "font": ("{family: Galley Test Varied, size: 9}", ""),
    "textAlignment": ("right", ""), "typingAttributes": ("{minimumLineHeight: 30}", "text: \"\", placeholder: p"),
    "linkTextAttributes": ("{foregroundColor: red}", "runs: [{text: a, link: b}]"), "selectedRange": ("[1, 2]", ""),
    "usesFontLeading": ("false", "font: {family: Galley Test Varied, size: 9}"),
    "textContainerInset": ("[1, 2, 3, 4]", ""), "lineFragmentPadding": ("0", ""), "maximumNumberOfLines": ("1", ""),
    "lineBreakMode": ("byTruncatingTail", "maximumNumberOfLines: 1"), "exclusionPaths": ("[{rect: [0, 0, 9, 9]}]", ""),
    "placeholder": ("p", "text: \"\""), "attributedPlaceholder": ("[{text: p}]", "text: \"\""),
    "placeholderColor": ("red", "text: \"\", placeholder: p"),
    "placeholderLocation": ("[1, 2]", "text: \"\", placeholder: p"),
    "placeholderGeometry": ("label", "text: \"\", placeholder: p"), "showsRuler": ("true", ""),
    "semanticContentAttribute": ("forceRightToLeft", "text: \"\", placeholder: p"),
    "clipsToBounds": ("false", ""), "keyboardType": ("URL", ""),
  ]

  static let table: [String: (value: String, context: String)] = [
    "font": ("{family: Galley Test Varied, size: 9}", ""), "textColor": ("red", ""),
    "rowMeasure": ("boundingRect", "font: {family: Galley Test Varied, size: 20}"),
    "rowInsets": ("[1, 2, 3, 4]", ""), "showsSeparators": ("false", ""),
    "separatorColor": ("red", "frame: [0, 0, 80, 90]"),
    "separatorInset": ("[0, 5, 0, 6]", ""), "rows": ("[{text: other}]", ""), "style": ("grouped", ""),
    "sections": ("[{header: a}]", ""), "clipsToBounds": ("false", ""),
  ]

  @Test func everyKeyOfATextView() throws {
    let samples = Self.view.merging(Self.textView) { $1 }.merging(Self.scrolling) { $1 }
    // What is allowed matters to who edits.
    let others =
      ["isEditable", "isSelectable", "clearsOnInsertion", "delegate", "keyboardAppearance", "returnKeyType"]
      + Self.needsContent
    try expectEffect(of: SceneTextView.keys.names, samples, except: others) { keys in
      var all = keys
      if !all.contains("text:") && !all.contains("runs:") { all += ", text: \"Hello wide world\\nand on\"" }
      if !all.contains("frame: [") { all += ", frame: [0, 0, 80, 30]" }
      if !all.contains("font:") { all += ", font: {family: Galley Test Mono, size: 10}" }
      return "galley: 1\nsize: [100, 100]\nviews:\n- textView: {\(all.trimmingPrefix(", "))}\n"
    }
  }

  static let cell: [String: (value: String, context: String)] = [
    "style": ("value1", "text: a, detail: b"), "image": (star, ""),
    "renderingMode": ("alwaysTemplate", "image: \(star)"), "text": ("other", ""), "detail": ("other", ""),
    "clipsToBounds": ("true", "accessory: {view: {frame: [0, 0, 99, 99], backgroundColor: red}}"),
    "content": ("{label: {text: other}}", ""), "accessory": ("checkmark", ""),
    "semanticContentAttribute": ("forceRightToLeft", "accessory: disclosureIndicator"),
  ]

  @Test func everyKeyOfACell() throws {
    let samples = Self.view.merging(Self.cell) { $1 }
    try expectEffect(of: SceneCell.keys.names, samples, except: Self.needsContent + Self.needsSubviews) { keys in
      var all = keys
      if !all.contains("frame: [") { all += ", frame: [0, 0, 90, 60]" }
      return "galley: 1\nsize: [100, 100]\nviews:\n- cell: {\(all.trimmingPrefix(", "))}\n"
    }
  }

  @Test func everyKeyOfATable() throws {
    let samples = Self.view.merging(Self.table) { $1 }.merging(Self.scrolling) { $1 }
    try expectEffect(of: SceneTable.keys.names, samples, except: Self.needsContent + Self.needsSubviews) { keys in
      var all = keys
      if !all.contains("rows:"), !all.contains("sections:") {
        all += ", rows: [{text: Hello wide world}, {text: and on}]"
      }
      if !all.contains("frame: [") { all += ", frame: [0, 0, 80, 30]" }
      if !all.contains("font:") { all += ", font: {family: Galley Test Mono, size: 10}" }
      return "galley: 1\nsize: [100, 100]\nviews:\n- table: {\(all.trimmingPrefix(", "))}\n"
    }
  }
}
