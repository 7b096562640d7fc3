import Foundation

/// The first stored property of each class whose objects Foundation compares as attribute values,
/// keys or elements.
///
/// Foundation on Linux compares such objects by Core Foundation's `CFEqual`, which reads the word after an object's
/// header as if the object were one of Core Foundation's. If bits 8 to 17 of that word are 0, `CFEqual` takes the Swift
/// object for a broken Core Foundation object and stops the program. In this word all of these bits are set, which is
/// not a type of Core Foundation. The first mark checks that the word is where Core Foundation reads it.
package struct SwiftObjectMark: Sendable {
  private let word: UInt

  /// Creates the mark. All marks have the same value.
  package init() {
    precondition(
      Self.isInPlace, "this version of Swift lays out objects differently: run galley doctor")
    self.init(word: Self.word)
  }

  fileprivate init(word: UInt) { self.word = word }

  fileprivate static let word: UInt = 0x3_FF00

  /// True if the mark of an object comes immediately after its header of two words.
  package static let isInPlace: Bool = {
    let object = MarkTrial()
    return withExtendedLifetime(object) {
      unsafeBitCast(object, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UInt.self) == word
    }
  }()
}

/// A class of which `isInPlace` creates an object to find its mark.
private final class MarkTrial: NSObject {
  private let mark = SwiftObjectMark(word: SwiftObjectMark.word)
}
