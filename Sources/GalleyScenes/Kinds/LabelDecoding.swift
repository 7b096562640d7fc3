import GalleyBase
import GalleyViews

extension SceneView {
  /// The keys of a label: a view's, and its own.
  static let labelKeys = KeyTable<SceneView>(
    "a label", keys + SceneLabel.keys.map { $0.lifted(to: \.label) },
    later: later + SceneLabel.later + SceneAttributes.keys.later,
    hint: {
      SceneText.hint(for: $0, view: "label") ?? SceneTextContainer.hint(for: $0) ?? SceneTextField.hint(for: $0)
        ?? SceneTextView.hint(for: $0)
    })

  /// What only labels have; views of another kind take it and forget it.
  fileprivate var label: SceneLabel {
    get { if case .label(let label) = kind { label } else { SceneLabel() } }
    set { if case .label = kind { kind = .label(newValue) } }
  }
}

extension SceneLabel {
  /// The keys that only labels have.
  static let keys: [Key<SceneLabel>] =
    SceneText.keys.map { $0.lifted(to: \.text) } + [
      Key("textAlignment", form: .choice()) { $0.textAlignment = $1 },
      Key("lineBreakMode", form: .choice()) { $0.lineBreakMode = $1 },
      Key("numberOfLines", form: .count(0...1_000_000)) { $0.numberOfLines = $1 },
      Key("insets", form: .insets) { $0.insets = $1 },
      Key("shadowColor", form: .color) { $0.shadowColor = $1 },
      Key("shadowOffset", form: .offset) { $0.shadowOffset = $1 },
      Key("isHighlighted", "highlighted", form: .boolean) { $0.isHighlighted = $1 },
      Key("highlightedTextColor", form: .color) { $0.highlightedTextColor = $1 },
      Key("isEnabled", "enabled", form: .boolean) { $0.isEnabled = $1 },
      Key("adjustsFontSizeToFitWidth", form: .boolean) { $0.adjustsFontSizeToFitWidth = $1 },
      Key("minimumScaleFactor", form: .number(0...1)) { $0.minimumScaleFactor = $1 },
      Key("minimumFontSize") { label, decoding, node in
        guard let size = Form.number(0...10_000).read(&decoding, node) else { return }
        if label.minimumScaleFactor != nil {
          decoding.report("minimumFontSize sets minimumScaleFactor; give one of them", at: node)
        }
        label.minimumFontSize = size
      },
      Key("baselineAdjustment", form: .choice()) { $0.baselineAdjustment = $1 },
      Key("allowsDefaultTighteningForTruncation", form: .boolean) { $0.allowsDefaultTighteningForTruncation = $1 },
      Key("lineBreakStrategy", form: .lineBreakStrategy) { $0.lineBreakStrategy = $1 },
      Key("truncationToken") { label, decoding, node in
        var token = SceneRun()
        if decoding.document.pairs(node) != nil {
          decoding.decode(node, into: &token, by: SceneRun.keys)
          if token.attachment != nil {
            decoding.report("a truncation token is text and cannot be an attachment", at: node)
          }
        } else if let text = Form<String>.string.read(&decoding, node) {
          token.text = text
        }
        if token.text.contains(where: \.isNewline) {
          decoding.report("a truncation token is one line of text; this one has a line break", at: node)
        }
        label.truncationToken = token
      },
      Key("columnGroup", form: .string) { $0.columnGroup = $1 },
      Key("path", form: .textPath) { $0.textPath = $1 },
      Key("preferredMaxLayoutWidth", form: .extent) { $0.preferredMaxLayoutWidth = $1 },
    ]

  /// What UILabel has and labels of this version do not.
  static let later = [
    "showsExpansionTextWhenTruncated", "adjustsFontForContentSizeCategory", "attributedText",
  ]
}
