import Testing
import UIKit

@Suite struct RegularExpressionTests {
  private func collect(_ pattern: String, in text: String, block: (NSRange) -> Bool) throws {
    let all = NSRange(location: 0, length: text.utf16.count)
    try NSRegularExpression(pattern: pattern).enumerateMatches(in: text, range: all) { match, _, stop in
      if let match, block(match.range) { stop.pointee = true }
    }
  }

  @Test func aClosureThatStaysIsCalled() throws {
    var found: [Int] = []
    try collect("a", in: "banana") { range in
      found.append(range.location)
      return found.count == 2
    }
    #expect(found == [1, 3])
  }
}
