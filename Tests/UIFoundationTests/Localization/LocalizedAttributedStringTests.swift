import Foundation
import Testing

@testable import UIFoundation

@Suite struct LocalizedAttributedStringTests {
  /// The characters of each run, then its attributes: `b` or `i`, a link, and `#` with the number of a value.
  private func runs(_ text: AttributedString) -> [String] {
    text.runs.map { run in
      let intent = run.inlinePresentationIntent.map { $0 == .stronglyEmphasized ? "b" : "i" } ?? ""
      let link = run.link.map { "<\($0.absoluteString)>" } ?? ""
      let index = run.replacementIndex.map { "#\($0)" } ?? ""
      let marks = [intent, link, index].filter { !$0.isEmpty }.joined(separator: " ")
      return String(text[run.range].characters) + "|" + marks
    }
  }

  @Test func markdownOfTheTableIsReadAndThatOfValuesIsNot() throws {
    let files = ["en.lproj/Localizable.strings": #""**%@** has %lld" = "%2$lld for **%1$@**, _all_";"#]
    try withTables(files) { bundle in
      let text = AttributedString(localized: "**\("*Ada*")** has \(3)", bundle: bundle)
      #expect(runs(text) == ["3 for |", "*Ada*|b", ", |", "all|i"])
      let marked = AttributedString(
        localized: "**\("Ada")** has \(3)", options: .applyReplacementIndexAttribute, bundle: bundle)
      #expect(runs(marked) == ["3|#2", " for |", "Ada|b #1", ", |", "all|i"])
    }
  }

  @Test func attributedValuesKeepTheirAttributes() {
    var name = AttributedString("Ada")
    name.link = URL(string: "https://x.y")
    let text = AttributedString(localized: "**See \(name)**  now")
    #expect(runs(text) == ["See |b", "Ada|b <https://x.y>", "  now|"])
    #expect(String(localized: "See \(name)") == "See Ada")
    let inside = AttributedString(localized: "[See \(name)](https://a.b)")
    #expect(runs(inside) == ["See |<https://a.b>", "Ada|<https://x.y>"])
  }

  @Test func linksMayHaveValues() {
    let text = AttributedString(localized: "[\("Ada")](https://x.y/\(7)?q=\("a"))")
    #expect(runs(text) == ["Ada|<https://x.y/7?q=a>"])
  }

  @Test func wordsOfAnInflectionStay() {
    #expect(runs(AttributedString(localized: "Add ^[\(2) cookie](inflect: true).")) == ["Add 2 cookie.|"])
  }

  @Test func resourcesAndObjectsAreTheSame() throws {
    let german = Locale(identifier: "de_DE")
    try withTables(["de.lproj/T.strings": #""k" = "**%@** da";"#]) { bundle in
      let resource = LocalizedStringResource("k", defaultValue: "\("x")", table: "T", locale: german, bundle: bundle)
      #expect(runs(AttributedString(localized: resource)) == ["x|b", " da|"])
      #expect(NSAttributedString(localized: resource).string == "x da")
      #expect(NSAttributedString(localized: "k", defaultValue: "\("x")", table: "T", bundle: bundle).string == "x da")
    }
    #expect(NSAttributedString(localized: "**a** \(1)").string == "a 1")
  }
}
