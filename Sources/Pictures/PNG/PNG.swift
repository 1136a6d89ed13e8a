internal import CPNG
package import Raster

/// PNG files (ISO/IEC 15948) with 8 bits a component in sRGB, by libpng's simplified interface.
package enum PNG {
  /// Returns a picture as a PNG file with opacity.
  package static func encode(_ pixmap: Pixmap) throws(PNGError) -> [UInt8] {
    let samples = pixmap.straight
    // Drawings seldom need more; if one does, libpng returns the size, and a second attempt uses
    // it.
    var capacity = samples.count / 4 + 4096
    for _ in 0..<2 {
      var image = unsafe emptyImage()
      unsafe image.format = png_uint_32(cpng_format_rgba.rawValue)
      unsafe image.width = png_uint_32(truncatingIfNeeded: pixmap.width)
      unsafe image.height = png_uint_32(truncatingIfNeeded: pixmap.height)
      var needed = capacity
      var isWritten = false
      let file = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { bytes, count in
        isWritten =
          unsafe png_image_write_to_memory(
            &image, bytes.baseAddress, &needed, 0, samples, 0, nil) != 0
        count = isWritten ? needed : 0
      }
      // A copy releases the excess capacity.
      if isWritten { return file.count * 2 < capacity ? Array(file[...]) : file }
      guard needed > capacity else { throw unsafe error(of: image) }
      capacity = needed
    }
    throw PNGError("the file has no end")
  }

  /// Returns the picture in a file of any color type; its sides must not exceed the limit of
  /// `Pixmap`.
  package static func decode(_ file: [UInt8]) throws(PNGError) -> Pixmap {
    var image = unsafe emptyImage()
    // libpng keeps the addresses of the image and the file between the two calls.
    let result = unsafe withUnsafeMutablePointer(to: &image) { image in
      unsafe file.withUnsafeBytes { unsafe read($0, with: image) }
    }
    return try result.get()
  }
}

extension PNG {
  private static func read(
    _ file: UnsafeRawBufferPointer, with image: UnsafeMutablePointer<png_image>
  ) -> Result<Pixmap, PNGError> {
    defer { unsafe png_image_free(image) }
    guard unsafe png_image_begin_read_from_memory(image, file.baseAddress, file.count) != 0
    else { return unsafe .failure(error(of: image.pointee)) }
    let (width, height) = unsafe (Int(image.pointee.width), Int(image.pointee.height))
    guard max(width, height) <= Pixmap.longestSide else {
      return .failure(PNGError("\(width) by \(height) pixels are too many"))
    }
    unsafe image.pointee.format = png_uint_32(cpng_format_rgba.rawValue)
    var straight = [UInt8](repeating: 0, count: width * height * 4)
    guard unsafe png_image_finish_read(image, nil, &straight, 0, nil) != 0
    else { return unsafe .failure(error(of: image.pointee)) }
    return .success(Pixmap(width: width, height: height, straight: straight))
  }

  private static func emptyImage() -> png_image {
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    return unsafe image
  }

  private static func error(of image: png_image) -> PNGError {
    let bytes = unsafe withUnsafeBytes(of: image.message) { unsafe Array($0.prefix { $0 != 0 }) }
    return PNGError(bytes.isEmpty ? "no reason given" : String(decoding: bytes, as: UTF8.self))
  }
}
