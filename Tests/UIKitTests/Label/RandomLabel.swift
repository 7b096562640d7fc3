import Foundation
import TestSupport
import UIKit

/// A label whose properties are drawn by lot, in both spellings.
@MainActor struct RandomLabel {
  let yaml: String
  let make: () -> UILabel

  private static let words = [
    "proof", "galley", "Type", "AVATAR", "fi", "office", "8,25", "naïve", "Überholen", "שלום", "العربية", "日本語", "👩‍👩‍👧",
    "—",
    "wide\u{00A0}space", "tab\tbed", "line\nbreak", "x", "hyphenation", "(12)",
  ]
  private static let colors: [(String, UIColor)] = [
    ("systemRed", .systemRed), ("label", .label), ("secondaryLabel", .secondaryLabel), ("systemBlue", .systemBlue),
    ("\"#22446688\"", UIColor(red: 0x22 / 255, green: 0x44 / 255, blue: 0x66 / 255, alpha: 0x88 / 255)),
  ]
  private static let families = ["Inter", "Noto Serif"]
  private static let alignments: [(String, NSTextAlignment)] = [
    ("left", .left), ("center", .center), ("right", .right), ("justified", .justified), ("natural", .natural),
  ]
  private static let modes: [(String, NSLineBreakMode)] = [
    ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping), ("byClipping", .byClipping),
    ("byTruncatingHead", .byTruncatingHead), ("byTruncatingTail", .byTruncatingTail),
    ("byTruncatingMiddle", .byTruncatingMiddle),
  ]

  init(seed: Int) {
    var lot = SeededNumbers(seed: seed)
    var keys: [String] = []
    var changes: [(UILabel) -> Void] = []
    func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &lot) == 0 }

    let size = CGSize(width: Int.random(in: 20...240, using: &lot), height: Int.random(in: 10...120, using: &lot))
    let font = Self.font(&lot)
    keys.append("font: \(font.yaml)")
    changes.append { $0.font = font.font }
    if chance(2) {
      let color = Self.colors.randomElement(using: &lot)!
      keys.append("textColor: \(color.0)")
      changes.append { $0.textColor = color.1 }
    }
    if chance(2) {
      let text = Self.text(&lot)
      keys.append("text: \(quoted(text))")
      changes.append { $0.text = text }
    } else {
      let runs = (0..<Int.random(in: 1...4, using: &lot)).map { _ in Self.run(&lot) }
      keys.append("runs: [\(runs.map(\.yaml).joined(separator: ", "))]")
      changes.append { label in
        let text = NSMutableAttributedString()
        for run in runs { text.append(run.text) }
        label.attributedText = text
      }
    }
    let looks = Self.looks(&lot)
    keys += looks.keys
    changes.append(looks.change)
    yaml = """
      galley: 1
      size: [\(Int(size.width)), \(Int(size.height))]
      views:
        - label:
            frame: [0, 0, \(Int(size.width)), \(Int(size.height))]
      \(keys.map { "      \($0)" }.joined(separator: "\n"))
      """
    make = {
      let label = UILabel(frame: CGRect(origin: .zero, size: size))
      for change in changes { change(label) }
      return label
    }
  }

  /// Properties of layout and looks.
  private static func looks(_ lot: inout SeededNumbers) -> (keys: [String], change: (UILabel) -> Void) {
    var keys: [String] = []
    var changes: [(UILabel) -> Void] = []
    func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &lot) == 0 }
    if chance(2) {
      let lines = Int.random(in: 0...4, using: &lot)
      keys.append("numberOfLines: \(lines)")
      changes.append { $0.numberOfLines = lines }
    }
    if chance(3) {
      let alignment = alignments.randomElement(using: &lot)!
      keys.append("textAlignment: \(alignment.0)")
      changes.append { $0.textAlignment = alignment.1 }
    }
    if chance(3) {
      let mode = modes.randomElement(using: &lot)!
      keys.append("lineBreakMode: \(mode.0)")
      changes.append { $0.lineBreakMode = mode.1 }
    }
    if chance(5) {
      keys += ["shadowColor: systemGray", "shadowOffset: [1, 2]"]
      changes.append {
        $0.shadowColor = .systemGray
        $0.shadowOffset = CGSize(width: 1, height: 2)
      }
    }
    if chance(5) {
      keys += ["adjustsFontSizeToFitWidth: true", "minimumScaleFactor: 0.5"]
      changes.append {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.5
      }
    }
    if chance(6) {
      keys.append("isEnabled: false")
      changes.append { $0.isEnabled = false }
    }
    if chance(6) {
      keys.append("allowsDefaultTighteningForTruncation: true")
      changes.append { $0.allowsDefaultTighteningForTruncation = true }
    }
    if chance(4) {
      keys += ["backgroundColor: systemYellow", "cornerRadius: 6", "clipsToBounds: true"]
      changes.append {
        $0.backgroundColor = .systemYellow
        $0.layer.cornerRadius = 6
        $0.clipsToBounds = true
      }
    }
    return (keys, { label in for change in changes { change(label) } })
  }

  private static func text(_ lot: inout SeededNumbers) -> String {
    (0..<Int.random(in: 1...9, using: &lot)).map { _ in words.randomElement(using: &lot)! }.joined(separator: " ")
  }

  private static func font(_ lot: inout SeededNumbers) -> (yaml: String, font: UIFont) {
    let size = CGFloat(Int.random(in: 18...72, using: &lot)) / 2
    let isBold = Int.random(in: 0..<3, using: &lot) == 0
    let family = families.randomElement(using: &lot)!
    var attributes: [UIFontDescriptor.AttributeName: Any] = [.family: family]
    if isBold { attributes[.traits] = [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold.rawValue] }
    return (
      "{ family: \(family), size: \(size)\(isBold ? ", weight: bold" : "") }",
      UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: size)
    )
  }

  private static func run(_ lot: inout SeededNumbers) -> (yaml: String, text: NSAttributedString) {
    let text = text(&lot)
    var keys = ["text: \(quoted(text))"]
    var attributes: [NSAttributedString.Key: Any] = [:]
    func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &lot) == 0 }
    if chance(2) {
      let font = font(&lot)
      keys.append("font: \(font.yaml)")
      attributes[.font] = font.font
    }
    if chance(3) {
      let color = colors.randomElement(using: &lot)!
      keys.append("foregroundColor: \(color.0)")
      attributes[.foregroundColor] = color.1
    }
    if chance(5) {
      keys.append("backgroundColor: systemYellow")
      attributes[.backgroundColor] = UIColor.systemYellow
    }
    if chance(4) {
      keys.append("kern: 1.5")
      attributes[.kern] = 1.5
    }
    if chance(4) {
      keys.append("underlineStyle: [single]")
      attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    }
    if chance(6) {
      keys.append("strikethroughStyle: [thick, patternDash]")
      attributes[.strikethroughStyle] = NSUnderlineStyle([.thick, .patternDash]).rawValue
    }
    if chance(6) {
      keys.append("baselineOffset: 3")
      attributes[.baselineOffset] = 3
    }
    if chance(6) {
      keys.append("obliqueness: 0.2")
      attributes[.obliqueness] = 0.2
    }
    if chance(6) {
      keys += ["strokeWidth: -4", "strokeColor: systemGreen"]
      attributes[.strokeWidth] = -4
      attributes[.strokeColor] = UIColor.systemGreen
    }
    if chance(3) {
      let style = NSMutableParagraphStyle()
      style.alignment = .right
      style.lineSpacing = 2
      style.headIndent = 8
      style.lineBreakMode = .byTruncatingMiddle
      keys += ["alignment: right", "lineSpacing: 2", "headIndent: 8", "lineBreakMode: byTruncatingMiddle"]
      attributes[.paragraphStyle] = style
    }
    return ("{ \(keys.joined(separator: ", ")) }", NSAttributedString(string: text, attributes: attributes))
  }
}

/// The text as a YAML string in double quotes.
private func quoted(_ text: String) -> String {
  let escaped = text.replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\t", with: "\\t")
  return "\"\(escaped)\""
}
