public import Foundation

/// The options for holding and comparing the objects of a collection.
public struct NSPointerFunctions {
  /// The options for holding and comparing objects.
  public struct Options: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates an option set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are retained.
    public static let strongMemory: Self = []
    /// Objects are held weakly, and leave the collection when they are deallocated.
    public static let weakMemory = Self(rawValue: 5 << 0)
    /// Objects are compared with `isEqual`.
    public static let objectPersonality: Self = []
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Self(rawValue: 2 << 8)
    /// Objects are copied on insertion.
    public static let copyIn = Self(rawValue: 1 << 16)
  }
}

/// A member of a collection, held weakly or strongly.
struct HeldObject {
  private weak var weakly: AnyObject?
  private var strongly: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    weakly = object
    if !options.contains(.weakMemory) { strongly = object }
  }

  var object: AnyObject? { strongly ?? weakly }

  func isSame(as other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other || options.contains(.objectPointerPersonality) { return object === other }
    guard let object = object as? NSObject, let other = other as? NSObject else { return false }
    return object.isEqual(other)
  }
}

/// A dictionary whose keys or values may be held weakly. The time for a look-up is proportional to
/// the number of entries.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private var entries: [(key: HeldObject, value: HeldObject)] = []
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  /// Creates an empty map table.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// Returns an empty table that retains keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns an empty table that holds keys weakly and retains values.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: [.weakMemory, .objectPointerPersonality])
  }
  /// Returns an empty table that retains keys and holds values weakly.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// Returns an empty table that holds keys and values weakly.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: [.weakMemory, .objectPointerPersonality], valueOptions: .weakMemory)
  }

  private func sweep() { entries.removeAll { $0.key.object == nil || $0.value.object == nil } }

  /// Returns the value for a key; nil if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.isSame(as: aKey as AnyObject, keyOptions) }?.value.object as? ObjectType
  }

  /// Sets the value for a key; nil removes the key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append((HeldObject(aKey as AnyObject, keyOptions), HeldObject(anObject as AnyObject, valueOptions)))
  }

  /// Removes a key and its value.
  open func removeObject(forKey aKey: KeyType?) {
    sweep()
    guard let aKey else { return }
    entries.removeAll { $0.key.isSame(as: aKey as AnyObject, keyOptions) }
  }

  /// Removes all entries.
  open func removeAllObjects() { entries = [] }

  /// The number of entries whose key and value are not deallocated.
  open var count: Int {
    sweep()
    return entries.count
  }

  /// Returns an enumerator of the keys, in the order of insertion.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.compactMap(\.key.object)).objectEnumerator() }

  /// Returns an enumerator of the values, in the order of insertion; nil if there are none.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
  }

  /// Returns the entries as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    entries.reduce(into: [:]) { dictionary, entry in
      guard let key = entry.key.object as? AnyHashable, let value = entry.value.object as? ObjectType else { return }
      dictionary[key] = value
    }
  }
}
