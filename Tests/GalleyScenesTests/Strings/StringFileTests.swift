import GalleyBase
import GalleyFiles
import TestSupport
import Testing

@testable import GalleyScenes

@Suite struct StringFileTests {
  private func file(_ name: String, _ bytes: [UInt8], language: String? = "de") throws -> StringFile {
    let folder = try TemporaryFolder()
    try writeFile(folder.path(name), bytes)
    let path = folder.path(name)
    return try StringFile(reading: StringFile.bytes(of: path), path, language: language)
  }

  private func file(_ name: String, _ text: String, language: String? = "de") throws -> StringFile {
    try file(name, Array(text.utf8), language: language)
  }

  private func mistake(_ name: String, _ text: String, language: String? = "de") throws -> String {
    do {
      _ = try file(name, text, language: language)
      return ""
    } catch let error as Diagnostic {
      return "\(error.position.line):\(error.position.column): \(error.message)"
    }
  }

  private func text(
    _ file: StringFile, _ key: String, _ arguments: TextArgument..., language: String = "de", device: String = "iphone"
  ) throws -> String? {
    let string = file.tables.first { $0.language == language }?.strings[key]
    return try string?.text(in: StringContext(language: language, device: device, arguments: arguments))
  }

  private func number(_ number: Double) -> TextArgument { TextArgument(text: number.plainDecimal, number: number) }

  // MARK: .strings

  @Test func stringsWithCommentsAndEscapes() throws {
    let file = try file(
      "a.strings",
      """
      /* Two
         lines */
      "go" = "Los\\U00e9 \\"jetzt\\"\\n";   // behind
      plain.key = word;
      "alone";
      """)
    try expectEqual(text(file, "go"), "Los\u{E9} \"jetzt\"\n")
    #expect(try text(file, "plain.key") == "word" && text(file, "alone") == "alone")
  }

