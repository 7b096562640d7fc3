#if canImport(Glibc) || canImport(Musl)
  /// Returns a descriptor that can be read once something changes in one of the folders that `watchFolder` adds; negative
  /// where there is none, so that one has to look now and then.
  public func openFolderEvents() -> Int32 { inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) }

  /// Watches a folder, not those in it. A folder that is watched already stays so.
  public func watchFolder(_ path: String, _ events: Int32) {
    let kinds =
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB
    _ = unsafe inotify_add_watch(events, path, UInt32(kinds))
  }

  /// The time of a file's last change, in nanoseconds since 1970. It wraps around beyond the year 2262 and before 1677.
  public func modificationTime(_ facts: stat) -> Int {
    nanoseconds(facts.st_mtim)
  }

  /// The time of the last change of anything about a file, its name and its rights included, as `modificationTime` tells it.
  public func changeTime(_ facts: stat) -> Int {
    nanoseconds(facts.st_ctim)
  }
#else
  /// Returns a descriptor that can be read once something changes in one of the folders that `watchFolder` adds; negative
  /// where there is none, so that one has to look now and then.
  public func openFolderEvents() -> Int32 { -1 }

  /// Watches a folder, not those in it. A folder that is watched already stays so.
  public func watchFolder(_ path: String, _ events: Int32) {}

  /// The time of a file's last change, in nanoseconds since 1970. It wraps around beyond the year 2262 and before 1677.
  public func modificationTime(_ facts: stat) -> Int {
    nanoseconds(facts.st_mtimespec)
  }

  /// The time of the last change of anything about a file, its name and its rights included, as `modificationTime` tells it.
  public func changeTime(_ facts: stat) -> Int {
    nanoseconds(facts.st_ctimespec)
  }
#endif

/// The nanoseconds since 1970, wrapped around where 64 bits end: a file may have any date.
private func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec) }
