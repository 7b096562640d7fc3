import GalleyText
import GalleyViews
import TestSupport
import Testing
import UIKit

@Suite struct DataDetectorTests {
  private static let link = NSTextCheckingTypes(1 << 6)
  private static let phone = NSTextCheckingTypes(1 << 11)

  private func found(_ text: String, _ types: NSTextCheckingTypes) throws -> [String] {
    let range = NSRange(location: 0, length: text.utf16.count)
    return try NSDataDetector(types: types).matches(in: text, range: range).map {
      (text as NSString).substring(with: $0.range)
    }
  }

  @Test(arguments: [
    ("see https://example.org/a?b=c.", ["https://example.org/a?b=c"]),
    ("(www.example.org/a_(b)), or", ["www.example.org/a_(b)"]),
    ("mail me@example.co.uk!", ["me@example.co.uk"]),
    ("first 1https://example.org", ["https://example.org"]),
    ("file.swift and 3.14 are none", []),
    ("öffne example.de und www.x.com", ["example.de", "www.x.com"]),
  ])
  func links(text: String, links: [String]) throws { try expectEqual(found(text, Self.link), links) }

  @Test(arguments: [
    ("call +1 (555) 123-4567 now", ["+1 (555) 123-4567"]), ("room 12, 2020-01-31", []),
    ("089 1234567", ["089 1234567"]),
  ])
  func phoneNumbers(text: String, numbers: [String]) throws { try expectEqual(found(text, Self.phone), numbers) }

  @Test func aLinkHasItsAddress() throws {
    let text = "a@b.com"
    let match = try NSDataDetector(types: Self.link).firstMatch(in: text, range: NSRange(location: 0, length: 7))
    #expect(match?.url == URL(string: "mailto:a@b.com"))
    #expect(match?.resultType.rawValue == Self.link)
  }

  @available(*, deprecated)
  @Test func kindsHaveFoundationsBits() throws {
    let kinds: [(NSTextCheckingResult.CheckingType, String)] = [
      (.link, "x.org"), (.phoneNumber, "089 1234567"), (.date, "2020-01-31"), (.address, "1 Main Street"),
    ]
    for (kind, text) in kinds {
      let range = NSRange(location: 0, length: text.utf16.count)
      try expectEqual(NSDataDetector(types: kind.rawValue).firstMatch(in: text, range: range)?.resultType, kind)
    }
  }

  @Test func unknownKindsAreRefused() { #expect(throws: CocoaError.self) { try NSDataDetector(types: 1 << 10) } }

  @available(*, deprecated, message: "Foundation's names are deprecated on Linux")
  @Test func theBitsAreThoseOfFoundationsNames() {
    let text = "www.example.org, 089 1234567, 2020-01-31"
    let names: [NSTextCheckingResult.CheckingType] = [.link, .phoneNumber, .date]
    for (name, found) in zip(names, ["www.example.org", "089 1234567", "2020-01-31"]) {
      #expect((try? self.found(text, name.rawValue)) == [found])
    }
  }
}

/// Data that a text view shows as links.
@MainActor @Suite struct DetectedLinkTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))

  private func links() -> [String] {
    let text = view.engineView.editing.text
    return text.runs.compactMap { run in
      run.attributes.link.map { link in
        (text.string as NSString).substring(with: NSRange(run.range)) + " → " + link
      }
    }
  }

  init() {
    view.text = "See www.example.org or call 089 1234567."
    view.dataDetectorTypes = [.link, .phoneNumber]
    view.isEditable = false
  }

  @Test func theyAreFoundInATextThatIsNotEdited() {
    #expect(links() == ["www.example.org → http://www.example.org", "089 1234567 → tel:0891234567"])
    #expect(view.attributedText.attribute(.link, at: 5, effectiveRange: nil) == nil)
    view.dataDetectorTypes = .phoneNumber
    #expect(links() == ["089 1234567 → tel:0891234567"])
    view.isEditable = true
    #expect(links() == [])
  }

  @Test func theyFollowTheText() {
    view.text = "now example.org"
    #expect(links() == ["example.org → http://example.org"])
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "later a@b.com and")
    #expect(links() == ["a@b.com → mailto:a@b.com", "example.org → http://example.org"])
  }

  @Test func linksOfTheTextStay() {
    let own = NSMutableAttributedString(string: "example.org")
    own.addAttribute(.link, value: URL(string: "https://other.example")!, range: NSRange(location: 0, length: 7))
    view.attributedText = own
    #expect(links() == ["example → https://other.example"])
  }
}
