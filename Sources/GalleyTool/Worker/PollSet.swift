import GalleySystem

/// Descriptors that are waited for together.
struct PollSet {
  private var entries: [pollfd] = []
  private var position = 0

  /// Adds a descriptor. Without a direction it is never ready.
  mutating func add(_ descriptor: Int32, reads: Bool = false, writes: Bool = false) {
    let events = (reads ? Int16(POLLIN) : 0) | (writes ? Int16(POLLOUT) : 0)
    // The other end's going away would be reported even of those that nothing is wanted of.
    entries.append(pollfd(fd: events == 0 ? -1 : descriptor, events: events, revents: 0))
  }

  /// Waits until one of them is ready, at most for these milliseconds; -1 is without limit.
  mutating func wait(milliseconds: Int32) { unsafe poll(&entries, nfds_t(entries.count), milliseconds) }

  /// Returns true if the next one, in the order in which they were added, is ready.
  mutating func next() -> Bool {
    position += 1
    return entries[position - 1].revents != 0
  }
}
