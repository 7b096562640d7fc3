import Testing
import UIKit

@Suite struct RegularExpressionTests {
  typealias Block = (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void

  private func enumerate(_ pattern: String, in text: String, block: Block) throws {
    let all = NSRange(location: 0, length: text.utf16.count)
    try NSRegularExpression(pattern: pattern).enumerateMatches(in: text, range: all, using: block)
  }

  @Test func aClosureThatStaysIsCalled() throws {
    var found: [Int] = []
    try enumerate("a", in: "banana") { match, _, stop in
      found.append(match?.range.location ?? -1)
      stop.pointee = ObjCBool(found.count == 2)
    }
    #expect(found == [1, 3])
  }
}
