public import Foundation

/// A set of objects that may be held weakly. The time for a look-up is proportional to the number
/// of members.
open class NSHashTable<ObjectType>: NSObject {
  private var members: [HeldObject] = []
  private let options: NSPointerFunctions.Options

  /// Creates an empty hash table.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) { self.options = options }

  /// Returns an empty set that holds its members weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: [.weakMemory, .objectPointerPersonality])
  }

  private func sweep() { members.removeAll { $0.object == nil } }

  /// The members, in the order of insertion.
  open var allObjects: [ObjectType] { members.compactMap { $0.object as? ObjectType } }
  /// The first member; nil if the set is empty.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of members that are not deallocated.
  open var count: Int { allObjects.count }

  /// Adds an object.
  open func add(_ object: ObjectType?) {
    sweep()
    guard let object, !contains(object) else { return }
    members.append(HeldObject(object as AnyObject, options))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    sweep()
    guard let object else { return }
    members.removeAll { $0.isSame(as: object as AnyObject, options) }
  }

  /// Removes all members.
  open func removeAllObjects() { members = [] }

  /// Returns true if an object is a member.
  open func contains(_ anObject: ObjectType?) -> Bool {
    guard let anObject else { return false }
    return members.contains { $0.isSame(as: anObject as AnyObject, options) }
  }

  /// Returns the member that equals an object; nil if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return members.first { $0.isSame(as: object as AnyObject, options) }?.object as? ObjectType
  }

  /// Returns an enumerator of the members, in the order of insertion.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