  @Test func stringsInUTF16() throws {
    let units = Array("\"key\" = \"Grüße 😀\";\n".utf16)
    let big = [0xFE, 0xFF] + units.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 255)] }
    let little = [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 255), UInt8(unit >> 8)] }
    try expectEqual(text(file("a.strings", big), "key"), "Grüße 😀")
    try expectEqual(text(file("a.strings", little), "key"), "Grüße 😀")
    try expectEqual(text(file("a.strings", [0xEF, 0xBB, 0xBF] + Array("\"a\" = \"b\";".utf8)), "a"), "b")
  }

  @Test func mistakesOfStringsHaveAPlace() throws {
    try expectEqual(mistake("a.strings", "\"a\" = \"b\"\n\"c\" = \"d\";"), "2:1: expected ; after the text of \"a\"")
    try expectEqual(mistake("a.strings", "\n  \"a = 1;"), "2:3: the string that begins here has no end")
    #expect(try mistake("a.strings", "/* x").hasPrefix("1:1: the comment that begins here"))
    #expect(try mistake("a.strings", "\"a\" \"b\";").hasPrefix("1:5: expected = or ;"))
    #expect(try mistake("a.strings", "\"a\";", language: nil).contains("de.lproj"))
  }

  // MARK: .stringsdict

  @Test func formsByNumbers() throws {
    let file = try file(
      "a.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>files</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@ &amp; %2$@</string>
          <key>n</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>zero</key><string>keine</string>
            <key>one</key><string>%d Datei</string>
            <key>other</key><string>%d Dateien</string>
          </dict>
        </dict>
      </dict></plist>
      """)
    try expectEqual(text(file, "files", number(0), TextArgument(text: "x", number: nil)), "keine & x")
    try expectEqual(text(file, "files", number(1), TextArgument(text: "x", number: nil)), "1 Datei & x")
    try expectEqual(text(file, "files", number(7), TextArgument(text: "x", number: nil)), "7 Dateien & x")
    #expect(throws: StringFormatError.self) { try text(file, "files", TextArgument(text: "x", number: nil)) }
  }

  @Test func mistakesOfPropertyListsHaveAPlace() throws {
    try expectEqual(
      mistake("a.stringsdict", "<plist><dict>\n<string>a</string></dict></plist>"), "2:9: expected <key> or </dict>")
    #expect(try mistake("a.stringsdict", "<plist><dict>").contains("the file ends too early"))
    #expect(try mistake("a.stringsdict", "<plist><array/></plist>").contains("expected a dictionary of strings"))
    #expect(
      try mistake("a.stringsdict", "<plist><dict><key>a</key><dict/></dict></plist>").contains("\"a\" has neither"))
  }

  // MARK: .xcstrings

  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {},
      "brand": { "shouldTranslate": false },
      "tap": { "localizations": { "de": { "variations": { "device": {
        "ipad": { "stringUnit": { "state": "translated", "value": "Klicken" } },
        "other": { "stringUnit": { "state": "translated", "value": "Tippen" } } } } } } },
      "n": { "localizations": { "pl": { "variations": { "plural": {
        "one": { "stringUnit": { "value": "%lld plik" } }, "few": { "stringUnit": { "value": "%lld pliki" } },
        "many": { "stringUnit": { "value": "%lld plików" } }, "other": { "stringUnit": { "value": "%lld pliku" } } } } } } },
      "two": { "localizations": { "de": { "stringUnit": { "value": "%#@a@ in %#@b@" }, "substitutions": {
        "a": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
          "one": { "stringUnit": { "value": "%arg Datei" } }, "other": { "stringUnit": { "value": "%arg Dateien" } } } } },
        "b": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
          "one": { "stringUnit": { "value": "%arg Ordner" } }, "other": { "stringUnit": { "value": "%arg Ordnern" } } } } }
      } } } } } }
    """

  @Test func catalogues() throws {
    let file = try file("a.xcstrings", Self.catalog, language: nil)
    #expect(file.development == "en" && file.tables.map(\.language) == ["en", "de", "pl"])
    try expectEqual(text(file, "Hello", language: "en"), "Hello")
    #expect(file.tables[0].strings["brand"]?.isTranslated == false)
    try expectEqual(text(file, "tap"), "Tippen")
    try expectEqual(text(file, "tap", device: "ipad"), "Klicken")
    for (count, expected) in [(1, "1 plik"), (3, "3 pliki"), (5, "5 plików"), (22, "22 pliki")] {
      try expectEqual(text(file, "n", number(Double(count)), language: "pl"), expected)
    }
    try expectEqual(text(file, "two", number(1), number(3)), "1 Datei in 3 Ordnern")
    #expect(try mistake("a.xcstrings", "{ \"sourceLanguage\": \"en\",\n x").hasPrefix("2:2:"))
    #expect(try mistake("a.xcstrings", "{}").contains("sourceLanguage"))
  }

  // MARK: .po

  private static let po = #"""
    # Translators
    msgid ""
    msgstr ""
    "Language: pl\n"
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

    #: main.c:1
    msgid "Open"
    msgstr "Otwórz"

    msgctxt "shop"
    msgid "Open"
    msgstr ""
    "Czyn"
    "ne"

    #, fuzzy
    msgid "Maybe"
    msgstr "Nie wiem"

    msgid "%d file"
    msgid_plural "%d files"
    msgstr[0] "%d plik"
    msgstr[1] "%d pliki"
    msgstr[2] "%d plików"

    msgid "Later"
    msgstr ""

    #~ msgid "Gone"
    #~ msgstr "Nie ma"
    """#

  @Test func gettext() throws {
    let file = try file("app.po", Self.po, language: nil)
    #expect(file.tables.map(\.language) == ["pl"])
    try expectEqual(text(file, "Open", language: "pl"), "Otwórz")
    try expectEqual(text(file, "shop\u{4}Open", language: "pl"), "Czynne")
    for (count, expected) in [(1, "1 plik"), (2, "2 pliki"), (12, "12 plików"), (102, "102 pliki")] {
      try expectEqual(text(file, "%d file", number(Double(count)), language: "pl"), expected)
    }
    for key in ["Maybe", "Later", "Gone"] { #expect(file.tables[0].strings[key] == nil) }
    #expect(file.sources.keys.sorted() == ["%d file", "Later", "Maybe", "Open", "shop\u{4}Open"])
    #expect(try mistake("app.po", "msgid \"a\"\nmsgstr 3", language: nil).hasPrefix("2:8: expected a text in quotes"))
    #expect(try mistake("1.po", "msgid \"a\"\nmsgstr \"b\"", language: nil).contains("Language: de"))
  }

  /// Flags belong to the entry that follows, also to one that is obsolete; gettext falls back to the message of a fuzzy one.
  @Test func gettextEntriesThatDoNotCount() throws {
    let text = #"""
      msgid ""
      msgstr "Language: de\n"

      #. For the door
      #, c-format, fuzzy
      #| msgctxt "old"
      #| msgid "Opened"
      msgctxt "door"
      msgid "Open"
      msgstr "Vielleicht"

      #, fuzzy
      #~| msgid "Before"
      #~ msgid "Gone"
      #~ msgstr "Weg"

      #, no-fuzzy-wrap
      msgid "Next"
      msgstr "Weiter"
      #, fuzzy
      msgid "%d day"
      msgid_plural "%d days"
      msgstr[0] "%d Tag"
      msgstr[1] "%d Tage"

      #, fuzzy
      msgctxt "empty"
      msgid ""
      msgstr "Kein Kopf"

      """#
    let file = try file("app.po", text, language: nil)
    #expect(file.tables.map(\.language) == ["de"])
    #expect(Array(file.tables[0].strings.keys) == ["Next"])
    #expect(file.sources.keys.sorted() == ["%d day", "Next", "door\u{4}Open", "empty\u{4}"])
  }

  /// Escapes are those of C, and their numbers are bytes.
  @Test func gettextEscapes() throws {
    let text = #"""
      msgid "a\tb"
      "\"c\"\\n"
      msgstr "\303\251\xe2\x82\xac\n"

      """#
    let file = try file("de.po", text)
    #expect(file.tables[0].strings.keys.sorted() == ["a\tb\"c\"\\n"])
    try expectEqual(self.text(file, "a\tb\"c\"\\n"), "é€\n")
  }

  @Test(arguments: [
    ("msgid \"a\"\nmsgid \"b\"\nmsgstr \"\"", "1:1: the message has no msgstr"),
    ("msgid \"a\"\n", "1:1: the message has no msgstr"),
    ("msgstr \"a\"\n", "1:1: expected msgid before msgstr"),
    ("msgid \"a\nb\"\nmsgstr \"\"", "1:7: the string that begins here has no end on its line"),
    ("msgid \"\\q\"\nmsgstr \"\"", "1:8: gettext has no such escape"),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[1] \"c\"", "3:1: expected msgstr[0]"),
    ("msgid \"a\"\nmsgstr \"b\"\nmsgid \"a\"\nmsgstr \"c\"", "3:1: the message \"a\" is repeated"),
  ])
  func mistakesOfGettext(text: String, message: String) throws {
    let found = try mistake("de.po", text)
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test func formulas() {
    let slavic = PluralFormula("n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2")
    #expect([1, 11, 21, 0].map { slavic?.index(of: $0) } == [0, 1, 0, 2])
    #expect(PluralFormula("n > 1 || !n")?.index(of: 0) == 1)
    #expect(PluralFormula("n / 0 + 2 * (3 - 1)")?.index(of: 9) == 4)
    // The least number has no opposite.
    #expect(PluralFormula("(0 - 9223372036854775807 - 1) % (0 - 1)")?.index(of: 9) == 0)
    #expect(PluralFormula("(0 - 9223372036854775807 - 1) / (0 - 1) > 0")?.index(of: 9) == 0)
    for text in ["", "n ==", "(n", "n n", "m", "n ? 1", String(repeating: "(", count: 500) + "n"] {
      #expect(PluralFormula(text) == nil, "\(text.prefix(9))")
    }
  }

  // MARK: Formats

  @Test func argumentsAreWritten() throws {
    func text(_ format: String, _ arguments: TextArgument...) throws -> String {
      try LocalizedString(format).text(in: StringContext(language: "en", arguments: arguments))
    }
    let name = TextArgument(text: "Ida", number: nil)
    try expectEqual(text("%@ has %d", name, number(3)), "Ida has 3")
    try expectEqual(text("%2$lld of %1$@", name, number(3)), "3 of Ida")
    try expectEqual(
      text("%.2f %5d|%-5d|%05d %+d", number(2.005), number(7), number(7), number(-7), number(2)),
      "2.01     7|7    |-0007 +2")
    try expectEqual(text("100 % and 5%%"), "100 % and 5%")
    #expect(throws: StringFormatError.self) { try text("%@") }
  }

  @Test func pseudoLocales() throws {
    func text(_ pseudo: PseudoLocale, _ format: String) throws -> String {
      var context = StringContext(language: "en", arguments: [TextArgument(text: "Ida", number: nil)])
      context.pseudoLocale = pseudo
      return try LocalizedString(format).text(in: context)
    }
    try expectEqual(text(.accented, "Sign in, %@"), "Šîĝñ îñ, Ida")
    try expectEqual(text(.expanded, "Sign in as %@"), "[Sign in as Ida one t]")
    try expectEqual(text(.mirrored, "Sign in"), "\u{202E}Sign\u{202C} \u{202E}in\u{202C}")
  }
}
