import CoreGraphics
import Foundation

/// A reader for HTML as labels use it: emphasis, links, colours, fonts, headings, paragraphs and
/// lists. It leaves out tables, pictures and scripts, and in CSS all selectors but element names.
struct HTMLReader {
  private let tokens: [HTMLToken]
  private let result = NSMutableAttributedString(string: "")
  private var styles: [(element: String, style: HTMLStyle)] = [("", HTMLStyle())]
  /// CSS declarations, keyed by element names.
  private var rules: [String: String] = [:]
  /// The number of open elements whose text is hidden.
  private var hiddenDepth = 0
  /// True if the next space is dropped, because it follows another space or begins a line.
  private var swallowsSpace = true
  /// True if a block has ended and no text has followed.
  private var isAfterBlock = false
  /// The numbers of the next items in the open lists, innermost last.
  private var numbers: [Int] = []

  init(_ source: String) { tokens = HTMLToken.tokens(of: source) }

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "body", "html", "section",
    "article", "header", "footer", "tr", "table", "center",
  ]
  private static let empty: Set<String> = ["br", "img", "hr", "meta", "link", "input"]
  /// Elements whose text is hidden. `head` is not among them, since its end tag may be left out.
  private static let hidden: Set<String> = ["style", "script", "title"]
  /// Sizes of headings and the spaces below them in em, for `h1` to `h6`.
  private static let headings: [(size: CGFloat, spacing: CGFloat)] = [
    (2, 0.67), (1.5, 0.83), (1.17, 1), (1, 1.33), (0.83, 1.67), (0.67, 2.33),
  ]

  /// Returns the text of the document.
  func read() -> NSAttributedString {
    var reader = self
    for (index, token) in tokens.enumerated() {
      switch token {
      case .start(let name, let attributes): reader.begin(name, attributes)
      case .end(let name): reader.end(name)
      case .text(let text):
        if index > 0, case .start("style", _) = tokens[index - 1] { reader.readRules(text) } else { reader.add(text) }
      }
    }
    return reader.result
  }

  private var style: HTMLStyle { styles[styles.count - 1].style }

  // MARK: Elements

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    if name == "br" { return breakLine() }
    if HTMLReader.empty.contains(name) { return }
    if HTMLReader.hidden.contains(name) {
      hiddenDepth += 1
      return
    }
    if name == "li" || name == "p" { close(name) }
    if HTMLReader.blocks.contains(name) { endParagraph() }
    var style = style
    style.apply(element: name, attributes, heading: HTMLReader.headings)
    if let rule = rules["*"] { style.apply(css: rule) }
    if let rule = rules[name] { style.apply(css: rule) }
    if let own = attributes["style"] { style.apply(css: own) }
    if name == "ul" || name == "ol" {
      let first = attributes["start"].flatMap { Int($0) } ?? 1
      let format: NSTextList.MarkerFormat = name == "ol" ? .decimal : style.lists.isEmpty ? .disc : .circle
      style.lists.append(NSTextList(markerFormat: format, options: [], startingItemNumber: first))
      style.spacing = 0
      numbers.append(first)
    }
    styles.append((name, style))
    if name == "li" { beginItem() }
  }

  private mutating func end(_ name: String) {
    if HTMLReader.hidden.contains(name) {
      hiddenDepth = max(0, hiddenDepth - 1)
      return
    }
    if name == "p", !styles.contains(where: { $0.element == "p" }) { return }
    if HTMLReader.blocks.contains(name) { endParagraph() }
    close(name)
  }

  /// Closes the innermost element with the given name, and all elements inside it. A list item that
  /// contains an open list is not closed.
  private mutating func close(_ name: String) {
    guard let index = styles.lastIndex(where: { $0.element == name }), index > 0 else { return }
    if name == "li", styles[index...].contains(where: { $0.element == "ul" || $0.element == "ol" }) { return }
    for (element, _) in styles[index...] where element == "ul" || element == "ol" { _ = numbers.popLast() }
    styles.removeSubrange(index...)
  }

  private mutating func beginItem() {
    guard let list = style.lists.last, let number = numbers.last else { return }
    numbers[numbers.count - 1] = number + 1
    let dot = list.isOrdered ? "." : ""
    append("\t\(list.marker(forItemNumber: number))\(dot)\t")
    swallowsSpace = true
  }

  // MARK: Text

  private mutating func add(_ text: String) {
    guard hiddenDepth == 0 else { return }
    if style.keepsSpaces { return append(text) }
    var kept = ""
    for letter in text.unicodeScalars {
      if letter == " " || letter == "\n" || letter == "\t" || letter == "\r" {
        if !swallowsSpace { kept.append(" ") }
        swallowsSpace = true
      } else {
        kept.unicodeScalars.append(letter)
        swallowsSpace = false
      }
    }
    if !kept.isEmpty { append(kept) }
  }

  private mutating func append(_ text: String) {
    result.append(NSAttributedString(string: text, attributes: style.attributes))
    swallowsSpace = text.last == " "
    isAfterBlock = false
  }

  private mutating func breakLine() {
    dropLastSpace()
    append("\u{2028}")
    swallowsSpace = true
  }

  /// Ends the current paragraph if it has text.
  private mutating func endParagraph() {
    dropLastSpace()
    guard result.length > 0, !isAfterBlock else { return }
    if result.string.hasSuffix("\n") { return }
    append("\n")
    (swallowsSpace, isAfterBlock) = (true, true)
  }

  private func dropLastSpace() {
    if result.string.hasSuffix(" ") { result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1)) }
  }

  // MARK: Rules

  /// Reads CSS rules for element names, such as `body, p { … }`.
  private mutating func readRules(_ text: String) {
    for rule in text.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for name in parts[0].split(separator: ",") {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        rules[name] = (rules[name].map { $0 + ";" } ?? "") + parts[1]
      }
      if parts[0].contains("body") || parts[0].contains("html") { styles[0].style.apply(css: String(parts[1])) }
    }
  }
}

extension HTMLStyle {
  /// Applies the style of an element and of its presentational attributes, such as `color` and
  /// `align`.
  fileprivate mutating func apply(
    element name: String, _ attributes: [String: String], heading: [(size: CGFloat, spacing: CGFloat)]
  ) {
    switch name {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "var", "dfn": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "code", "tt", "kbd", "samp": isMonospaced = true
    case "pre": (isMonospaced, keepsSpaces) = (true, true)
    case "sup": superscript = 1
    case "sub": superscript = -1
    case "small": size = size * 5 / 6
    case "big": size = size * 6 / 5
    case "mark": backgroundColor = .yellow
    case "center": alignment = .center
    case "p", "blockquote": spacing = size
    case "a":
      link = attributes["href"].flatMap { URL(string: $0) }
      if link != nil { color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1) }
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let row = heading[(Int(name.dropFirst()) ?? 1) - 1]
      isBold = true
      size *= row.size
      spacing = size * row.spacing
    case "font":
      if let value = attributes["color"] { color = UIColor(css: value.lowercased()) ?? color }
      if let value = attributes["face"] { families = [value] }
      let sizes: [CGFloat] = [7.5, 10, 12, 13.5, 18, 24, 36]
      if let value = attributes["size"].flatMap({ Int($0) }), (1...7).contains(value) { size = sizes[value - 1] }
    default: break
    }
    if let value = attributes["align"] { apply(css: "text-align:\(value)") }
  }
}
