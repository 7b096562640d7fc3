import Testing
import UIKit

@Suite struct PredicateTests {
  @Test(arguments: [
    ("SELF MATCHES '[0-9]+'", "12", true), ("SELF MATCHES '[0-9]+'", "12a", false),
    ("self matches[c] 'A|B'", "b", true), ("SELF MATCHES 'a|ab'", "ab", true),
    ("SELF BEGINSWITH[c] 'HA'", "hallo", true), ("SELF ENDSWITH 'lo'", "hallo", true),
    ("SELF CONTAINS[c] 'ALL'", "hållo", false), ("SELF CONTAINS[cd] 'HALL'", "hållo", true),
    ("SELF LIKE 'h*o'", "hallo", true), ("SELF LIKE 'h?o'", "hallo", false), ("SELF IN {'a', 'b'}", "b", true),
    ("SELF == 'a' OR NOT (SELF != 'b') && TRUEPREDICATE", "b", true), ("SELF.length > 2", "abc", true),
    ("length BETWEEN {1, 2}", "abc", false), ("SELF == nil", "a", false), ("SELF = \"a\\\"b\"", "a\"b", true),
  ])
  func textsAreCompared(format: String, text: String, expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: text) == expected)
  }

  @Test func argumentsAndKeyPathsAreRead() {
    let people: [[String: Any]] = [
      ["name": "Ann", "age": 30, "tags": ["a"]], ["name": "Bo", "age": 7, "tags": ["b"]],
    ]
    func names(_ format: String, _ arguments: Any...) -> [String] {
      people.filter(NSPredicate(format: format, argumentArray: arguments).evaluate(with:)).map { $0["name"] as! String }
    }
    #expect(names("age >= %d AND name != %@", 7, "Ann") == ["Bo"])
    #expect(names("%K == %@", "name", "Ann") == ["Ann"])
    #expect(names("ANY tags == 'b'") == ["Bo"])
    #expect(names("SELF.tags CONTAINS %@", "a") == ["Ann"])
    #expect(names("age < 3") == [])
    let view = UIView()
    view.tag = 4
    #expect(NSPredicate(format: "tag == %ld", 4).evaluate(with: view))
  }
}
