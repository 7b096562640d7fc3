import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

/// Edits of texts: after any edit, the parts that are kept and moved must equal a layout made from scratch.
@Suite struct RandomEditTests {
  /// The number of edits that a test makes in each of its texts.
  private static let editsPerText = 20

  private func random(_ seed: Int) throws -> RandomText {
    RandomText(seed: seed, fonts: [try TestFonts.mono(15), try TestFonts.varied(12), try TestFonts.varied(20)])
  }

  /// Changes a shaped text in a random way.
  private func edit(_ shaped: inout ShapedText, _ random: inout RandomText, _ typesetter: Typesetter) -> TextEdit {
    let range = random.range(in: shaped.text.count)
    switch random.number(1...9) {
    case 1, 2, 3:
      let string = String(decoding: random.units(atMost: 6), as: UTF16.self)
      return shaped.replaceCharacters(in: range, with: string, typesetter: typesetter)
    case 4, 5:
      let other = AttributedText(utf16: random.units(atMost: 9), attributes: random.attributes())
      return shaped.replaceCharacters(in: range, with: other, typesetter: typesetter)
    case 6:
      return shaped.replaceCharacters(in: range, with: "", typesetter: typesetter)
    case 7:
      return shaped.setAttributes(random.attributes(), range: range, typesetter: typesetter)
    case 8:
      let color = random.element([Color.black, .white])
      return shaped.updateAttributes(in: range, typesetter: typesetter) { $0.foregroundColor = color }
    default:
      let style = random.style()
      return shaped.updateAttributes(in: range, typesetter: typesetter) { $0.paragraphStyle = style }
    }
  }

  @Test(arguments: 0..<SeededRuns.count(12)) func anEditedLayoutEqualsAFreshOne(seed: Int) throws {
    var random = try random(seed)
    let typesetter = Typesetter(fonts: try TestFonts.collection())
    for _ in 0..<8 {
      var shaped = shape(random.text(), defaultFont: random.fonts[0], locale: "en_US", with: typesetter)
      let options = random.options()
      let containers = random.containers()
      var layout = layOut(shaped, in: containers, options: options, with: typesetter)
      for _ in 0..<Self.editsPerText {
        var change = edit(&shaped, &random, typesetter)
        if random.once(in: 4) { change = change.followed(by: edit(&shaped, &random, typesetter)) }
        let fresh = shape(shaped.text, defaultFont: shaped.defaultFont, locale: "en_US", with: typesetter)
        try #require(shaped == fresh, "\(shaped.text.utf16) in \(seed)")
        layout.update(to: shaped, after: change, with: typesetter)
        let freshLayout = layOut(fresh, in: containers, options: options, with: typesetter)
        try #require(layout == freshLayout, "\(shaped.text.utf16) in \(containers) of \(seed)")
      }
    }
  }

  /// A text as one set of attributes for each code unit: slow and simple.
  private struct Units: Equatable {
    var units: [UInt16]
    var attributes: [TextAttributes]

    init(_ text: AttributedText) {
      units = text.utf16
      attributes = text.runs.flatMap { Array(repeating: $0.attributes, count: $0.range.count) }
    }
  }

  /// Returns true if runs follow each other without gaps, none is empty, and neighbours differ in their attributes.
  private func isSound(_ text: AttributedText) -> Bool {
    if text.count == 0 { return text.runs.count == 1 && text.runs[0].range == 0..<0 }
    return text.runs.first?.range.lowerBound == 0 && text.runs.last?.range.upperBound == text.count
      && text.runs.allSatisfy { !$0.range.isEmpty }
      && zip(text.runs, text.runs.dropFirst()).allSatisfy {
        $0.range.upperBound == $1.range.lowerBound && $0.attributes != $1.attributes
      }
  }

  @Test(arguments: 0..<SeededRuns.count(10)) func anEditedTextHasItsAttributes(seed: Int) throws {
    var random = try random(seed)
    for _ in 0..<20 {
      var text = random.text()
      for _ in 0..<Self.editsPerText {
        var wanted = Units(text)
        let range = random.range(in: text.count)
        switch random.number(1...3) {
        case 1:
          let other = random.text(runs: 2, unitsPerRun: 4)
          wanted.units.replaceSubrange(range, with: other.utf16)
          wanted.attributes.replaceSubrange(range, with: Units(other).attributes)
          text.replace(range, with: other)
        case 2:
          let units = Array(String(decoding: random.units(atMost: 4), as: UTF16.self).utf16)
          let inherited = text.attributes(at: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound)
          wanted.units.replaceSubrange(range, with: units)
          wanted.attributes.replaceSubrange(range, with: units.map { _ in inherited })
          text.replace(range, with: String(decoding: units, as: UTF16.self))
        default:
          let color = random.element([Color.black, .white])
          for index in range { wanted.attributes[index].foregroundColor = color }
          text.addAttribute(\.foregroundColor, value: color, range: range)
        }
        #expect(Units(text) == wanted)
        #expect(isSound(text))
      }
    }
  }
}
