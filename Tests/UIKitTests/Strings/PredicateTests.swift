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

  @Test(arguments: [
    ("$age > 23", true), ("$age > 24", false), ("$name == 'Ann' AND $age == 24", true), ("$none == nil", true),
    ("ALL $numbers > 1", false), ("NONE $numbers > 3", true), ("$person.name BEGINSWITH SELF", true),
  ])
  func variablesHaveTheirValuesFromOutside(format: String, expected: Bool) {
    let variables: [String: Any] = [
      "age": 24, "name": "Ann", "none": NSNull(), "numbers": [1, 2, 3], "person": ["name": "Ann"],
    ]
    #expect(NSPredicate(format: format).evaluate(with: "A", substitutionVariables: variables) == expected)
    let read = NSPredicate.galley_read(format: format)
    #expect(read.evaluate(with: "A", substitutionVariables: variables) == expected)
  }

  @Test func aVariableWithoutAValueStopsTheProcess() async {
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "$a == 1").evaluate(with: nil) }
  }

  @Test func thePartsOfAPredicateCanBeRead() throws {
    let read = NSPredicate.galley_read(format: "$a.b > 1 AND NOT c IN[c] {'x', SELF}")
    let both = try #require(read as? NSCompoundPredicate)
    let first = try #require(both.subpredicates.first as? UIKit.NSComparisonPredicate)
    #expect(first.leftExpression.expressionType == .function && "\(first.leftExpression)" == "$a.b")
    #expect(first.predicateOperatorType == .greaterThan && first.rightExpression.constantValue as? Double == 1)
    let negation = try #require(both.subpredicates.last as? NSCompoundPredicate)
    let last = try #require(negation.subpredicates.first as? UIKit.NSComparisonPredicate)
    #expect(last.leftExpression.keyPath == "c" && last.options == .caseInsensitive)
    #expect("\(last.rightExpression)" == "{\"x\", SELF}" && last.rightExpression.expressionType == .aggregate)
    #expect(UIKit.NSExpression(forVariable: "a").variable == "a")
    let made = UIKit.NSComparisonPredicate(
      leftExpression: .expressionForEvaluatedObject(), rightExpression: UIKit.NSExpression(forConstantValue: "B"),
      modifier: .direct, type: .equalTo, options: [.caseInsensitive])
    #expect(made.evaluate(with: "b") && !made.evaluate(with: "c"))
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
