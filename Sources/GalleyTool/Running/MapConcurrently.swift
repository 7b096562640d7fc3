import Dispatch
import GalleySystem
import Synchronization

/// Returns the results of `body` for all items, computed by up to `jobs` threads, in the order of the items.
///
/// Each thread makes a state and keeps it from item to item, as for caches without a lock. The result of an item must not
/// depend on the items that its thread had before. One item, or one job, starts no thread.
func mapConcurrently<Item: Sendable, State, Output: Sendable>(
  _ items: [Item], jobs: Int, progress: ProgressBar, makeState: @escaping @Sendable () -> State,
  body: @escaping @Sendable (Item, State) -> Output
) -> [Output] {
  defer { progress.finish() }
  guard min(jobs, items.count) > 1 else {
    let state = makeState()
    return items.map { item in
      defer { progress.advance() }
      return body(item, state)
    }
  }
  let queue = Queue()
  let places = Places<Output>(items.count)
  DispatchQueue.concurrentPerform(iterations: min(jobs, items.count)) { _ in
    coverThread()
    let state = makeState()
    while let index = queue.next(below: items.count) {
      places.put(body(items[index], state), at: index)
      progress.advance()
    }
  }
  return places.outputs
}

/// The results, each in its place, so that they are kept once and not for each thread too.
private final class Places<Output: Sendable>: Sendable {
  private let places: Mutex<[Output?]>

  init(_ count: Int) { places = Mutex([Output?](repeating: nil, count: count)) }

  func put(_ output: Output, at index: Int) { places.withLock { $0[index] = output } }

  var outputs: [Output] { places.withLock { $0.compactMap(\.self) } }
}

/// A counter from 0 that gives each number to one thread.
private final class Queue: Sendable {
  private let issued = Atomic(0)

  func next(below end: Int) -> Int? {
    let number = issued.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < end ? number : nil
  }
}

/// Returns the number of processors in use.
func availableProcessors() -> Int {
  max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
