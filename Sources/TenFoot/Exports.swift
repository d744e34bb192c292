// As with SwiftUI, `import TenFoot` brings Foundation's CGFloat, CGSize, CGRect and formats along, so
// that a view file needs no other import.
@_exported public import Foundation
