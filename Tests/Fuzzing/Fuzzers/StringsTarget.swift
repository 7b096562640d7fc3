import Galley
import GalleyFiles

@testable import GalleyScenes

/// A file of strings: .strings, .stringsdict, .xcstrings or .po by its first byte; every string is made with arguments.
final class StringsTarget: FuzzTarget {
  private static let endings = [".strings", ".stringsdict", ".xcstrings", ".po"]

  init() throws {}

  static var seeds: [[UInt8]] {
    endings.enumerated().flatMap { kind, ending in
      ["Examples", "Goldens", "Tests"].flatMap { Seeds.files(in: $0, [ending], most: largestInput) }
        .map { [UInt8(ascii: "0") + UInt8(kind)] + $0 }
    } + written
  }

  private static let written: [[UInt8]] = [
    "0/* a */ \"one\" = \"%1$@ and %2$d\";\n// b\nkey = \"\\U00e9\\n\\\"x\\\"\";\n",
    "1<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>"
      + "<string>%#@n@</string><key>n</key><dict><key>NSStringFormatValueTypeKey</key><string>d</string>"
      + "<key>one</key><string>%d thing</string><key>other</key><string>%d things</string></dict></dict></dict></plist>",
    "2{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"de\":{\"variations\":{\"plural\":{"
      + "\"one\":{\"stringUnit\":{\"value\":\"%d a\"}},\"other\":{\"stringUnit\":{\"value\":\"%arg b\"}}}}}}}},"
      + "\"version\":\"1.0\"}",
    "3msgid \"\"\nmsgstr \"Language: pl\\nPlural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && "
      + "(n%100<10 || n%100>=20) ? 1 : 2);\\n\"\n\nmsgctxt \"c\"\nmsgid \"a %d\"\nmsgid_plural \"b %d\"\n"
      + "msgstr[0] \"x\"\nmsgstr[1] \"y\"\nmsgstr[2] \"z\"\n",
  ].map { Array($0.utf8) }

  func take(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let rest = Array(bytes.dropFirst())
    do {
      for (language, strings) in try read(rest, kind: Int(first) % 4) {
        for (_, string) in strings { write(string, language) }
      }
    } catch {
      require(!error.description.isEmpty, "an error without a word")
    }
  }

  private func read(
    _ bytes: [UInt8], kind: Int
  ) throws(Diagnostic) -> [(language: String, strings: [String: LocalizedString])] {
    switch kind {
    case 0: return [("en", try stringsTable(try StringScanner(bytes, "a.strings")))]
    case 1: return [("pl", try pluralDictionary(try StringScanner(bytes, "a.stringsdict")))]
    case 2: return try StringFile(catalog: bytes, "a.xcstrings").tables
    default:
      return try StringFile(gettext: try StringScanner(bytes, "a.po"), language: nil, unstated: "en").tables
    }
  }

  private func write(_ string: LocalizedString, _ language: String) {
    let numbers = [0, 1, 2, 5, 21, 1.5, -1, 1e300]
    for number in numbers {
      let arguments = [TextArgument(text: "\(number)", number: number), TextArgument(text: "two", number: nil)]
      var context = StringContext(language: language, arguments: arguments)
      _ = try? string.text(in: context)
      context.pseudoLocale = .accented
      _ = try? string.text(in: context)
    }
  }
}
