import Testing
import UIKit

/// Sets as sources have them that import UIKit alone.
@Suite struct CharacterSetTests {
  static let changes: [(String, @Sendable (inout CharacterSet) -> Void, String)] = [
    ("nothing", { _ in }, "+a"),
    ("remove string", { $0.remove(charactersIn: "+1") }, "a"),
    ("remove scalar", { $0.remove("a") }, "+"),
    ("remove range", { $0.remove(charactersIn: "a"..."c") }, "+"),
    ("remove open range", { $0.remove(charactersIn: "a"..<"b") }, "+"),
    ("insert string", { $0.insert(charactersIn: "12") }, "+a1"),
    ("insert scalar", { $0.insert("1") }, "+a1"),
    ("insert range", { $0.insert(charactersIn: "0"..."1") }, "+a1"),
    ("insert open range", { $0.insert(charactersIn: "1"..<"2") }, "+a1"),
    ("union", { $0.formUnion(CharacterSet(charactersIn: "1")) }, "+a1"),
    ("intersection", { $0.formIntersection(CharacterSet(charactersIn: "a1")) }, "a"),
    ("difference", { $0.subtract(CharacterSet(charactersIn: "a1")) }, "+"),
    ("symmetric difference", { $0.formSymmetricDifference(CharacterSet(charactersIn: "a1")) }, "+1"),
    ("inverse", { $0.invert() }, "19"),
  ]

  /// The sets that Foundation for Linux does not let change, and one that it does: of them, "+" and "a" are members.
  @Test(arguments: changes.indices) func everySetCanBeChanged(number: Int) {
    let (name, change, members) = Self.changes[number]
    let own = CharacterSet(charactersIn: "+a")
    let sets = [
      CharacterSet.decimalDigits.inverted, CharacterSet.letters.union(own), own, own.inverted.inverted,
      CharacterSet(charactersIn: "19").inverted,
    ]
    for (index, set) in sets.enumerated() {
      var changed = set
      change(&changed)
      let found = String("+a19".filter { changed.contains($0.unicodeScalars.first ?? "x") })
      let expected = name == "inverse" ? "19" : members
      #expect(found == expected, "\(name) of set \(index)")
      #expect(set.contains("+") && !set.contains("1"))
    }
  }

  @Test func anInsertionSaysWhetherTheCharacterIsNew() {
    var set = CharacterSet.decimalDigits.inverted
    #expect(set.insert("1").inserted)
    #expect(!set.insert("1").inserted)
    #expect(set.remove("1") == "1")
    #expect(set.remove("1") == nil)
  }
}
