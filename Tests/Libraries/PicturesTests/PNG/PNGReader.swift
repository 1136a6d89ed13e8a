import CPNG
import Raster

/// A reader of PNG files based on libpng.
enum PNGReader {
  /// Returns the picture in a file of any color type; `nil` if it is broken.
  static func picture(_ file: [UInt8]) -> Pixmap? {
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    // libpng keeps the addresses of the image and the file between the two calls.
    return unsafe withUnsafeMutablePointer(to: &image) { image in
      unsafe file.withUnsafeBytes { unsafe read($0, with: image) }
    }
  }

  private static func read(
    _ file: UnsafeRawBufferPointer, with image: UnsafeMutablePointer<png_image>
  ) -> Pixmap? {
    defer { unsafe png_image_free(image) }
    guard unsafe png_image_begin_read_from_memory(image, file.baseAddress, file.count) != 0
    else { return nil }
    let (width, height) = unsafe (Int(image.pointee.width), Int(image.pointee.height))
    unsafe image.pointee.format = png_uint_32(cpng_format_rgba.rawValue)
    var straight = [UInt8](repeating: 0, count: width * height * 4)
    guard unsafe png_image_finish_read(image, nil, &straight, 0, nil) != 0 else { return nil }
    return Pixmap(width: width, height: height, straight: straight)
  }
}
