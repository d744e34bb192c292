// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "TenFoot",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "TenFoot", targets: ["TenFoot"]),
    .library(name: "TenFootDisplay", targets: ["TenFootDisplay"]),
    .library(name: "TenFootTesting", targets: ["TenFootTesting"]),
    .library(name: "TenFootTool", targets: ["TenFootTool"]),
    .executable(name: "tenfoot", targets: ["TenFootCommand"]),
    .executable(name: "tenfoot-bench", targets: ["TenFootBenchmarks"]),
  ],
  targets: [
    // The core: views, layout, painting, rules. Pure Swift over Foundation.
    .target(name: "TenFoot"),

    // What meets C, one library in one folder.
    .target(
      name: "TenFootFonts", path: "Fonts", exclude: ["README.md"],
      resources: [.copy("Families"), .copy("Symbols")]
    ),
    .target(name: "TenFootText", dependencies: ["TenFoot", "TenFootFonts", "CHarfBuzz", "CICU"]),
    .target(
      name: "TenFootRaster",
      dependencies: [
        "TenFoot", "TenFootFonts", "TenFootText", "CCairo", "CFreeType", "CISAL", "CDeflate",
        "CSPNG",
        "CTurboJPEG", "CWebP",
      ]
    ),

    // What people run and test with.
    .target(name: "TenFootDisplay", dependencies: ["TenFoot", "TenFootText", "TenFootRaster"]),
    .target(name: "TenFootGallery", dependencies: ["TenFoot"], exclude: ["States"]),
    .target(
      name: "TenFootGoldens", dependencies: ["TenFootDisplay", "TenFootText", "TenFootRaster"]),
    .target(name: "TenFootTesting", dependencies: ["TenFootGoldens", "TenFootDisplay"]),
    .target(name: "TenFootSimulation", dependencies: ["TenFoot", "TenFootDisplay"]),
    .target(
      name: "TenFootTool",
      dependencies: ["TenFootDisplay", "TenFootText", "TenFootRaster", "TenFootGoldens"]),
    .executableTarget(name: "TenFootCommand", dependencies: ["TenFootTool", "TenFootGallery"]),
    .executableTarget(
      name: "TenFootBenchmarks",
      dependencies: [
        "TenFootDisplay", "TenFootText", "TenFootRaster", "TenFootGallery",
        "TenFootSimulation", "TenFootTool", "TenFootGoldens", "CAllocator",
      ]),

    .testTarget(name: "TenFootTests", dependencies: ["TenFoot"]),
    .testTarget(name: "TenFootTextTests", dependencies: ["TenFootText"]),
    .testTarget(name: "TenFootRasterTests", dependencies: ["TenFootRaster", "TenFootDisplay"]),
    .testTarget(
      name: "TenFootDisplayTests",
      dependencies: ["TenFootDisplay", "TenFootRaster", "TenFootGoldens", "TenFootTesting"]),
    .testTarget(
      name: "TenFootSimulationTests", dependencies: ["TenFootSimulation", "TenFootDisplay"]),
    .testTarget(
      name: "TenFootGalleryTests",
      dependencies: [
        "TenFootGallery", "TenFootDisplay", "TenFootText", "TenFootGoldens", "TenFootTesting",
        "TenFootSimulation",
      ]
    ),
    .testTarget(
      name: "TenFootToolTests",
      dependencies: [
        "TenFootTool", "TenFootGallery", "TenFootGoldens", "TenFootDisplay", "TenFootRaster",
        "TenFootTesting",
      ]),
    .testTarget(
      name: "TenFootGoldensTests",
      dependencies: ["TenFootGoldens", "TenFootDisplay", "TenFootRaster", "TenFootText"]),
    .testTarget(
      name: "TenFootTestingTests",
      dependencies: ["TenFootTesting", "TenFootGoldens", "TenFootDisplay", "TenFootRaster"]),
    .testTarget(name: "HouseTests"),

    .systemLibrary(name: "CAllocator"),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"]), .brew(["isa-l"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CSPNG", pkgConfig: "spng", providers: [.apt(["libspng-dev"]), .brew(["libspng"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
