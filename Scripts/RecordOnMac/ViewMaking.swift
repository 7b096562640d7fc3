import UIKit

/// Makes the views of a scene.
@MainActor
struct ViewMaking {
  let attributes: TextAttributes
  var ids: ViewNames

  var traits: UITraitCollection { attributes.fonts.traits }

  static let viewKeys: Set<String> = [
    "id", "frame", "backgroundColor", "background", "tintColor", "borderColor", "borderWidth", "cornerRadius",
    "cornerCurve",
    "clipsToBounds", "alpha", "isHidden", "subviews",
  ]
  private static let textKeys: Set<String> = ["text", "runs", "style", "font", "textColor", "textAlignment"]

  /// A list of views, each before those in it.
  mutating func views(_ list: SceneNode) throws -> [ScenePage.Entry] {
    var entries: [ScenePage.Entry] = []
    for item in try list.elements() {
      guard let kind = try item.keys().first, try item.keys().count == 1, let body = item[kind] else {
        throw Mistake("expected a view, as in { \"label\": { … } }", at: item.path)
      }
      let id = try body["id"]?.string() ?? ids.next(kind)
      let view = try self.view(kind, body)
      try setCommon(body, on: view)
      try setFrame(body, of: view)
      let inner = try body["subviews"].map { try views($0) } ?? []
      for entry in inner { view.addSubview(entry.view) }
      entries.append(ScenePage.Entry(id: id, kind: kind, view: view, inner: inner))
    }
    return entries
  }

  private func view(_ kind: String, _ body: SceneNode) throws -> UIView {
    switch kind {
    case "view":
      try body.refuseKeys(except: Self.viewKeys, in: "a view")
      return UIView()
    case "label": return try label(body)
    case "button": return try button(body)
    case "textField": return try textField(body)
    case "textView": return try textView(body)
    default:
      throw Mistake(
        "views of kind \"\(kind)\" are not recorded by this program; it knows view, label, button, textField, textView",
        at: body.path)
    }
  }

  // MARK: Kinds

  private func label(_ body: SceneNode) throws -> UILabel {
    try body.refuseKeys(
      except: Self.viewKeys.union(Self.textKeys).union([
        "lineBreakMode", "numberOfLines", "isEnabled", "shadowColor", "shadowOffset",
        "allowsDefaultTighteningForTruncation",
      ]), in: "a label")
    let label = UILabel()
    label.font = try font(body) ?? label.font
    label.textColor = try body["textColor"]?.color(in: traits) ?? UIColor.label.resolvedColor(with: traits)
    if let lines = body["numberOfLines"] { label.numberOfLines = try lines.integer() }
    if let text = try attributes.text(
      of: body, base: [.font: label.font as Any, .foregroundColor: label.textColor as Any])
    {
      if body["runs"] == nil, body["style"] == nil { label.text = text.string } else { label.attributedText = text }
    }
    // Set after the text, so that they win over its paragraph styles.
    if let alignment = body["textAlignment"] { label.textAlignment = try alignment.choice(TextAttributes.alignments) }
    if let mode = body["lineBreakMode"] { label.lineBreakMode = try mode.choice(TextAttributes.lineBreakModes) }
    if let flag = body["isEnabled"] { label.isEnabled = try flag.flag() }
    if let color = body["shadowColor"] { label.shadowColor = try color.color(in: traits) }
    if let offset = try body["shadowOffset"]?.numbers("[x, y]") {
      label.shadowOffset = CGSize(width: offset[0], height: offset[1])
    }
    if let flag = body["allowsDefaultTighteningForTruncation"] {
      label.allowsDefaultTighteningForTruncation = try flag.flag()
    }
    return label
  }

  private func textField(_ body: SceneNode) throws -> UITextField {
    try body.refuseKeys(
      except: Self.viewKeys.union(Self.textKeys).union(["placeholder", "borderStyle", "isEnabled", "clearButtonMode"]),
      in: "a text field")
    let field = UITextField()
    field.font = try font(body) ?? field.font
    field.textColor = try body["textColor"]?.color(in: traits) ?? UIColor.label.resolvedColor(with: traits)
    let base: [NSAttributedString.Key: Any] = [.font: field.font as Any, .foregroundColor: field.textColor as Any]
    if let text = try attributes.text(of: body, base: base) {
      if body["runs"] == nil, body["style"] == nil { field.text = text.string } else { field.attributedText = text }
    }
    if let alignment = body["textAlignment"] { field.textAlignment = try alignment.choice(TextAttributes.alignments) }
    if let text = body["placeholder"] { field.placeholder = try text.string() }
    if let style = body["borderStyle"] {
      field.borderStyle = try style.choice([
        "none": UITextField.BorderStyle.none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
      ])
    }
    if let mode = body["clearButtonMode"] {
      field.clearButtonMode = try mode.choice([
        "never": UITextField.ViewMode.never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
        "always": .always,
      ])
    }
    if let flag = body["isEnabled"] { field.isEnabled = try flag.flag() }
    return field
  }

