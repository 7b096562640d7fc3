import Foundation

/// The first stored property of classes whose objects Foundation compares: values of attributes, keys, elements.
///
/// Foundation on Linux compares them by Core Foundation's `CFEqual`, which reads the word after an object's header as
/// that of its own objects. Where the bits 8 to 17 of that word are 0, it takes a Swift object for a broken one of its
/// own and stops the program. This word has them all set, which is no type of Core Foundation. The first mark looks
/// whether it stands where Foundation reads.
package struct SwiftObjectMark: Sendable {
  private let word: UInt

  /// The mark, which is always the same.
  package init() {
    precondition(
      Self.isInPlace, "this Swift lays out objects in another way: galley doctor says more")
    self.init(word: Self.word)
  }

  fileprivate init(word: UInt) { self.word = word }

  fileprivate static let word: UInt = 0x3_FF00

  /// True if the mark is the word after an object's header of two words.
  package static let isInPlace: Bool = {
    let object = MarkTrial()
    return withExtendedLifetime(object) {
      unsafeBitCast(object, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UInt.self) == word
    }
  }()
}

/// An object whose mark is looked for.
private final class MarkTrial: NSObject {
  private let mark = SwiftObjectMark(word: SwiftObjectMark.word)
}
