// `import TenFootDisplay` brings along what its renderers return and throw: a picture's PNG, the pages
// of a document, the faces that are used, and what is wrong with a font.
@_exported public import TenFootRaster
@_exported public import TenFootText
