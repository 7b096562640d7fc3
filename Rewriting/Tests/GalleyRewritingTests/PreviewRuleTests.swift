import Foundation
import GalleyRewriting
import Testing

@Suite struct PreviewRuleTests {
  private static let head = "@_cdecl(\"S_1\") public func S_1() -> UnsafeMutableRawPointer { "

  /// Returns what becomes of a source, with `S` for the part of a symbol that names the file.
  private func rewrittenPreviews(_ text: String) -> (text: String, previews: [PreviewPlace]) {
    let result = rewrite([SourceText(path: "a.swift", text: "import SwiftUI\n" + text)])
    let stem = result.previews.first.map { String($0.symbol.dropLast(2)) } ?? "none"
    let lines = result.files[0].text.dropFirst("import SwiftUI\n".count)
    return (lines.replacingOccurrences(of: stem, with: "S"), result.previews)
  }

  @Test(arguments: [
    ("#Preview { Card() }", "galleyPreview { Card() } }"),
    ("#Preview(\"Big\") { Card() }", "galleyPreview(\"Big\") { Card() } }"),
    (
      "#Preview(\"Big\", traits: .landscapeLeft) {\n  Card()\n}",
      "galleyPreview(\"Big\", traits: .landscapeLeft) {\n  Card()\n} }"
    ),
    ("#Preview(body: { Card() })", "galleyPreview(body: { Card() }) }"),
    (
      "#Preview {\n  @Previewable @State var on = true\n  let x = 1\n  Card(on)\n}",
      "galleyPreview {\n  struct GalleyPreviewed: View {              @State var on = true; var body: some View { \n  let x = 1\n  Card(on)\n} }; return GalleyPreviewed() } }"
    ),
  ])
  func macrosBecomeFunctions(source: String, expected: String) {
    let result = rewrittenPreviews(source)
    #expect(result.text == Self.head + expected)
    #expect(result.previews.map(\.line) == [2])
  }

  @Test func anAvailabilityStaysAndTheMacroMayStandInACondition() {
    let result = rewrittenPreviews("#if DEBUG\n@available(iOS 17, *)\n#Preview { Card() }\n#endif")
    #expect(result.text == "#if DEBUG\n@available(iOS 17, *)\n" + Self.head + "galleyPreview { Card() } }\n#endif")
    #expect(result.previews.map(\.line) == [3])
  }

  @Test(arguments: [
    (
      "struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }",
      "struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }; "
        + head + "galleyPreview(of: Card_Previews.self, line: 2) }"
    ),
    (
      "extension A { struct B { private enum P: SwiftUI.PreviewProvider {} } } // end",
      "extension A { struct B { fileprivate enum P: SwiftUI.PreviewProvider {} } }; "
        + head + "galleyPreview(of: A.B.P.self, line: 2) } // end"
    ),
  ])
  func providersAreRegistered(source: String, expected: String) {
    #expect(rewrittenPreviews(source).text == expected)
  }

  @Test func eachPreviewHasASymbolOfItsOwn() {
    let files = ["a.swift", "b.swift"].map { SourceText(path: $0, text: "#Preview { A() }\n#Preview { B() }") }
    let result = rewrite(files)
    #expect(Set(result.previews.map(\.symbol)).count == 4)
    #expect(result.files[0].text.hasSuffix("\nimport SwiftUI\n"))
  }

  @Test func whatIsNotDrawnIsSaid() {
    let widget = "import WidgetKit\n#Preview(as: .systemSmall) { W() } timeline: { E() }"
    #expect(messages(widget) == ["a.swift:2:1: warning: previews of widgets and live activities are not drawn"])
    #expect(rewritten(widget).hasPrefix("import WidgetKit\n/* #Preview(as: .systemSmall) { W() } timeline: { E() } */"))
    #expect(rewritten("import SwiftUI\n#Playground { f() }") == "import SwiftUI\n/* #Playground { f() } */")
  }
}

@Suite struct EntryRuleTests {
  private static func key(_ name: String, _ type: String, _ rest: String) -> String {
    " { get { self[GalleyEntry_\(name).self] } set { self[GalleyEntry_\(name).self] = newValue } }; "
      + "private struct GalleyEntry_\(name): \(type) { " + rest
  }

  @Test(arguments: [
    (
      "EnvironmentValues", "@Entry var gap: CGFloat = 4",
      "       var gap: CGFloat " + key("gap", "EnvironmentKey", "static var defaultValue: CGFloat {  4 } }")
    ),
    (
      "EnvironmentValues", "@Entry public var isOn = false",
      "       public var isOn : Bool" + key("isOn", "EnvironmentKey", "static var defaultValue: Bool {  false } }")
    ),
    (
      "EnvironmentValues", "@Entry var tint = Color.red",
      "       var tint : Color" + key("tint", "EnvironmentKey", "static var defaultValue: Color {  Color.red } }")
    ),
    (
      "EnvironmentValues", "@Entry var name: String?",
      "       var name: String?" + key("name", "EnvironmentKey", "static var defaultValue: String? { nil } }")
    ),
    (
      "FocusedValues", "@Entry var text: Binding<String>?",
      "       var text: Binding<String>?" + key("text", "FocusedValueKey", "typealias Value = Binding<String> }")
    ),
  ])
  func entriesAreWrittenOut(type: String, source: String, expected: String) {
    let result = rewritten("import SwiftUI\nextension \(type) { \(source) }")
    #expect(result == "import SwiftUI\nextension \(type) { \(expected) }")
  }

  @Test func aTypeThatIsNotPlainIsAskedFor() {
    let said = messages("import SwiftUI\nextension EnvironmentValues { @Entry var f = make() }")
    #expect(
      said == [
        "a.swift:2:31: error: the type of \"f\" is not clear from its value: write the type, as in var f: Value"
      ])
  }
}
