import GalleySystem

/// A set of file descriptors for `poll`.
package struct PollSet {
  private var entries: [pollfd] = []
  private var position = 0

  /// Creates an empty set.
  package init() {}

  /// Adds a descriptor to wait for. If both `reads` and `writes` are false, the descriptor is never
  /// ready.
  package mutating func add(_ descriptor: Int32, reads: Bool = false, writes: Bool = false) {
    let events = (reads ? Int16(POLLIN) : 0) | (writes ? Int16(POLLOUT) : 0)
    // A descriptor without a direction would still be reported when the other end closes, so it is disabled.
    entries.append(pollfd(fd: events == 0 ? -1 : descriptor, events: events, revents: 0))
  }

  /// Waits until a descriptor is ready, for at most `milliseconds`. -1 means no limit.
  package mutating func wait(milliseconds: Int32) { unsafe poll(&entries, nfds_t(entries.count), milliseconds) }

  /// Returns true if the next descriptor is ready. Descriptors are checked in the order in which
  /// they were added.
  package mutating func next() -> Bool {
    position += 1
    return entries[position - 1].revents != 0
  }
}
