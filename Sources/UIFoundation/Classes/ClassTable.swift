/// The allocating initialisers that a class introduces, found in the class's method table.
///
/// UIKit makes objects of classes that it is given: cells, layers, appearance proxies. Objective-C sends a message for
/// that. Swift allows it only for `required` initialisers, which UIKit's are not. But the table of methods has entries
/// for them, and a class without the initialiser has one that stops the program with a message. Before the first table
/// is read, a class made for the purpose is read; the program stops with a message if that fails.
package struct ClassTable {
  /// The offsets of the initialisers in the class metadata, in words. They are in the order of
  /// declaration.
  package let initializers: [Int]

  /// Creates a table of the initialisers that `base` itself introduces. Overridden initialisers are
  /// in the superclass's table: `init()` of most classes is in the table of `NSObject`.
  package init(of base: AnyClass) {
    precondition(Self.isReadable, "this version of Swift lays out classes differently: \(doctorHint)")
    guard let table = ClassTable(reading: base) else {
      preconditionFailure("\(base) is not a plain class that declares methods of its own")
    }
    self = table
  }

  /// Creates the table of a class; nil if it is not a plain class that declares methods.
  init?(reading base: AnyClass) {
    guard let table = MethodTable(of: base) else { return nil }
    initializers = table.entries.filter { $0.kind == .allocatingInitializer }.map(\.place)
  }

  /// Returns the implementation of an initialiser in `type`, and the metadata of `type`. `type` is
  /// the table's class or a subclass.
  func function(_ index: Int, in type: AnyClass) -> (function: UnsafeMutableRawPointer, type: UnsafeMutableRawPointer) {
    let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    return (metadata.load(fromByteOffset: initializers[index] * 8, as: UnsafeMutableRawPointer.self), metadata)
  }
}

private let doctorHint = "galley doctor shows which Swift the modules were made for"
