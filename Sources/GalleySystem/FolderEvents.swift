#if canImport(Glibc) || canImport(Musl)
  /// Returns a descriptor that becomes readable when something changes in a folder added by
  /// `watchFolder`. A negative result means that the system has no such descriptors, so that the
  /// caller must check the files regularly.
  public func openFolderEvents() -> Int32 { inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) }

  /// Watches a folder with the descriptor `events`. Subfolders are not watched. Watching the same
  /// folder again has no effect.
  public func watchFolder(_ path: String, _ events: Int32) {
    let kinds =
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB
    _ = unsafe inotify_add_watch(events, path, UInt32(kinds))
  }

  /// Returns the time of a file's last modification, in nanoseconds since 1970. It wraps around beyond the year 2262
  /// and before 1677.
  public func modificationTime(_ facts: stat) -> Int {
    nanoseconds(facts.st_mtim)
  }

  /// Returns the time of the last change of a file or its metadata, such as its name and
  /// permissions, in nanoseconds since 1970. It wraps around as `modificationTime` does.
  public func changeTime(_ facts: stat) -> Int {
    nanoseconds(facts.st_ctim)
  }
#else
  /// Returns a descriptor that becomes readable when something changes in a folder added by
  /// `watchFolder`. A negative result means that the system has no such descriptors, so that the
  /// caller must check the files regularly.
  public func openFolderEvents() -> Int32 { -1 }

  /// Watches a folder with the descriptor `events`. Subfolders are not watched. Watching the same
  /// folder again has no effect.
  public func watchFolder(_ path: String, _ events: Int32) {}

  /// Returns the time of a file's last modification, in nanoseconds since 1970. It wraps around beyond the year 2262
  /// and before 1677.
  public func modificationTime(_ facts: stat) -> Int {
    nanoseconds(facts.st_mtimespec)
  }

  /// Returns the time of the last change of a file or its metadata, such as its name and
  /// permissions, in nanoseconds since 1970. It wraps around as `modificationTime` does.
  public func changeTime(_ facts: stat) -> Int {
    nanoseconds(facts.st_ctimespec)
  }
#endif

/// Returns the nanoseconds since 1970. The number wraps around at 64 bits, since a file may have any date.
private func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec) }
