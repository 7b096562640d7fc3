/// The first stored property of classes whose objects Foundation compares: values of attributes, keys, elements.
///
/// Foundation on Linux compares them by Core Foundation's `CFEqual`, which reads the word after an object's header as
/// that of its own objects. Where the bits 8 to 17 of that word are 0, it takes a Swift object for a broken one of its
/// own and stops the program. This word has them all set, which is no type of Core Foundation.
package struct SwiftObjectMark: Sendable {
  private let word: UInt = 0x3_FF00

  /// The mark, which is always the same.
  package init() {}
}
