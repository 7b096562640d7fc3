import Testing
import UIKit

/// Strings as sources have them that import UIKit alone, as those do that `galley swift` rewrites.
@Suite struct StringMethodTests {
  @Test func partsMayBeginAndEndInsideOfAPair() {
    let string = "a😀b" as NSString
    #expect(string.substring(from: 2) == "\u{FFFD}b")
    #expect(string.substring(to: 2) == "a\u{FFFD}")
    #expect(string.substring(from: 1) == "😀b")
    #expect(string.replacingCharacters(in: NSRange(location: 1, length: 1), with: "x") == "ax\u{FFFD}b")
  }

  @Test func whatIsReplacedMayBeginAndEndInsideOfACluster() {
    #expect(("🇩🇪" as NSString).replacingCharacters(in: NSRange(location: 2, length: 2), with: "x") == "🇩x")
    #expect(("e\u{301}" as NSString).replacingCharacters(in: NSRange(location: 1, length: 1), with: "") == "e")
    #expect(("क्षि" as NSString).replacingCharacters(in: NSRange(location: 2, length: 0), with: "a") == "क्aषि")
  }

  /// Core Foundation's texts, and the room of run delegates, which may stand inside of a cluster.
  @Test func coreTextEditsAtAnyPlace() throws {
    let text = try #require(CFAttributedStringCreateMutable(nil, 0))
    CFAttributedStringReplaceString(text, CFRange(location: 0, length: 0), "🇩🇪" as NSString)
    CFAttributedStringReplaceString(text, CFRange(location: 2, length: 2), "x" as NSString)
    #expect(text.string == "🇩x")
  }
}
