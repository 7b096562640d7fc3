import UIKit

/// Attributes of text as scenes write them: character attributes and a paragraph style's properties together.
@MainActor
struct TextAttributes {
  let fonts: SceneFonts
  /// The scene's named styles.
  let styles: SceneNode?

  private static let characterKeys: Set<String> = [
    "font", "foregroundColor", "backgroundColor", "kern", "tracking", "ligature", "baselineOffset", "underlineStyle",
    "underlineColor", "strikethroughStyle", "strikethroughColor", "strokeWidth", "strokeColor", "obliqueness",
    "expansion", "shadow",
  ]
  private static let paragraphKeys: Set<String> = [
    "alignment", "lineBreakMode", "firstLineHeadIndent", "headIndent", "tailIndent", "minimumLineHeight",
    "maximumLineHeight", "lineHeightMultiple", "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore",
    "baseWritingDirection", "tabStops", "defaultTabInterval", "hyphenationFactor",
  ]
  private static let lines: KeyValuePairs<String, NSUnderlineStyle> = [
    "single": .single, "thick": .thick, "double": .double, "patternDot": .patternDot, "patternDash": .patternDash,
    "patternDashDot": .patternDashDot, "patternDashDotDot": .patternDashDotDot, "byWord": .byWord,
  ]
  static let alignments: KeyValuePairs<String, NSTextAlignment> = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
  static let lineBreakModes: KeyValuePairs<String, NSLineBreakMode> = [
    "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
    "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail,
    "byTruncatingMiddle": .byTruncatingMiddle,
  ]

  /// The text of a view: `text` in the view's style, or `runs`; nil if it has neither.
  /// - Parameter base: what holds where runs and styles say nothing.
  func text(of view: SceneNode, base: [NSAttributedString.Key: Any]) throws -> NSAttributedString? {
    var own = base
    if let style = view["style"] { try apply(try resolved(style), to: &own) }
    if let text = view["text"] { return NSAttributedString(string: try text.string(), attributes: own) }
    return try view["runs"].map { try text(ofRuns: $0, own: own, base: base) }
  }

