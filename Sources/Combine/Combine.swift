// OpenCombine has what Apple's module has but for publishers that join several, which stand beside this file, and for
// those of observed properties.
//
// It extends Foundation only where no module called Combine can be imported. Where a folder of modules that were compiled
// before has this one, and OpenCombine is compiled again, remove that folder.
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
