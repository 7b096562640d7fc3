import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// One table of prices for several languages.
@Suite struct PriceTableTests {
  private func table(_ locale: String, _ direction: String) throws -> Label {
    let numbers = ["1234.5", "7.25", "99"].map { number in
      "{ text: \"\\t\" }, { text: { number: \(number), minimumFractionDigits: 2 } }, { text: \"\\n\" }"
    }
    return try page(
      """
      galley: 1
      size: [200, 100]
      locale: \(locale)
      direction: \(direction)
      views:
      - label:
          frame: [0, 0, 200, 100]
          numberOfLines: 0
          style:
            font: { family: Galley Test Mono, size: 10 }
            baseWritingDirection: \(direction)
            tabStops: [ { alignment: trailing, location: 100, columnTerminators: auto } ]
          runs: [ \(numbers.joined(separator: ", ")) ]
      """
    ).firstLabel
  }

  @Test(arguments: [
    ("en_US", "leftToRight", "1,234.50", "."), ("de_DE", "leftToRight", "1.234,50", ","),
    ("ar-EG-u-nu-latn", "rightToLeft", "1,234.50", "."),
  ])
  func pricesAlignAtTheirSeparators(locale: String, direction: String, first: String, separator: Character) throws {
    let label = try table(locale, direction)
    let text = try #require(label.text)
    #expect(text.split(separator: "\n").first == "\t\(first)", "\(text)")
    let placement = try #require(label.placement)
    let units = Array(text.utf16)
    let places = placement.layout.lines.prefix(3).map { line in
      placement.layout.clusters(of: line, with: label.context.typesetter)
        .last { units[$0.range.lowerBound] == separator.utf16.first }?.x
    }
    #expect(places.count == 3 && Set(places).count == 1 && places[0] != nil, "\(places)")
  }

  @Test func digitsAreTheLocales() throws {
    let page = try page(views: "label: { text: { number: 1234.5, maximumFractionDigits: 1 } }", before: "locale: ar_EG")
    #expect(page.firstLabel.text == "١٬٢٣٤٫٥")
    for (keys, words) in [
      ("number: 1, minimumFractionDigits: 4, maximumFractionDigits: 2", "larger than"),
      ("number: many", "expected a number"),
    ] {
      let message = try buildingFailure("galley: 1\nviews:\n- label: { text: { \(keys) } }\n")
      #expect(message.contains(words), "\(message)")
    }
  }
}
