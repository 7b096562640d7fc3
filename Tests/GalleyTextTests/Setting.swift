import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport

/// A text set in the project's own face, with queries named as in the reference.
struct Setting {
  let layout: TextLayout
  let typesetter: Typesetter

  /// Sets `string` in the face whose glyphs are all 0.6 em wide, 0.8 em above and 0.2 em below the baseline.
  init(
    _ string: String, size: Double = 15, width: Double = .infinity, padding: Double = 0, lines: Int = 0,
    options: LayoutOptions = LayoutOptions(), kern: Double? = nil, _ style: (inout ParagraphStyle) -> Void = { _ in }
  ) throws {
    let font = try TestFonts.mono(size)
    let attributes = TextAttributes {
      $0.font = font
      $0.kern = kern
      $0.paragraphStyle = ParagraphStyle(style)
    }
    try self.init(
      AttributedText(string, attributes: attributes), font: font, width: width, padding: padding, lines: lines,
      options: options)
  }

  init(
    _ text: AttributedText, font: Font, width: Double = .infinity, padding: Double = 0, lines: Int = 0,
    options: LayoutOptions = LayoutOptions()
  ) throws {
    let size = Size(width: width, height: .infinity)
    try self.init(
      text, font: font,
      in: [TextContainer(size: size, lineFragmentPadding: padding, maximumNumberOfLines: lines)], options: options)
  }

  init(
    _ string: String, size: Double, in containers: [TextContainer], options: LayoutOptions = LayoutOptions(),
    _ style: (inout ParagraphStyle) -> Void = { _ in }
  ) throws {
    let font = try TestFonts.mono(size)
    let text = AttributedText(string, attributes: TextAttributes { $0.paragraphStyle = ParagraphStyle(style) })
    try self.init(text, font: font, in: containers, options: options)
  }

  init(
    _ text: AttributedText, font: Font, in containers: [TextContainer], options: LayoutOptions = LayoutOptions()
  ) throws {
    typesetter = Typesetter(fonts: try TestFonts.collection())
    let shaped = shape(text, defaultFont: font, locale: "en_US", with: typesetter)
    layout = layOut(shaped, in: containers, options: options, with: typesetter)
  }

  /// The text that each line shows, from left to right, including an ellipsis or hyphen.
  var shown: [String] {
    layout.lines.map { line in
      line.runs.map { run in
        switch run.kind {
        case .token: "…"
        case .hyphen: "-"
        case .marker: ""
        case .tab: "\t"
        case .attachment: "\u{FFFC}"
        case .text: String(decoding: layout.shaped.text.utf16[run.range], as: UTF16.self)
        }
      }.joined()
    }
  }

  /// Returns the left edge and the right edge of the first occurrence of `part`, which must be in one line.
  func extent(of part: String) -> [Double] {
    let utf16 = Array(part.utf16)
    let all = layout.shaped.text.utf16
    for start in 0...(all.count - utf16.count) where Array(all[start..<start + utf16.count]) == utf16 {
      let boxes = layout.lines.flatMap { layout.clusters(of: $0, with: typesetter) }
        .filter { $0.range.lowerBound >= start && $0.range.lowerBound < start + utf16.count }
      guard let left = boxes.map(\.x).min(), let right = boxes.map({ $0.x + $0.width }).max() else { return [] }
      return [left, right]
    }
    return []
  }
}
