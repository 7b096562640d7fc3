import CoreGraphics
import Foundation
import Testing

@testable import UIFoundation

/// The layouts of the Swift run-time library that are read are those of the Swift that this test was compiled with.
@Suite struct LayoutTrialTests {
  @Test func tablesOfClassesAreReadable() throws {
    #expect(ClassTable.isReadable)
    let table = try #require(ClassTable(reading: _TableTrial.self))
    #expect(table.initializers.count == 7)
  }

  @Test func classesWithoutATableAreRefused() {
    class Plain {}
    class Generic<Value> { init() {} }
    #expect(ClassTable(reading: Generic<Int>.self) == nil)
    // The only initialiser of a class without members may be left out of its table.
    #expect(ClassTable(reading: Plain.self)?.initializers.count ?? 0 <= 1)
  }

  @Test func theMarkIsInPlace() { #expect(SwiftObjectMark.isInPlace) }
}
