import Foundation

@testable import DashRender

extension Surface {
    /// Whether both show the same; the fourth byte of a pixel has no meaning.
    func showsTheSame(as other: Surface) -> Bool {
        guard width == other.width, height == other.height, stride == other.stride else { return false }
        return withPixels { mine in
            other.withPixels { theirs in
                guard let a = mine.baseAddress, let b = theirs.baseAddress else { return false }
                if memcmp(a, b, mine.count) == 0 { return true }
                let colors: UInt32 = 0xFF_FFFF
                return UnsafeRawPointer(a).withMemoryRebound(to: UInt32.self, capacity: mine.count / 4) { a in
                    UnsafeRawPointer(b).withMemoryRebound(to: UInt32.self, capacity: mine.count / 4) { b in
                        (0..<height).allSatisfy { y in
                            (y * stride / 4..<y * stride / 4 + width).allSatisfy { (a[$0] ^ b[$0]) & colors == 0 }
                        }
                    }
                }
            }
        }
    }
}
