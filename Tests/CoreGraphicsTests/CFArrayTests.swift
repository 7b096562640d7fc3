import CoreGraphics
import Testing

@Suite struct CFArrayTests {
  private final class Item {}

  @Test func objectsHaveAddresses() {
    let items = [Item(), Item()]
    let list = items as CFArray
    #expect(CFArrayGetCount(list) == 2)
    #expect(unsafeBitCast(CFArrayGetValueAtIndex(list, 1), to: Item.self) === items[1])
  }
}
