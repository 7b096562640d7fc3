import Testing
import UIKit

private final class Shelf: NSObject, KeyPathObserver {
  private let books = NSMutableArray(array: ["a"])
  let title = "x"
  var changes: [String] = []

  override init() {
    super.init()
    addObserver(self, forKeyPath: "books", options: [.new, .old], context: nil)
  }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let kind = (change?[.kindKey] as? NSNumber)?.uintValue ?? 0
    let indexes = (change?[.indexesKey] as? IndexSet).map(Array.init) ?? []
    let (old, new) = (change?[.oldKey] as? [String], change?[.newKey] as? [String])
    changes.append("\(kind) \(indexes) \(old ?? []) \(new ?? [])")
  }
}

@Suite struct ObservedArrayTests {
  private typealias Change = (NSMutableArray) -> Void

  @Test(
    arguments: [
      ({ $0.add("b") }, #"2 [1] [] ["b"]"#, ["a", "b"]),
      ({ $0.insert("b", at: 0) }, #"2 [0] [] ["b"]"#, ["b", "a"]),
      ({ $0[1] = "b" }, #"2 [1] [] ["b"]"#, ["a", "b"]),
      ({ $0.addObjects(from: ["b", "c"]) }, #"2 [1, 2] [] ["b", "c"]"#, ["a", "b", "c"]),
      ({ $0.replaceObject(at: 0, with: "b") }, #"4 [0] ["a"] ["b"]"#, ["b"]),
      ({ $0.removeObject(at: 0) }, #"3 [0] ["a"] []"#, []),
      ({ $0.removeLastObject() }, #"3 [0] ["a"] []"#, []),
      ({ $0.removeAllObjects() }, #"3 [0] ["a"] []"#, []),
    ] as [(Change, String, [String])])
  private func changesAreToldWithTheirIndices(change: Change, told: String, content: [String]) {
    let shelf = Shelf()
    change(shelf.mutableArrayValue(forKey: "books"))
    #expect(shelf.changes == [told])
    #expect(shelf.mutableArrayValue(forKey: "books") as? [String] == content)
  }

  @Test func aRangeIsRemovedAtOnce() {
    let shelf = Shelf()
    let books = shelf.mutableArrayValue(forKey: "books")
    books.addObjects(from: ["b", "c"])
    books.removeObjects(in: NSRange(location: 1, length: 2))
    #expect(shelf.changes.last == #"3 [1, 2] ["b", "c"] []"#)
    #expect(books.count == 1)
  }

  @Test func otherPropertiesHaveNoArrayThatChanges() async {
    await #expect(processExitsWith: .failure) {
      Shelf().mutableArrayValue(forKey: "title").add("b")
    }
  }
}
