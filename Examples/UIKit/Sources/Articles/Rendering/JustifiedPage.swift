import UIKit

/// A page of justified text around a rectangle, laid out and drawn by TextKit.
final class JustifiedPage: UIView {
  private let storage = NSTextStorage()
  private let layoutManager = NSLayoutManager()
  private let container = NSTextContainer(size: .zero)
  /// The part of the page that text leaves free.
  var hole: CGRect? { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    connect()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    connect()
  }

  private func connect() {
    storage.addLayoutManager(layoutManager)
    layoutManager.addTextContainer(container)
    container.lineFragmentPadding = 0
    backgroundColor = .systemBackground
  }

  func show(title: String, body: String) {
    let heading = NSMutableParagraphStyle()
    heading.alignment = .center
    heading.paragraphSpacing = 8
    let justified = NSMutableParagraphStyle()
    justified.alignment = .justified
    justified.firstLineHeadIndent = 16
    justified.hyphenationFactor = 0.9
    let text = NSMutableAttributedString(
      string: title + "\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .paragraphStyle: heading])
    text.append(
      NSAttributedString(string: body, attributes: [.font: UIFont.systemFont(ofSize: 14), .paragraphStyle: justified]))
    text.addAttribute(.foregroundColor, value: UIColor.label, range: NSRange(location: 0, length: text.length))
    storage.setAttributedString(text)
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    container.size = bounds.insetBy(dx: 16, dy: 16).size
    container.exclusionPaths = hole.map { [UIBezierPath(rect: $0.offsetBy(dx: -16, dy: -16))] } ?? []
  }

  /// The height that the text takes, with the margins.
  var usedHeight: CGFloat {
    layoutManager.ensureLayout(for: container)
    return layoutManager.usedRect(for: container).height + 32
  }

  override func draw(_ rect: CGRect) {
    if let hole {
      UIColor.systemFill.setFill()
      UIBezierPath(rect: hole.insetBy(dx: 6, dy: 6)).fill()
    }
    let glyphs = layoutManager.glyphRange(for: container)
    layoutManager.drawBackground(forGlyphRange: glyphs, at: CGPoint(x: 16, y: 16))
    layoutManager.drawGlyphs(forGlyphRange: glyphs, at: CGPoint(x: 16, y: 16))
  }
}
