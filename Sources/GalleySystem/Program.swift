#if canImport(Darwin)
  /// The path of the running program as the system reports it, with symbolic links as they were at
  /// its start; nil if the system does not report it.
  public var procProgramPath: String? {
    var size = UInt32(PATH_MAX)
    var path = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Always nil, since `procProgramPath` is already the path by which the program was started.
  public var startedProgramPath: UnsafePointer<CChar>? { nil }
#else
  /// The path of the running program as the system reports it, which may be a symbolic link that
  /// callers must follow. Nil where /proc is not mounted.
  public var procProgramPath: String? {
    let path = "/proc/self/exe"
    return unsafe access(path, F_OK) == 0 ? path : nil
  }

  /// The path by which the program was started, relative to the current folder at that time; nil if
  /// the system does not report it. The pointer is valid until the process ends.
  public var startedProgramPath: UnsafePointer<CChar>? {
    // The function is looked up by name, since Swift does not import its header.
    typealias Value = @convention(c) (UInt) -> UInt
    guard let value = unsafe dlsym(nil, "getauxval") else { return nil }
    // 31 is AT_EXECFN of getauxval(3).
    return unsafe UnsafePointer(bitPattern: unsafeBitCast(value, to: Value.self)(31))
  }
#endif

#if canImport(Darwin)
  /// An empty list of actions for `posix_spawn`. Pass it to `posix_spawn_file_actions_init` before
  /// use.
  public var emptySpawnActions: posix_spawn_file_actions_t? { nil }
  /// The environment of the process in the form for `posix_spawn`.
  public var processEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { _NSGetEnviron().pointee }
#else
  /// An empty list of actions for `posix_spawn`. Pass it to `posix_spawn_file_actions_init` before
  /// use.
  public var emptySpawnActions: posix_spawn_file_actions_t { unsafe posix_spawn_file_actions_t() }
  /// The environment of the process in the form for `posix_spawn`.
  public var processEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { unsafe environ }
#endif

/// Returns the path of the library or program that contains an address of code or data; nil if the system does not
/// report it.
@safe public func imagePath(of address: UnsafeRawPointer) -> String? {
  // Swift imports neither dladdr(3), which the headers hide without _GNU_SOURCE, nor its result, a structure of four
  // words.
  typealias Find = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
  guard let find = unsafe dlsym(nil, "dladdr") else { return nil }
  var facts: (name: UnsafePointer<CChar>?, base: UInt, symbol: UInt, place: UInt) = (nil, 0, 0, 0)
  guard unsafe unsafeBitCast(find, to: Find.self)(address, &facts) != 0, let name = unsafe facts.name else {
    return nil
  }
  return unsafe String(cString: name)
}
