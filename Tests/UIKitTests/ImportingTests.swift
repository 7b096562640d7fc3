import Testing
import UIKit

@Suite struct ImportingTests {
  @Test func foundationComesAlong() { #expect(CGRect(x: 1, y: 2, width: 3, height: 4).maxX == 4) }
}
