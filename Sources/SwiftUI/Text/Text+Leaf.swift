import GalleyBase
import GalleyText
import GalleyViews

extension Text: View, LeafView {
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
  @MainActor func resolve(in environment: EnvironmentValues) -> TextContent { TextContent(self, environment) }
}

/// The measuring and drawing of a ``Text``.
@MainActor final class TextContent: LeafContent {
  private let string: NSAttributedString
  private let rules: LineRules
  private let paint: Paint
  private let traits: UITraitCollection
  private let isRedacted: Bool
  private let ruler: TextLabel
  private var scales: [CGFloat: TextLabel] = [:]

  init(_ text: Text, _ environment: EnvironmentValues) {
    let resolver = TextResolver(environment)
    string = resolver.resolve(text)
    rules = environment.lineRules
    paint = (text.paint(in: environment) ?? environment.foreground.paints[0]).resolved(with: resolver.traits)
    traits = resolver.traits
    isRedacted = environment.redactionReasons.contains(.placeholder)
    ruler = traits.asCurrent { TextLabel(frame: .zero) }
    show(string, in: ruler)
  }

  private func show(_ string: NSAttributedString, in label: TextLabel) {
    label.attributedText = string
    label.numberOfLines = rules.maximum ?? 0
    label.allowsDefaultTighteningForTruncation = rules.allowsTightening
    label.isRedacted = isRedacted
    label.isAtTop = rules.minimum > 0
  }

  // MARK: Measuring

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let offered = CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    guard string.length > 0 else { return CGSize(width: 0, height: height(ofLines: max(1, rules.minimum))) }
    guard let layout = ruler(for: offered).lines(in: offered) else { return .zero }
    var size = CGSize(width: layout.usedSize.width, height: layout.usedSize.height)
    if rules.minimum > layout.lines.count { size.height = max(size.height, height(ofLines: rules.minimum)) }
    let scale = max(1, traits.displayScale)
    return CGSize(
      width: min(up(size.width, scale), max(0, offered.width)), height: up(size.height, scale))
  }

  func firstBaseline(in size: CGSize) -> CGFloat? { baseline(in: size) { $0.first } }
  func lastBaseline(in size: CGSize) -> CGFloat? { baseline(in: size) { $0.last } }

  var spacing: ViewSpacing {
    var fonts: [UIFont] = []
    string.enumerateAttribute(.font, in: NSRange(location: 0, length: string.length)) { value, _, _ in
      if let font = value as? UIFont { fonts.append(font) }
    }
    func largest(_ metric: (UIFont) -> CGFloat) -> CGFloat { fonts.map(metric).max() ?? 0 }
    guard !fonts.isEmpty else { return ViewSpacing() }
    return ViewSpacing(
      TextSpacing(
        ascender: largest(\.ascender), descender: largest { -$0.descender }, leading: largest(\.leading),
        capHeight: largest(\.capHeight), scale: max(1, traits.displayScale)))
  }

  private func baseline(in size: CGSize, of choose: (LineFragments) -> LineFragment?) -> CGFloat? {
    guard let placement = ruler(for: size).placement(in: CGRect(origin: .zero, size: size)),
      let line = choose(placement.layout.lines)
    else { return nil }
    let scale = max(1, traits.displayScale)
    return ((placement.origin(of: line).y + line.baseline) * scale).rounded() / scale
  }

  /// Returns a length rounded up to whole pixels, after subtracting one step of the engine's
  /// lengths (1/65536 of a point).
  private func up(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    ((length - 1 / 65536) * scale).rounded(.up) / scale
  }

  private func height(ofLines count: Int) -> CGFloat {
    let attributes = string.length > 0 ? string.attributes(at: 0, effectiveRange: nil) : [:]
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    let spacing = (attributes[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing ?? 0
    return up(CGFloat(count) * font.lineHeight + CGFloat(count - 1) * spacing, max(1, traits.displayScale))
  }

  // MARK: Smaller text

  /// Returns a label whose text has the largest scale at which it fits into `size`. If no scale
  /// fits, the text has the minimum scale.
  private func ruler(for size: CGSize) -> TextLabel {
    guard rules.minimumScale < 1, rules.minimumScale > 0, !fits(ruler, size) else { return ruler }
    var (low, high) = (rules.minimumScale, 1.0)
    if !fits(label(scale: low), size) { return label(scale: low) }
    for _ in 0..<7 {
      let middle = (low + high) / 2
      if fits(label(scale: middle), size) { low = middle } else { high = middle }
    }
    return label(scale: low)
  }

  private func fits(_ label: TextLabel, _ size: CGSize) -> Bool {
    label.lines(in: size).map { !$0.isTruncated } ?? true
  }

  private func label(scale: CGFloat) -> TextLabel {
    if let known = scales[scale] { return known }
    let label = traits.asCurrent { TextLabel(frame: .zero) }
    show(string.scalingFonts(by: scale), in: label)
    scales[scale] = label
    return label
  }

  // MARK: Drawing

  func makeView() -> TextLabel { traits.asCurrent { TextLabel(frame: .zero) } }

  func update(_ view: TextLabel) {
    let shown = ruler(for: view.bounds.size)
    show(shown.attributedText ?? string, in: view)
    view.paint = paint
  }
}

extension Text {
  /// Returns the paint of the whole text, or nil if the text does not set it.
  fileprivate func paint(in environment: EnvironmentValues) -> Paint? {
    for change in changes {
      if case .style(let style) = change { return style.paint(in: environment) }
      if case .color(let color) = change { return color.map { .color($0.source.color(in: environment)) } }
    }
    return nil
  }
}

extension NSAttributedString {
  fileprivate func scalingFonts(by factor: CGFloat) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      result.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
    }
    return result
  }
}
