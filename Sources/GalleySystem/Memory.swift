#if canImport(Darwin)
  /// Returns the bytes of memory that a process has for itself; nil, since the system tells it to few programs.
  public func privateMemory(of process: pid_t) -> Int? { nil }

  /// Returns the most memory that a process had at a time.
  public func mostMemoryInBytes(_ usage: rusage) -> Int { Int(usage.ru_maxrss) }
#else
  /// Returns the bytes of memory that a process has for itself, without the files that it maps; nil if the system does
  /// not say.
  public func privateMemory(of process: pid_t) -> Int? {
    guard let file = unsafe fopen("/proc/\(process)/statm", "r") else { return nil }
    defer { unsafe fclose(file) }
    var line = [UInt8](repeating: 0, count: 256)
    let count = unsafe fread(&line, 1, line.count, file)
    // Pages: of the address space, in memory, and of those the ones that are shared with files.
    let words = String(decoding: line.prefix(count), as: UTF8.self).split(separator: " ").prefix(3)
    let pages = words.compactMap { Int($0) }
    return pages.count == 3 ? max(0, pages[1] - pages[2]) * Int(getpagesize()) : nil
  }

  /// Returns the most memory that a process had at a time.
  public func mostMemoryInBytes(_ usage: rusage) -> Int { Int(usage.ru_maxrss) << 10 }
#endif
