import TestSupport

extension Surface {
  /// What code for iOS asks for that is not here, with what becomes of it.
  struct Absence {
    let symbol: String
    let remark: String

    init(_ symbol: String, _ remark: String) {
      self.symbol = symbol
      self.remark = remark
    }
  }

  /// Names that libraries and applications use and that nothing here has: the compiler says so.
  static let absences = [
    Absence("CTFontManagerCreateFontDescriptorsFromURL", "register the file, and take the font by its name"),
    Absence("NSAdaptiveImageGlyph", "an attachment"),
    Absence("NSDataAsset", "a file of the bundle"),
    Absence("NSTextSelectionNavigation", "the text view's own positions"),
    Absence("NSTextViewportLayoutController", "the whole text is laid out"),
    Absence("UIDocumentPickerViewController", "belongs to the system"),
    Absence("UIFontPickerViewController", "belongs to the system"),
    Absence("UIImagePickerController", "belongs to the system"),
    Absence("UIPrintInteractionController", "nothing is printed"),
    Absence("UISearchToken", "a search field has text alone"),
    Absence("class_addMethod", "there is no Objective-C"),
    Absence("class_getInstanceMethod", "there is no Objective-C"),
    Absence("method_exchangeImplementations", "there is no Objective-C"),
    Absence("object_getClass", "there is no Objective-C"),
  ]

  /// The types of the folders `Inert`, which are kept and have no effect. SwiftUI's are on a page of their own.
  static var inertTypes: [String] {
    let files = Repository.files(under: "Sources").filter {
      $0.contains("/Inert/") && $0.hasSuffix(".swift") && !$0.hasPrefix("Sources/SwiftUI/")
    }
    let names = files.flatMap { path -> [String] in
      Repository.text(of: path).split(separator: "\n").compactMap { line in
        let declaration = #/^(?:public|open) (?:final )?(?:class|struct|enum|protocol) (\w+)/#
        return line.firstMatch(of: declaration).map { String($0.1) }
      }
    }
    return Set(names).sorted()
  }

  /// The names of `absences` that the sources declare after all.
  static var declaredAbsences: [String] {
    let names = Set(absences.map(\.symbol))
    let files = Repository.files(under: "Sources").filter { $0.hasSuffix(".swift") }
    return files.flatMap { path in
      Repository.text(of: path).matches(of: #/(?:class|struct|enum|protocol|typealias|func|let|var) (\w+)/#).map {
        String($0.1)
      }.filter(names.contains)
    }
  }

  /// The end of the page: types without effect, and what is absent.
  static var ending: String {
    let rows = absences.map { "| `\($0.symbol)` | \($0.remark) |\n" }.joined()
    return """

      ## Types without effect

      Code that uses these types compiles, but they change no picture, make no sound and do not vibrate.
      <doc:WhatWorks> lists the properties without effect.

      \(wrapped(inertTypes.map { "`\($0)`" }.joined(separator: ", ")))

      ## Absent

      Code that names one of these does not compile. Other frameworks, such as WebKit, are absent as a
      whole. If a package imports such frameworks, `galley swift` names all of them in one message.

      | symbol | instead, or why |
      |---|---|
      \(rows)
      """
  }
}
