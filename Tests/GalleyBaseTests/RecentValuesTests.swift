import Testing

@testable import GalleyBase

@Suite struct RecentValuesTests {
  @Test func valuesAreKeptByTheirKeys() {
    var values = RecentValues<String, Int>(capacity: 10)
    #expect(values.value(for: "a") == nil)
    values.insert(1, for: "a", cost: 1)
    values.insert(2, for: "b", cost: 1)
    #expect(["a", "b", "c"].map { values.value(for: $0) } == [1, 2, nil])
  }

  /// Of a capacity of 8, the last four are always known.
  @Test func thoseAskedForLongAgoAreForgotten() {
    var values = RecentValues<Int, Int>(capacity: 8)
    for number in 0..<100 {
      values.insert(number, for: number, cost: 1)
      for known in max(0, number - 3)...number { #expect(values.value(for: known) == known) }
    }
    #expect((0..<90).allSatisfy { values.value(for: $0) == nil })
  }

  @Test func oneThatIsAskedForStays() {
    var values = RecentValues<Int, Int>(capacity: 8)
    values.insert(-1, for: -1, cost: 1)
    for number in 0..<100 {
      values.insert(number, for: number, cost: 1)
      #expect(values.value(for: -1) == -1)
    }
  }

  @Test func costIsBounded() {
    var values = RecentValues<Int, Int>(capacity: 8)
    values.insert(0, for: 0, cost: 5)
    #expect(values.value(for: 0) == nil)
    for number in 1...20 { values.insert(number, for: number, cost: 4) }
    #expect((0...20).count { values.value(for: $0) != nil } == 2)
  }
}