  /// The text of a list of runs.
  /// - Parameters:
  ///   - own: what runs without a style build on.
  ///   - base: what those with one build on.
  func text(
    ofRuns runs: SceneNode, own: [NSAttributedString.Key: Any], base: [NSAttributedString.Key: Any]
  ) throws -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in try runs.elements() {
      try run.refuseKeys(
        except: Self.characterKeys.union(Self.paragraphKeys).union(["text", "style"]), in: "a run")
      guard let text = run["text"] else { throw Mistake("a run needs a text", at: run.path) }
      // A run with a style of its own does not build on the view's.
      var attributes = run["style"] == nil ? own : base
      if let style = run["style"] { try apply(try resolved(style), to: &attributes) }
      try apply(run, to: &attributes)
      result.append(NSAttributedString(string: try text.string(), attributes: attributes))
    }
    return result
  }

  /// The style of a name, or attributes on the spot.
  private func resolved(_ node: SceneNode) throws -> SceneNode {
    var style = node
    if let name = node.value as? String {
      guard let named = styles?[name] else { throw Mistake("there is no style \"\(name)\"", at: node.path) }
      style = named
    }
    try style.refuseKeys(except: Self.characterKeys.union(Self.paragraphKeys), in: "a style")
    return style
  }

  private func apply(_ node: SceneNode, to attributes: inout [NSAttributedString.Key: Any]) throws {
    if let font = node["font"] { attributes[.font] = try fonts.font(font) }
    let colors: KeyValuePairs<String, NSAttributedString.Key> = [
      "foregroundColor": .foregroundColor, "backgroundColor": .backgroundColor, "underlineColor": .underlineColor,
      "strikethroughColor": .strikethroughColor, "strokeColor": .strokeColor,
    ]
    for (key, name) in colors {
      if let color = node[key] { attributes[name] = try color.color(in: fonts.traits) }
    }
    let numbers: KeyValuePairs<String, NSAttributedString.Key> = [
      "kern": .kern, "tracking": .tracking, "ligature": .ligature, "baselineOffset": .baselineOffset,
      "strokeWidth": .strokeWidth, "obliqueness": .obliqueness, "expansion": .expansion,
    ]
    for (key, name) in numbers {
      if let number = node[key] { attributes[name] = NSNumber(value: Double(try number.number())) }
    }
    for (key, name) in [
      "underlineStyle": NSAttributedString.Key.underlineStyle, "strikethroughStyle": .strikethroughStyle,
    ] {
      if let style = node[key] { attributes[name] = NSNumber(value: try style.options(Self.lines).rawValue) }
    }
    if let shadow = node["shadow"] { attributes[.shadow] = try self.shadow(shadow) }
    try applyParagraph(node, to: &attributes)
  }

  private func shadow(_ node: SceneNode) throws -> NSShadow {
    try node.refuseKeys(except: ["color", "offset", "blurRadius"], in: "a shadow")
    let shadow = NSShadow()
    shadow.shadowOffset = .zero
    if let color = node["color"] { shadow.shadowColor = try color.color(in: fonts.traits) }
    if let offset = try node["offset"]?.numbers("[x, y]") {
      shadow.shadowOffset = CGSize(width: offset[0], height: offset[1])
    }
    if let radius = node["blurRadius"] { shadow.shadowBlurRadius = try radius.number() }
    return shadow
  }

  /// Sets what the node says of the paragraph style, in a copy of the one that is there.
  private func applyParagraph(_ node: SceneNode, to attributes: inout [NSAttributedString.Key: Any]) throws {
    guard try node.keys().contains(where: Self.paragraphKeys.contains) else { return }
    let style = NSMutableParagraphStyle()
    if let known = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(known) }
    let lengths: KeyValuePairs<String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>> = [
      "firstLineHeadIndent": \.firstLineHeadIndent, "headIndent": \.headIndent, "tailIndent": \.tailIndent,
      "minimumLineHeight": \.minimumLineHeight, "maximumLineHeight": \.maximumLineHeight,
      "lineHeightMultiple": \.lineHeightMultiple, "lineSpacing": \.lineSpacing, "paragraphSpacing": \.paragraphSpacing,
      "paragraphSpacingBefore": \.paragraphSpacingBefore, "defaultTabInterval": \.defaultTabInterval,
    ]
    for (key, property) in lengths {
      if let length = node[key] { style[keyPath: property] = try length.number() }
    }
    if let alignment = node["alignment"] { style.alignment = try alignment.choice(Self.alignments) }
    if let mode = node["lineBreakMode"] { style.lineBreakMode = try mode.choice(Self.lineBreakModes) }
    if let factor = node["hyphenationFactor"] { style.hyphenationFactor = Float(try factor.number()) }
    if let direction = node["baseWritingDirection"] {
      style.baseWritingDirection = try direction.choice([
        "natural": NSWritingDirection.natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
      ])
    }
    if let stops = node["tabStops"] { style.tabStops = try stops.elements().map { try tabStop($0) } }
    attributes[.paragraphStyle] = style
  }

  private func tabStop(_ node: SceneNode) throws -> NSTextTab {
    try node.refuseKeys(except: ["alignment", "location", "columnTerminators"], in: "a tab stop")
    guard let location = node["location"] else { throw Mistake("a tab stop needs a location", at: node.path) }
    var options: [NSTextTab.OptionKey: Any] = [:]
    if let characters = node["columnTerminators"] {
      let text = try characters.string()
      options[.columnTerminators] =
        text == "auto"
        ? NSTextTab.columnTerminators(for: Locale(identifier: "en_US")) : CharacterSet(charactersIn: text)
    }
    return NSTextTab(
      textAlignment: try node["alignment"]?.choice(Self.alignments) ?? .natural, location: try location.number(),
      options: options)
  }
}
