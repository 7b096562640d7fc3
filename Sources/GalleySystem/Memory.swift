#if canImport(Darwin)
  /// Returns the bytes of memory that a process has for itself; nil, since the system tells it to few programs.
  public func privateMemory(of process: pid_t) -> Int? { nil }

  /// Returns the most memory that a process had at a time.
  public func mostMemoryInBytes(_ usage: rusage) -> Int { Int(usage.ru_maxrss) }

  /// Does nothing: the system decides it.
  public func keepFreeMemory() {}

  /// Does nothing: the system decides it.
  public func giveMemoryBack() {}

  /// Returns nil: the system does not begin anew to count the most memory.
  public func memoryGrowth<Failure: Error>(of body: () throws(Failure) -> Void) throws(Failure) -> Int? {
    try body()
    return nil
  }
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

  /// Returns the most memory that a process had at a time, or the one that started it until then, if that had more
  /// (getrusage(2)).
  public func mostMemoryInBytes(_ usage: rusage) -> Int { Int(usage.ru_maxrss) << 10 }

  /// Returns the bytes by which the memory of this process grew at most while `body` ran; nil if the system does not
  /// say. Memory that was free before, inside of the process, is given back first: it would be used without growth.
  public func memoryGrowth<Failure: Error>(of body: () throws(Failure) -> Void) throws(Failure) -> Int? {
    giveMemoryBack()
    // 5 sets the most memory to the present one (proc(5)).
    let file = unsafe fopen("/proc/self/clear_refs", "w")
    let isReset = unsafe file.map { unsafe fputs("5", $0) >= 0 && fclose($0) == 0 } ?? false
    let before = memory("VmRSS", of: "self")
    try body()
    guard isReset, let before, let most = memory("VmHWM", of: "self") else { return nil }
    return max(0, most - before)
  }

  /// Gives free memory back to the system, if the C library can: the GNU one, by a header that Swift does not import.
  public func giveMemoryBack() {
    typealias Trim = @convention(c) (Int) -> Int32
    guard let trim = unsafe dlsym(nil, "malloc_trim") else { return }
    _ = unsafe unsafeBitCast(trim, to: Trim.self)(0)
  }

  /// Has the C library keep memory that is free, up to 64 MB above what is in use, and take it from the system in larger
  /// parts, if it can: the GNU one. A text is laid out in the memory of the one before it, and pages that were given back
  /// cost more than the glyphs that are written to them. Not for use by several threads at once.
  public func keepFreeMemory() {
    typealias Option = @convention(c) (Int32, Int32) -> Int32
    guard let option = unsafe dlsym(nil, "mallopt") else { return }
    // M_TRIM_THRESHOLD, M_TOP_PAD and M_MMAP_THRESHOLD of mallopt(3), the last at its largest.
    for (name, bytes) in [(-1, 64 << 20), (-2, 1 << 20), (-3, 32 << 20)] as [(Int32, Int32)] {
      _ = unsafe unsafeBitCast(option, to: Option.self)(name, bytes)
    }
  }

  /// Returns a number of bytes from the status of a process; `self` is this one.
  func memory(_ name: String, of process: String) -> Int? {
    guard let file = unsafe fopen("/proc/\(process)/status", "r") else { return nil }
    defer { unsafe fclose(file) }
    var text = [UInt8](repeating: 0, count: 1 << 14)
    let count = unsafe fread(&text, 1, text.count, file)
    let lines = String(decoding: text.prefix(count), as: UTF8.self).split(separator: "\n")
    let words = lines.first { $0.hasPrefix(name + ":") }?.split { $0 == " " || $0 == "\t" }
    return words.flatMap { $0.count > 1 ? Int($0[1]) : nil }.map { $0 << 10 }
  }
#endif
