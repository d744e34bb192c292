// `import TenFootTesting` brings along what its functions take.
@_exported public import TenFootGoldens
