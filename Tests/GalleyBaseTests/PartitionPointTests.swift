import GalleyBase
import Testing

@Suite struct PartitionPointTests {
  @Test(arguments: 0...20) func firstElementThatSatisfiesTheCondition(count: Int) {
    for first in 0...count {
      var asked = 0
      let found = (0..<count).partitionPoint {
        asked += 1
        return $0 >= first
      }
      #expect(found == first && asked <= 5)
    }
  }

  @Test func slicesKeepTheirIndices() {
    let slice = [1, 3, 5, 7, 9][1..<4]
    #expect(slice.partitionPoint { $0 > 4 } == 2)
    #expect(slice.partitionPoint { $0 > 8 } == 4)
    #expect([Int]().partitionPoint { _ in true } == 0)
  }
}
