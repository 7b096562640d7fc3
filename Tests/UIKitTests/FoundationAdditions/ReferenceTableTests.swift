import Testing
import UIKit

@Suite struct ReferenceTableTests {
  private final class Thing {}

  @Test func weakKeysGo() {
    let table = NSMapTable<Thing, NSString>.weakToStrongObjects()
    let kept = Thing()
    table.setObject("kept", forKey: kept)
    do {
      let gone = Thing()
      table.setObject("gone", forKey: gone)
      #expect(table.count == 2)
    }
    #expect(table.count == 1)
    #expect(table.object(forKey: kept) == "kept")
  }

  @Test func equalKeysAreOne() {
    let table = NSMapTable<NSString, NSString>.strongToStrongObjects()
    table.setObject("1", forKey: "a")
    table.setObject("2", forKey: NSString(string: "a"))
    #expect(table.count == 1)
    #expect(table.object(forKey: "a") == "2")
  }

  @Test func weakMembersGo() {
    let table = NSHashTable<Thing>.weakObjects()
    let kept = Thing()
    table.add(kept)
    do { table.add(Thing()) }
    #expect(table.allObjects.count == 1)
    #expect(table.contains(kept))
  }

  @Test func associationsGoWithTheirKey() {
    let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    defer { key.deallocate() }
    let object = Thing()
    objc_setAssociatedObject(object, key, "value", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, key) as? String == "value")
    #expect(objc_getAssociatedObject(Thing(), key) == nil)
    objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, key) == nil)
  }

  private final class Observed: NSObject {
    var number = 1 {
      willSet { willChangeValue(for: \.number) }
      didSet { didChangeValue(for: \.number) }
    }
  }

  @Test func observersHearOldAndNew() {
    let object = Observed()
    var heard: [[Int?]] = []
    let observation = object.observe(\.number, options: [.old, .new]) { heard.append([$1.oldValue, $1.newValue]) }
    object.number = 2
    observation.invalidate()
    object.number = 3
    #expect(heard == [[1, 2]])
  }
}

@Suite struct ObjectLockTests {
  @Test func anObjectIsLockedByOneThreadAtATime() async {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            objc_sync_enter(count)
            objc_sync_enter(count)
            count.value += 1
            objc_sync_exit(count)
            objc_sync_exit(count)
          }
        }
      }
    }
    #expect(count.value == 4000)
  }
}
