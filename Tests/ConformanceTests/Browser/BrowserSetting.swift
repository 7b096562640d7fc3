import Galley

/// A recorded case, set by Galley.
struct BrowserSetting {
  let layout: TextLayout
  let typesetter: Typesetter

  init(_ recorded: BrowserCase, faces: [String: BrowserCaseFile.Face]) throws {
    let input = recorded.input
    let names = faces.keys.sorted()
    let manifest = FontManifest(
      folder: "/usr/share/fonts",
      faces: names.compactMap { name in
        faces[name].map {
          // The case's own name for the face.
          var entry = FontManifest.Entry(
            family: name, postScriptName: name, package: $0.package, file: $0.file, index: $0.index ?? 0,
            sha256: $0.sha256)
          entry.isRenamed = true
          entry.isColor = $0.package == "fonts-noto-color-emoji"
          return entry
        }
      }, system: names.first ?? "")
    let fonts = try FontCollection(manifest: manifest, fallback: Array(input.fonts.dropFirst()))
    let font = try fonts.font(FontDescriptor(family: input.fonts.first), size: input.size)
    typesetter = Typesetter(fonts: fonts)
    let shaped = shape(try input.text(font: font, in: fonts), defaultFont: font, locale: input.locale, with: typesetter)
    var options = LayoutOptions()
    options.lineHeights = .allFaces(usesFontLeading: false)
    var container = TextContainer(size: Size(width: input.width, height: .infinity))
    container.exclusionPaths = (input.exclusions ?? []).map {
      Path(roundedRect: Rect(x: $0.x, y: $0.y, width: $0.w, height: $0.h), cornerRadius: 0)
    }
    if let truncate = input.truncate {
      container.maximumNumberOfLines = truncate.lines
      options.lineBreakMode = truncate.breakMode
    }
    layout = layOut(shaped, in: container, options: options, with: typesetter)
  }
}

extension BrowserCase.Truncate {
  var breakMode: LineBreakMode {
    switch mode {
    case "head": .byTruncatingHead
    case "middle": .byTruncatingMiddle
    default: .byTruncatingTail
    }
  }
}

extension BrowserCase.Input {
  /// CSS line breaking options are extensions of the locale.
  var locale: String {
    var extensions: [String] = []
    if let rule = style?.lineBreak, ["strict", "normal", "loose"].contains(rule) { extensions.append("lb-\(rule)") }
    if style?.wordBreak == "keep-all" { extensions.append("lw-keepall") }
    return extensions.isEmpty ? lang : "\(lang)-u-\(extensions.joined(separator: "-"))"
  }

  func text(font: Font, in fonts: FontCollection) throws -> AttributedText {
    var result = AttributedText("")
    let units = Array(text.utf16)
    var start = 0
    func attributes(_ run: BrowserCase.Run?) throws -> TextAttributes {
      var attributes = TextAttributes()
      attributes.paragraphStyle = paragraphStyle
      attributes.kern = run?.letterSpacing ?? style?.letterSpacing
      attributes.baselineOffset = run?.baselineOffset
      attributes.attachment = run?.attachment.map {
        TextAttachment(bounds: Rect(x: 0, y: 0, width: $0.w, height: $0.h))
      }
      attributes.font =
        try run?.font.map { try fonts.font(FontDescriptor(family: $0), size: run?.size ?? size) }
        ?? font.withSize(run?.size ?? size)
      return attributes
    }
    for run in runs ?? [] {
      result.append(AttributedText(utf16: Array(units[start..<run.start]), attributes: try attributes(nil)))
      result.append(AttributedText(utf16: Array(units[run.start..<run.end]), attributes: try attributes(run)))
      start = run.end
    }
    result.append(AttributedText(utf16: Array(units[start...]), attributes: try attributes(nil)))
    return result
  }

  private var paragraphStyle: ParagraphStyle {
    ParagraphStyle { paragraph in
      let style = self.style
      paragraph.baseWritingDirection =
        style?.unicodeBidi == "plaintext" ? .natural : style?.direction == "rtl" ? .rightToLeft : .leftToRight
      paragraph.alignment = style?.textAlign.flatMap { TextAlignment(css: $0) } ?? .natural
      paragraph.lineBreakMode = style?.lineBreak == "anywhere" ? .byCharWrapping : .byWordWrapping
      paragraph.headIndent = style?.paddingLeft ?? 0
      paragraph.firstLineHeadIndent = (style?.paddingLeft ?? 0) + (style?.textIndent ?? 0)
      paragraph.tailIndent = -(style?.paddingRight ?? 0)
      paragraph.minimumLineHeight = style?.lineHeight ?? 0
      paragraph.maximumLineHeight = style?.lineHeight ?? 0
      paragraph.tabStops = []
      paragraph.defaultTabInterval = style?.tabSize ?? 0
      paragraph.paragraphSpacingBefore = self.paragraph?.marginTop ?? 0
      paragraph.paragraphSpacing = self.paragraph?.marginBottom ?? 0
    }
  }
}

extension TextAlignment {
  fileprivate init?(css: String) {
    switch css {
    case "left", "right", "center": self.init(rawValue: css)
    case "justify": self = .justified
    default: self = .natural
    }
  }
}
