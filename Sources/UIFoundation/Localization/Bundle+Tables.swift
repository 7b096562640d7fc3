import Foundation
import GalleyScenes

extension Bundle {
  /// Makes `localizedString(forKey:value:table:)` read the string tables that `String(localized:)`
  /// reads, in the environment's language. `NSLocalizedString` calls that method. Foundation's own
  /// method on Linux does not read `.xcstrings` and uses the machine's language. The method is
  /// replaced only once.
  ///
  /// The same method in an extension of Bundle would be ambiguous, and Swift allows no subclass of Bundle on Linux. So
  /// the method is put into Bundle's table of methods. Foundation's own stays if the entry is not found.
  package static let readsTables: Void = {
    guard
      let old = dlsym(nil, "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF"),
      let new = MethodTable(of: TableReader.self)?.entries.first(where: { $0.kind == .method }),
      let table = MethodTable(of: Bundle.self)
    else { return }
    let metadata = unsafeBitCast(Bundle.self, to: UnsafeMutableRawPointer.self)
    let method = unsafeBitCast(TableReader.self, to: UnsafeRawPointer.self)
      .load(fromByteOffset: new.place * 8, as: UnsafeRawPointer.self)
    for entry in table.entries
    where metadata.load(fromByteOffset: entry.place * 8, as: UnsafeRawPointer.self) == UnsafeRawPointer(old) {
      metadata.storeBytes(of: method, toByteOffset: entry.place * 8, as: UnsafeRawPointer.self)
    }
  }()
}

/// The class that declares the new method of Bundle. It has no instances, since the method is
/// called on a Bundle. The class is `package`, since the optimiser removes methods that nothing in
/// the module calls and no other module can call.
package class TableReader {
  /// Returns the localised text of a key in the environment's language. If no string table contains
  /// the key, it returns the value, or the key if the value is nil or empty. See
  /// https://developer.apple.com/documentation/foundation/bundle/localizedstring(forkey:value:table:).
  package func localizedString(forKey key: String, value: String?, table: String?) -> String {
    let bundle = unsafeBitCast(self, to: Bundle.self)
    let language = UIKitEnvironment.current.locale
    if let match = BundleTables.tables(named: table, in: bundle).match(key, locale: language) {
      return NumberForms.format(of: match)
    }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}

/// Replaces the method of Bundle. CClassInit calls this function before `main`.
@_cdecl("galley_read_tables") package func readTables() { Bundle.readsTables }
