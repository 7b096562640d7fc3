import Foundation

/// The names of SwiftUI that text screens use most, and the behaviour of each here.
///
/// The counts are the files that use a name, of 6,819 Swift files of ten public applications. Every name that 20 or
/// more files use is here. The manual's table is made of these rows.
enum SwiftUISurface {
  /// The behaviour of a name.
  enum State: String {
    /// It behaves, and a test proves it.
    case works
    /// It is accepted and changes nothing in a picture.
    case inert
    /// It is a compile error.
    case absent
  }

  /// A name with its behaviour.
  struct Row {
    let name: String
    /// The number of files that use it.
    let files: Int
    let state: State
    /// The function that proves it; of an inert or absent name, a remark.
    let proof: String
  }

  /// The rows, by the number of files.
  static let rows: [Row] = table.split(separator: "\n").map { line in
    let words = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    return Row(name: words[0], files: Int(words[1]) ?? 0, state: State(rawValue: words[2]) ?? .absent, proof: words[3])
  }

  /// The page of the manual.
  static var page: String {
    func count(_ state: State) -> Int { rows.count { $0.state == state } }
    var page = """
      # SwiftUI's surface

      The names of SwiftUI that text screens use most, and the behaviour of each.

      ## Overview

      We counted the names of SwiftUI in the Swift files of ten public applications. The table lists each
      name that 20 or more files use; the column "files" has their number. Of \(rows.count) names, \(count(.works)) work,
      \(count(.inert)) are inert, and \(count(.absent)) are absent. An inert name compiles and changes nothing in a picture.
      For each name that works, the last column names the test that proves it. A test makes this page.

      | name | files | state | proof or remark |
      |---|---|---|---|

      """
    for row in rows {
      let proof = row.state == .works ? "`\(row.proof)`" : row.proof
      page += "| `\(row.name)` | \(row.files) | \(row.state.rawValue) | \(proof) |\n"
    }
    return page
  }
}
