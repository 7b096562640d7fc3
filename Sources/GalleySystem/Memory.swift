#if canImport(Darwin)
  /// Returns nil. The private memory of a process in bytes is not available, since macOS reports it
  /// to few programs.
  public func privateMemory(of process: pid_t) -> Int? { nil }

  /// Returns the peak memory of a process, in bytes.
  public func mostMemoryInBytes(_ usage: rusage) -> Int { Int(usage.ru_maxrss) }

  /// Does nothing, since macOS decides how much memory to keep.
  public func keepFreeMemory() {}

  /// Does nothing, since macOS decides how much memory to give back.
  public func giveMemoryBack() {}

  /// Runs `body` and returns nil, since the system cannot reset the peak memory.
  public func memoryGrowth<Failure: Error>(of body: () throws(Failure) -> Void) throws(Failure) -> Int? {
    try body()
    return nil
  }
#else
  /// Returns the private memory of a process in bytes, without the files that it maps; nil if the system does not
  /// report it.
  public func privateMemory(of process: pid_t) -> Int? {
    guard let file = unsafe fopen("/proc/\(process)/statm", "r") else { return nil }
    defer { unsafe fclose(file) }
    var line = [UInt8](repeating: 0, count: 256)
    let count = unsafe fread(&line, 1, line.count, file)
    // The first three numbers count pages: the address space, the pages in memory, and those of them shared with files.
    let words = String(decoding: line.prefix(count), as: UTF8.self).split(separator: " ").prefix(3)
    let pages = words.compactMap { Int($0) }
    return pages.count == 3 ? max(0, pages[1] - pages[2]) * Int(getpagesize()) : nil
  }

  /// Returns the peak memory of a process in bytes. If the process that started it had a higher
  /// peak until then, the result is that peak (getrusage(2)).
  public func mostMemoryInBytes(_ usage: rusage) -> Int { Int(usage.ru_maxrss) << 10 }

  /// Returns the maximum number of bytes by which the memory of this process grew while `body` ran;
  /// nil if the system does not report it. Free memory inside the process is first given back to
  /// the system, since otherwise `body` could use it without growth.
  public func memoryGrowth<Failure: Error>(of body: () throws(Failure) -> Void) throws(Failure) -> Int? {
    giveMemoryBack()
    // Writing 5 resets the peak to the current size (proc(5)).
    let file = unsafe fopen("/proc/self/clear_refs", "w")
    let isReset = unsafe file.map { unsafe fputs("5", $0) >= 0 && fclose($0) == 0 } ?? false
    let before = memory("VmRSS", of: "self")
    try body()
    guard isReset, let before, let most = memory("VmHWM", of: "self") else { return nil }
    return max(0, most - before)
  }

  /// Gives free memory back to the system, if the C library is GNU's. It calls a function whose
  /// header Swift does not import.
  public func giveMemoryBack() {
    typealias Trim = @convention(c) (Int) -> Int32
    guard let trim = unsafe dlsym(nil, "malloc_trim") else { return }
    _ = unsafe unsafeBitCast(trim, to: Trim.self)(0)
  }

  /// Makes the C library, if it is GNU's, keep up to 64 MB of free memory and request memory in
  /// larger parts. Each text is laid out in the memory of the previous text, since getting pages
  /// from the system costs more than writing glyphs. Call the function while only one thread runs.
  public func keepFreeMemory() {
    typealias Option = @convention(c) (Int32, Int32) -> Int32
    guard let option = unsafe dlsym(nil, "mallopt") else { return }
    // M_TRIM_THRESHOLD, M_TOP_PAD and M_MMAP_THRESHOLD of mallopt(3); the last one has its maximum value.
    for (name, bytes) in [(-1, 64 << 20), (-2, 1 << 20), (-3, 32 << 20)] as [(Int32, Int32)] {
      _ = unsafe unsafeBitCast(option, to: Option.self)(name, bytes)
    }
  }

  /// Returns a value in bytes from the status of a process; `self` means this process.
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
