import UIKit

/// The symbols of UIKit that real code uses most: each with what becomes of it here, and a use of it that shows so.
///
/// The counts are those of 72 libraries and applications that draw text on iOS; every symbol that five or more of them
/// use is here. The manual's table is made of these rows.
enum Surface {
  /// What becomes of a symbol.
  enum State: Equatable {
    case works
    /// It is kept, and has no effect: a row of `InertProperties`.
    case kept
    case partly(String)
    case absent(String)

    var word: String {
      switch self {
      case .works: "works"
      case .kept: "kept"
      case .partly: "partly"
      case .absent: "absent"
      }
    }

    var remark: String {
      switch self {
      case .works: ""
      case .kept: "set and read, without effect"
      case .partly(let remark), .absent(let remark): remark
      }
    }
  }

  /// A symbol, and a use that returns true if it does what it should.
  struct Row {
    let symbol: String
    /// The number of users among the 72.
    let users: Int
    let state: State
    let use: @MainActor () throws -> Bool

    init(_ symbol: String, _ users: Int, _ state: State = .works, use: @escaping @MainActor () throws -> Bool) {
      self.symbol = symbol
      self.users = users
      let name = symbol.drop { $0 == "." }
      self.state = state == .works && Surface.inertNames.contains(String(name)) ? .kept : state
      self.use = use
    }
  }

  /// The properties of `InertProperties`, without their types.
  private static let inertNames = Set(
    [InertProperties.looks, InertProperties.behaviours].flatMap { $0.values.flatMap(\.self) })

  /// Symbols of one subject.
  struct Section {
    let title: String
    let rows: [Row]
  }

  @MainActor static var sections: [Section] {
    [
      Section(title: "Text types", rows: textTypes), Section(title: "Attribute keys", rows: attributeKeys),
      Section(title: "Paragraph style", rows: paragraphStyle), Section(title: "Fonts", rows: fonts),
      Section(title: "Font descriptors and metrics", rows: fontDescriptors), Section(title: "Colours", rows: colours),
      Section(title: "Attributed strings", rows: attributedStrings), Section(title: "UIView", rows: views),
      Section(title: "UILabel", rows: labels), Section(title: "UITextField", rows: textFields),
      Section(title: "UITextView", rows: textViews), Section(title: "Scroll views and others", rows: otherViews),
      Section(title: "Controls", rows: controls), Section(title: "Auto Layout", rows: autoLayout),
      Section(title: "TextKit", rows: textKit), Section(title: "Drawing", rows: drawing),
      Section(title: "Layers and animation", rows: layers), Section(title: "Events", rows: events),
      Section(title: "Notifications", rows: notifications),
    ]
  }

  /// The page of the manual.
  @MainActor static var page: String {
    let all = sections.flatMap(\.rows)
    func count(_ word: String) -> Int { all.filter { $0.state.word == word }.count }
    var page = """
      # UIKit's surface

      The symbols of UIKit that real code uses, and how far each works.

      ## Overview

      We counted the symbols of UIKit in 72 open libraries and applications. The tables list each symbol
      that five or more of them use; the column "users" has their number. Here are the counts of the
      \(all.count) symbols by state: \(count("works")) work, \(count("partly")) partly, \(count("kept")) kept, \(count("absent")) absent.
      A symbol that is *kept* can be used and has no effect. A test uses each symbol, and makes this page.
      After the tables follow the types without effect, and the names that are absent.

      """
    for section in sections {
      page += "\n## \(section.title)\n\n| symbol | users | state | remark |\n|---|---|---|---|\n"
      for row in section.rows {
        page += "| `\(row.symbol)` | \(row.users) | \(row.state.word) | \(row.state.remark) |\n"
      }
    }
    return page + ending
  }
}
