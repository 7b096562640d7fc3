/// The allocating initialisers that a class declares first, found in its table of methods.
///
/// UIKit makes objects of classes that it is given: cells, layers, appearance proxies. Objective-C sends a message for
/// that. Swift only allows it for `required` initialisers, and UIKit's are not. The entries are in the table of methods
/// all the same, and a class that does not have the initialiser has one that stops the program with a message. The
/// layout read here is that of Swift 5 and later on Linux: the first table that is asked for reads that of a class made
/// for it, and the program stops with a message where the layout is another one.
package struct ClassTable {
  /// The places of the initialisers in the metadata, in the order of their declarations, in words.
  package let initializers: [Int]

  /// The initialisers that `base` itself declares. Those that override one of its superclass are in the superclass's
  /// table: `init()` of most classes is in that of `NSObject`.
  package init(of base: AnyClass) {
    precondition(Self.isReadable, "this Swift lays out classes in another way: \(doctorHint)")
    guard let table = ClassTable(reading: base) else {
      preconditionFailure("\(base) is not a plain class that declares methods of its own")
    }
    self = table
  }

  /// Reads the table of a class; nil if it is not a plain class with methods of its own.
  init?(reading base: AnyClass) {
    let metadata = unsafeBitCast(base, to: UnsafeRawPointer.self)
    let descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let flags = descriptor.load(as: UInt32.self)
    let kind = flags >> 16
    guard flags & 0x1F == 16, flags & 0x80 == 0, kind & 1 << 15 != 0 else { return nil }
    // What stands before the table: the superclass' bounds, if they are not known, and the way of initialisation.
    var offset = 44 + (kind & 1 << 13 != 0 ? 4 : 0)
    switch kind & 3 {
    case 1: offset += 12
    case 2: offset += 4
    default: break
    }
    let first = Int(descriptor.load(fromByteOffset: offset, as: UInt32.self))
    let count = Int(descriptor.load(fromByteOffset: offset + 4, as: UInt32.self))
    initializers = (0..<count).compactMap { index in
      let entry = descriptor.load(fromByteOffset: offset + 8 + index * 8, as: UInt32.self)
      // Kind 1 is an initialiser; the bit tells those that initialise from those that also allocate.
      return entry & 0x0F == 1 && entry & 0x10 == 0 ? first + index : nil
    }
  }

  /// The implementation in `type`, a class or a subclass of the table's.
  func function(_ index: Int, in type: AnyClass) -> (function: UnsafeMutableRawPointer, type: UnsafeMutableRawPointer) {
    let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    return (metadata.load(fromByteOffset: initializers[index] * 8, as: UnsafeMutableRawPointer.self), metadata)
  }
}

private let doctorHint = "galley doctor says which Swift the modules were made for"
