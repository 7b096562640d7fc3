/// The methods that a class introduces, with their offsets in the metadata of the class and its
/// subclasses. Galley reads the metadata layout of Swift 5 and later on Linux.
package struct MethodTable {
  package enum Kind {
    /// An initialiser that also allocates the object.
    case allocatingInitializer
    /// An initialiser that is called on an allocated object.
    case initializer
    /// A method or the accessor of a property.
    case method
  }

  package struct Entry {
    package var kind: Kind
    /// The offset in the class metadata, in words.
    package var place: Int
  }

  /// The class's methods and initialisers, in the order of declaration.
  package let entries: [Entry]

  /// Creates the table of a class; nil if the class declares no methods or is generic.
  package init?(of type: AnyClass) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let flags = descriptor.load(as: UInt32.self)
    let kind = flags >> 16
    guard flags & 0x1F == 16, flags & 0x80 == 0, kind & 1 << 15 != 0 else { return nil }
    // The fields before the table: the superclass' bounds, if they are not known, and the kind of initialisation.
    var offset = 44 + (kind & 1 << 13 != 0 ? 4 : 0)
    switch kind & 3 {
    case 1: offset += 12
    case 2: offset += 4
    default: break
    }
    let first = Int(descriptor.load(fromByteOffset: offset, as: UInt32.self))
    let count = Int(descriptor.load(fromByteOffset: offset + 4, as: UInt32.self))
    entries = (0..<count).map { index in
      let entry = descriptor.load(fromByteOffset: offset + 8 + index * 8, as: UInt32.self)
      // Kind 1 is an initialiser; the bit distinguishes initialisers that also allocate.
      let isInitializer = entry & 0x0F == 1
      let kind: Kind = !isInitializer ? .method : entry & 0x10 == 0 ? .allocatingInitializer : .initializer
      return Entry(kind: kind, place: first + index)
    }
  }
}
