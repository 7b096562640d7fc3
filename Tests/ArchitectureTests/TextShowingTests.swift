import TestSupport
import Testing

/// A view that shows text says so by an override, as casts are slow at a start; the compiler does not ask for it.
@Suite struct TextShowingTests {
  @Test func everyClassWithTextConformsToTextShowing() {
    let files = Sources.own.map { String(decoding: $0.bytes, as: UTF8.self) }
    let names = files.flatMap { file in
      file.matches(of: /\n(?:extension|[a-z ]*class) (\w+):[^{]*\bTextShowing\b/).map { String($0.1) }
    }
    #expect(names.sorted() == ["Button", "Label", "TextContainerView", "TextField", "TextView"])
    for name in names {
      let saysSo = files.contains { $0.contains(" class \(name):") && $0.contains("override var asTextShowing") }
      #expect(saysSo, "\(name) shows text and does not override asTextShowing")
    }
  }
}
