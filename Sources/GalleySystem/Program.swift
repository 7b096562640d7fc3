#if canImport(Darwin)
  /// The path of the running program, with symbolic links as it was started; nil if the system does not say.
  public var programPath: String? {
    var size = UInt32(PATH_MAX)
    var path = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
#else
  /// The path of the running program, for the calls that follow symbolic links.
  public var programPath: String? { "/proc/self/exe" }
#endif

#if canImport(Darwin)
  /// A list of actions for `posix_spawn`, which `posix_spawn_file_actions_init` makes usable.
  public var emptySpawnActions: posix_spawn_file_actions_t? { nil }
  /// The environment of the process, as `posix_spawn` takes it.
  public var processEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { _NSGetEnviron().pointee }
#else
  /// A list of actions for `posix_spawn`, which `posix_spawn_file_actions_init` makes usable.
  public var emptySpawnActions: posix_spawn_file_actions_t { unsafe posix_spawn_file_actions_t() }
  /// The environment of the process, as `posix_spawn` takes it.
  public var processEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { unsafe environ }
#endif

/// Returns the path of the library, or of the program, that an address of code or data lies in; nil if the system does not say.
@safe public func imagePath(of address: UnsafeRawPointer) -> String? {
  // Swift does not import dladdr(3), which the headers hide without _GNU_SOURCE, nor its structure of four words.
  typealias Find = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
  guard let find = unsafe dlsym(nil, "dladdr") else { return nil }
  var facts: (name: UnsafePointer<CChar>?, base: UInt, symbol: UInt, place: UInt) = (nil, 0, 0, 0)
  guard unsafe unsafeBitCast(find, to: Find.self)(address, &facts) != 0, let name = unsafe facts.name else {
    return nil
  }
  return unsafe String(cString: name)
}
