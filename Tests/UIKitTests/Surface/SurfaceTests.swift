import Foundation
import TestSupport
import Testing
import UIKit

/// Every symbol of the table is used, and the manual says what the table says.
@MainActor @Suite struct SurfaceTests {
  @Test func everySymbolDoesWhatTheTableSays() throws {
    var failed: [String] = []
    for section in Surface.sections {
      for row in section.rows {
        let works = try row.use()
        if !works { failed.append("\(section.title): \(row.symbol)") }
      }
    }
    #expect(failed == [])
  }

  @Test func thereIsARowForEverySymbolOfTheCensus() {
    #expect(Surface.sections.flatMap(\.rows).count > 300)
    for section in Surface.sections {
      let names = section.rows.map(\.symbol)
      #expect(Set(names).count == names.count, "\(section.title) has a symbol twice")
      #expect(section.rows.allSatisfy { $0.users >= 5 })
    }
  }

  @Test func absentNamesAreNotDeclared() {
    #expect(Surface.declaredAbsences == [])
    #expect(Surface.absences.map(\.symbol) == Surface.absences.map(\.symbol).sorted())
    #expect(Surface.inertTypes.contains("UIFeedbackGenerator"))
    #expect(!Surface.inertTypes.contains("InertProperties"))
    #expect(!Surface.inertTypes.contains("SensoryFeedback"))
  }

  /// `GALLEY_WRITE_MANUAL=1` writes the page.
  @Test func thePageOfTheManualIsWhatTheTableSays() throws {
    let path = "Sources/Galley/Galley.docc/UIKitSurface.md"
    if ProcessInfo.processInfo.environment["GALLEY_WRITE_MANUAL"] != nil {
      try Surface.page.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(Repository.text(of: path) == Surface.page)
  }

  /// `GALLEY_WRITE_MANUAL=1` writes the list.
  @Test func theListOfPropertiesWithoutEffectIsWhatTheTableSays() throws {
    let path = "Sources/Galley/Galley.docc/WhatWorks.md"
    let text = Repository.text(of: path)
    let start = try #require(text.range(of: Surface.inertMarks.0)).lowerBound
    let end = try #require(text.range(of: Surface.inertMarks.1)).upperBound
    if ProcessInfo.processInfo.environment["GALLEY_WRITE_MANUAL"] != nil {
      try text.replacingCharacters(in: start..<end, with: Surface.inertList)
        .write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      #expect(text[start..<end] == Surface.inertList)
    }
  }
}