  /// A text view on a TextKit 1 stack of its own, which can be asked where it sets lines and glyphs.
  private func textView(_ body: SceneNode) throws -> UITextView {
    try body.refuseKeys(
      except: Self.viewKeys.union(Self.textKeys).union([
        "textContainerInset", "lineFragmentPadding", "maximumNumberOfLines", "lineBreakMode", "usesFontLeading",
        "isScrollEnabled", "isEditable",
      ]), in: "a text view")
    let (storage, manager) = (NSTextStorage(string: ""), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
    container.widthTracksTextView = true
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    // A layout manager does not hold its storage; the view holds both, once it is there.
    let view = withExtendedLifetime((storage, manager)) { UITextView(frame: .zero, textContainer: container) }
    view.backgroundColor = UIColor.systemBackground.resolvedColor(with: traits)
    view.font = try font(body) ?? view.font
    view.textColor = try body["textColor"]?.color(in: traits) ?? UIColor.label.resolvedColor(with: traits)
    if let padding = body["lineFragmentPadding"] { container.lineFragmentPadding = try padding.number() }
    if let lines = body["maximumNumberOfLines"] { container.maximumNumberOfLines = try lines.integer() }
    if let mode = body["lineBreakMode"] { container.lineBreakMode = try mode.choice(TextAttributes.lineBreakModes) }
    if let flag = body["usesFontLeading"] { manager.usesFontLeading = try flag.flag() }
    if let flag = body["isScrollEnabled"] { view.isScrollEnabled = try flag.flag() }
    if let flag = body["isEditable"] { view.isEditable = try flag.flag() }
    if let inset = try body["textContainerInset"]?.numbers("[top, left, bottom, right]") {
      view.textContainerInset = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
    }
    // A text view without a font has Helvetica 12.
    let base: [NSAttributedString.Key: Any] = [
      .font: view.font ?? UIFont(name: "Helvetica", size: 12) ?? UIFont.systemFont(ofSize: 12),
      .foregroundColor: view.textColor ?? UIColor.black,
    ]
    if let text = try attributes.text(of: body, base: base) {
      if body["runs"] == nil, body["style"] == nil { view.text = text.string } else { view.attributedText = text }
    }
    if let alignment = body["textAlignment"] { view.textAlignment = try alignment.choice(TextAttributes.alignments) }
    return view
  }

  /// The font of a view; nil, with a warning, where it names none.
  /// - Parameter key: the key of its plain text.
  func font(_ body: SceneNode, ofText key: String = "text") throws -> UIFont? {
    if let font = body["font"] { return try attributes.fonts.font(font) }
    if body[key] != nil, body["style"] == nil {
      Recorder.report("note: \(body.path) sets no font: iOS uses its own font, which Galley does not have")
    }
    return nil
  }

  // MARK: What all views have

  private func setCommon(_ body: SceneNode, on view: UIView) throws {
    if let color = body["backgroundColor"] ?? body["background"] { view.backgroundColor = try color.color(in: traits) }
    if let color = body["tintColor"] { view.tintColor = try color.color(in: traits) }
    if let color = body["borderColor"] { view.layer.borderColor = try color.color(in: traits).cgColor }
    if let width = body["borderWidth"] { view.layer.borderWidth = try width.number() }
    if let radius = body["cornerRadius"] { view.layer.cornerRadius = try radius.number() }
    if let curve = body["cornerCurve"] {
      view.layer.cornerCurve = try curve.choice(["circular": CALayerCornerCurve.circular, "continuous": .continuous])
    }
    if let flag = body["clipsToBounds"] { view.clipsToBounds = try flag.flag() }
    if let alpha = body["alpha"] { view.alpha = try alpha.number() }
    if let flag = body["isHidden"] { view.isHidden = try flag.flag() }
  }

  /// `auto` is the intrinsic width, and the height in the width.
  private func setFrame(_ body: SceneNode, of view: UIView) throws {
    guard let frame = body["frame"] else { throw Mistake("the key \"frame\" is missing", at: body.path) }
    let form = "[x, y, width, height]"
    let lengths = try frame.lengths(form)
    guard let x = lengths[0], let y = lengths[1] else { throw Mistake("expected \(form)", at: frame.path) }
    let unlimited = CGFloat(1_000_000)
    let width = lengths[2] ?? view.sizeThatFits(CGSize(width: unlimited, height: unlimited)).width
    let height = lengths[3] ?? view.sizeThatFits(CGSize(width: width, height: unlimited)).height
    view.frame = CGRect(x: x, y: y, width: width, height: height)
  }
}
