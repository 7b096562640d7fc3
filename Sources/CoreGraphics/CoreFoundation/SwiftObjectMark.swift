/// The first stored property of each class whose objects Foundation compares as values of attributes, keys or elements.
///
/// Foundation on Linux compares such objects by Core Foundation's `CFEqual`, which reads the word after an object's
/// header as if the object were one of Core Foundation's. If bits 8 to 17 of that word are 0, `CFEqual` takes the Swift
/// object for a broken Core Foundation object and stops the program. In this word all of these bits are set, which is
/// not a type of Core Foundation.
package struct SwiftObjectMark: Sendable {
  private let word: UInt = 0x3_FF00

  /// Creates the mark, which is always the same.
  package init() {}
}
