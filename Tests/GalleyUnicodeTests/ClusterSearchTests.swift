import GalleyUnicode
import TestSupport
import Testing

/// One cluster looked up by itself is the one of the text as a whole.
@Suite struct ClusterSearchTests {
  @Test(arguments: [
    ("ab", 0, 0..<1), ("ab", 1, 1..<2),
    ("e\u{301}x", 0, 0..<2), ("e\u{301}x", 1, 0..<2), ("e\u{301}x", 2, 2..<3),
    ("👨‍👩‍👧a", 4, 0..<8), ("👨‍👩‍👧a", 8, 8..<9),
    ("🇩🇪🇫🇷", 5, 4..<8), ("x🇩🇪🇫🇷", 3, 1..<5),
    ("a\r\nb", 1, 1..<3), ("a\r\nb", 2, 1..<3), ("a\n\rb", 1, 1..<2), ("\u{2029}\u{301}", 1, 1..<2),
  ])
  func cluster(text: String, offset: Int, cluster: Range<Int>) {
    Array(text.utf16).withUnsafeBufferPointer {
      #expect(UnicodeAnalyzer().graphemeCluster(at: offset, in: $0) == cluster)
    }
  }

  @Test func randomTextsAgree() {
    let pool = Array("ab \n\r\u{301}\u{200D}👩👍🏽🇩🇪\u{600}\u{1112}\u{1161}가\u{11A8}नी\u{2029}".unicodeScalars)
    var numbers = SeededNumbers(seed: 4)
    let analyzer = UnicodeAnalyzer()
    for _ in 0..<300 {
      var units: [UInt16] = []
      for _ in 0..<30 {
        let scalar = pool[Int.random(in: 0..<pool.count, using: &numbers)]
        units += Array(String(scalar).utf16)
        if Int.random(in: 0..<20, using: &numbers) == 0 { units.append(0xD83D) }
      }
      units.withUnsafeBufferPointer { text in
        for cluster in analyzer.graphemeClusters(of: text) {
          for offset in cluster { #expect(analyzer.graphemeCluster(at: offset, in: text) == cluster, "\(units)") }
        }
      }
    }
  }
}
