import GalleyFiles
import TestSupport
import Testing

@testable import GalleyScenes

/// Every key of a scene that takes any string is either shown to readers, and hidden in reports, or a name.
@Suite struct HiddenKeyTests {
  /// The keys whose strings name things.
  private static let names = """
    $schema background backgroundColor backgroundImage borderColor bottom cascadeList color colors
    columnGroup columnTerminators constraints context d dark decimalSeparator defaultTextAttributes
    device devices disabledTitleColor edges fallback family file files focus foregroundColor frame
    gradient highlightedTextColor id image include key keyContext languageIdentifier leading left light
    linkTextAttributes locale locales localized markerFormat name path pattern pictures placeholderColor
    right separatorColor shadowColor strikethroughColor strings strokeColor style system tap textColor
    tintColor titleColor top trailing typesettingLanguage typingAttributes underlineColor view
    """

  @Test func everyKeyWithAStringIsShownOrAName() throws {
    let schema = try JSON(reading: try TemporaryFolder().galley("schema").output)
    var keys: Set<String> = []
    collect(schema, &keys)
    let names = Set(Self.names.split(whereSeparator: \.isWhitespace).map(String.init))
    #expect(keys.count > 50)
    #expect(keys.subtracting(names).subtracting(Document.shownKeys).sorted() == [])
    #expect(names.intersection(Document.shownKeys) == [])
    #expect(names.subtracting(keys).sorted() == [])
  }

  private func collect(_ json: JSON, _ keys: inout Set<String>) {
    if case .object(let members) = json {
      for member in members {
        if member.name == "properties", case .object(let properties) = member.value {
          keys.formUnion(properties.filter { takesAnyString($0.value) }.map(\.name))
        }
        collect(member.value, &keys)
      }
    }
    for element in json.array ?? [] { collect(element, &keys) }
  }

  private func takesAnyString(_ json: JSON) -> Bool {
    if json["type"]?.string == "string", json["enum"] == nil { return true }
    let inner = ["anyOf", "items", "prefixItems", "additionalProperties"].compactMap { json[$0] }
    return inner.contains { ($0.array ?? [$0]).contains(where: takesAnyString) }
  }
}
