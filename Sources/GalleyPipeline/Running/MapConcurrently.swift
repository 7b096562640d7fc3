import Dispatch
import GalleySystem
import Synchronization

/// Calls `body` for all items on up to `jobs` threads, and returns the results in the order of the
/// items. Results that are nil are left out, and need no memory.
///
/// Each thread creates a state, such as caches without a lock, and keeps it from item to item. The result of an item
/// must not depend on the thread's earlier items. A single item or job starts no thread.
package func mapConcurrently<Items: RandomAccessCollection & Sendable, State, Output: Sendable>(
  _ items: Items, jobs: Int, progress: ProgressBar, makeState: @escaping @Sendable () -> State,
  body: @escaping @Sendable (Items.Element, State) -> Output?
) -> [Output] where Items.Index == Int {
  defer { progress.finish() }
  guard min(jobs, items.count) > 1 else {
    let state = makeState()
    return items.compactMap { item in
      defer { progress.advance() }
      return body(item, state)
    }
  }
  let queue = Queue(items.indices)
  let results = Results<Output>()
  DispatchQueue.concurrentPerform(iterations: min(jobs, items.count)) { _ in
    coverThread()
    let state = makeState()
    while let index = queue.next() {
      if let output = body(items[index], state) { results.add(output, of: index) }
      progress.advance()
    }
  }
  return results.outputs
}

/// The results with the indices of their items, shared by all threads.
private final class Results<Output: Sendable>: Sendable {
  private let results = Mutex<[(index: Int, output: Output)]>([])

  func add(_ output: Output, of index: Int) { results.withLock { $0.append((index, output)) } }

  var outputs: [Output] { results.withLock { $0.sorted { $0.index < $1.index }.map(\.output) } }
}

/// A counter that gives each index to exactly one thread.
private final class Queue: Sendable {
  private let issued: Atomic<Int>
  private let end: Int

  init(_ range: some Collection<Int>) {
    let start = range.first ?? 0
    issued = Atomic(start)
    end = start + range.count
  }

  func next() -> Int? {
    let number = issued.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < end ? number : nil
  }
}

/// Returns the number of available processors.
package func availableProcessors() -> Int {
  max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
