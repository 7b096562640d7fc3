import CFreeType
import GalleySystem

/// An owner of an FT_Library, which is released together with this object.
///
/// FT_Init_FreeType would read properties from the environment, some of which change how glyphs are drawn. So the
/// library is assembled here from the same modules.
final class FreeTypeLibrary {
  let pointer: FT_Library
  private let memory: FT_Memory

  init() {
    memory = .allocate(capacity: 1)
    memory.initialize(
      to: FT_MemoryRec_(
        user: nil, alloc: { _, size in malloc(size) }, free: { _, block in free(block) },
        realloc: { _, _, size, block in realloc(block, size) }))
    var library: FT_Library?
    guard FT_New_Library(memory, &library) == 0, let library else { preconditionFailure("FreeType cannot be started") }
    FT_Add_Default_Modules(library)
    pointer = library
  }

  deinit {
    FT_Done_Library(pointer)
    memory.deallocate()
  }
}
