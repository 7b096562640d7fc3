import GalleyTesting
import Testing
import UIKit

@testable import Shelf

/// The row of the list in the four languages of the app.
@MainActor
@Suite(.snapshots) struct BookRowTests {
  nonisolated static let books = [
    "en": ("A winter on the pier", "Ida Holm", "12 days"),
    "de": ("Hafenwörterbuch für Landratten", "Jost Ahlers", "12 Tage"),
    "ar": ("رسائل إلى الميناء", "سلمى حداد", "١٢ يومًا"),
    "ja": ("港の九つの冬", "森田 青", "12日"),
  ]

  /// The row of the book in a language.
  private func row(_ language: String) throws -> BookRow {
    let (title, author, loan) = try #require(Self.books[language])
    return row(BookRow(title: title, author: author, loan: loan, daysLeft: 12))
  }

  /// A row as wide as a small phone, and as high as its words need.
  private func row(_ row: BookRow) -> BookRow {
    row.frame.size = row.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return row
  }

  @Test(arguments: books.keys.sorted()) func languages(language: String) throws {
    let traits = UITraitCollection(layoutDirection: language == "ar" ? .rightToLeft : .leftToRight)
    try UIKitEnvironment.withEnvironment({ $0.locale = language }) {
      assertSnapshot(of: try row(language), as: .image(traits: traits), named: language)
    }
  }

  @Test func lastDays() {
    let row = row(BookRow(title: "Knots", author: "Ida Holm", loan: "2 days", daysLeft: 2))
    assertSnapshot(of: row, as: .image)
  }

  @Test func dark() throws {
    assertSnapshot(of: try row("en"), as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @Test func layout() throws { assertSnapshot(of: try row("de"), as: .layout) }
}
