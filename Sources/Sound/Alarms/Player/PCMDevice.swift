#if ALSA
import CALSA
import CALSASupport
import Glibc

/// An open sound device that accepts 16-bit frames and is closed at the end of its lifetime.
///
/// It must be used on one thread: some ALSA plugins hang if two threads use a device. No call
/// waits: `snd_pcm_drain` and polling the device's descriptors are avoided, because in some plugins
/// they never return, or spin.
@safe struct PCMDevice: ~Copyable {
  /// The state of a device.
  enum State {
    /// Configured and ready to start.
    case prepared
    /// Playing.
    case running
    /// Out of frames.
    case ranOut
    /// Stopped by the machine's sleep.
    case suspended
    case disconnected
  }

  static let bufferTime = Duration.milliseconds(200)
  /// The period at which the device consumes frames.
  static let periodTime = Duration.milliseconds(50)

  /// The frames per second, as close as supported to the requested rate.
  let rate: Int
  /// The samples per frame, as close as supported to the requested number.
  let channels: Int
  /// The size of the buffer in frames.
  let bufferFrames: Int

  private let pcm: OpaquePointer

  /// Opens and configures a device.
  ///
  /// The corresponding C functions are `snd_pcm_open`, `snd_pcm_hw_params` and `snd_pcm_sw_params`.
  /// Opening blocks for as long as the sound server does.
  init(_ name: String, rate: Int, channels: Int) throws(PCMError) {
    calsa_be_quiet()
    calsa_clear_text()
    var opened: OpaquePointer?
    let result = unsafe snd_pcm_open(&opened, name, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK)
    guard result >= 0, let pcm = unsafe opened else { throw .lastOne("open", result) }
    let format: Format
    do {
      format = try unsafe configure(pcm, rate: rate, channels: channels)
    } catch {
      unsafe snd_pcm_close(pcm)
      throw error
    }
    unsafe self.pcm = pcm
    self.rate = format.rate
    self.channels = format.channels
    bufferFrames = format.bufferFrames
  }

  deinit { unsafe snd_pcm_close(pcm) }

  var state: State {
    switch unsafe snd_pcm_state(pcm) {
    case SND_PCM_STATE_RUNNING, SND_PCM_STATE_DRAINING, SND_PCM_STATE_PAUSED: .running
    case SND_PCM_STATE_XRUN, SND_PCM_STATE_SETUP, SND_PCM_STATE_OPEN: .ranOut
    case SND_PCM_STATE_SUSPENDED: .suspended
    case SND_PCM_STATE_DISCONNECTED: .disconnected
    default: .prepared
    }
  }

  /// Returns the number of frames that the device accepts now; `nil` if it must be recovered first.
  ///
  /// The corresponding C function is `snd_pcm_avail`.
  func available() throws(PCMError) -> Int? { try count(unsafe snd_pcm_avail(pcm), "write") }

  /// The number of buffered frames ahead of one written now; 0 if unknown.
  ///
  /// The corresponding C function is `snd_pcm_delay`.
  var delay: Int {
    var frames: snd_pcm_sframes_t = 0
    return unsafe snd_pcm_delay(pcm, &frames) < 0 ? 0 : max(0, frames)
  }

  /// Writes frames and returns the number accepted; `nil` if the device must be recovered first.
  ///
  /// The corresponding C function is `snd_pcm_writei`.
  func write(_ samples: ArraySlice<Int16>) throws(PCMError) -> Int? {
    let frames = snd_pcm_uframes_t(samples.count / channels)
    return try count(
      unsafe samples.withUnsafeBufferPointer {
        unsafe snd_pcm_writei(pcm, $0.baseAddress, frames)
      }, "write")
  }

  /// Starts playing the frames written so far.
  ///
  /// The corresponding C function is `snd_pcm_start`.
  func start() throws(PCMError) { _ = try count(Int(unsafe snd_pcm_start(pcm)), "start") }

  /// Prepares the device for writing from the start.
  ///
  /// The corresponding C function is `snd_pcm_prepare`.
  func prepare() throws(PCMError) {
    calsa_clear_text()
    let result = unsafe snd_pcm_prepare(pcm)
    if result < 0 { throw .lastOne("recover", result) }
  }

  /// Resumes the device after the machine's sleep; returns `false` if it needs more time.
  ///
  /// The corresponding C function is `snd_pcm_resume`.
  func resume() -> Bool { unsafe snd_pcm_resume(pcm) != -EAGAIN }

  /// Silences the device immediately.
  ///
  /// The corresponding C function is `snd_pcm_drop`.
  func drop() { unsafe snd_pcm_drop(pcm) }

  /// Interprets a result: a count, 0 for a temporary condition, `nil` if recovery is needed; throws
  /// other errors.
  private func count(_ result: Int, _ operation: String) throws(PCMError) -> Int? {
    if result >= 0 { return result }
    switch Int32(-result) {
    case EAGAIN, EINTR: return 0
    case EPIPE, ESTRPIPE: return nil
    default: throw .lastOne(operation, Int32(result))
    }
  }
}

extension PCMError {
  /// Returns an error with libasound's last message on this thread.
  fileprivate static func lastOne(_ operation: String, _ result: Int32) -> PCMError {
    let text = unsafe String(cString: calsa_text())
    return PCMError(operation: operation, code: result, detail: text.isEmpty ? nil : text)
  }
}

private struct Format {
  var rate: Int
  var channels: Int
  var bufferFrames: Int
}

/// Configures a device for 16-bit frames: first the period, then the buffer, both as times, because
/// in any other order some plugins choose buffers of many seconds.
private func configure(_ pcm: OpaquePointer, rate: Int, channels: Int) throws(PCMError) -> Format {
  calsa_clear_text()
  func check(_ result: Int32) throws(PCMError) {
    if result < 0 { throw .lastOne("configure", result) }
  }
  var allocated: OpaquePointer?
  try check(unsafe snd_pcm_hw_params_malloc(&allocated))
  let settings = unsafe allocated
  defer { unsafe snd_pcm_hw_params_free(settings) }
  var (rate, channels) = (UInt32(clamping: rate), UInt32(clamping: channels))
  var period = UInt32(PCMDevice.periodTime / .microseconds(1))
  var buffer = UInt32(PCMDevice.bufferTime / .microseconds(1))
  try check(unsafe snd_pcm_hw_params_any(pcm, settings))
  unsafe snd_pcm_hw_params_set_rate_resample(pcm, settings, 1)
  try check(unsafe snd_pcm_hw_params_set_access(pcm, settings, SND_PCM_ACCESS_RW_INTERLEAVED))
  try check(unsafe snd_pcm_hw_params_set_format(pcm, settings, SND_PCM_FORMAT_S16))
  try check(unsafe snd_pcm_hw_params_set_channels_near(pcm, settings, &channels))
  try check(unsafe snd_pcm_hw_params_set_rate_near(pcm, settings, &rate, nil))
  try check(unsafe snd_pcm_hw_params_set_period_time_near(pcm, settings, &period, nil))
  try check(unsafe snd_pcm_hw_params_set_buffer_time_near(pcm, settings, &buffer, nil))
  try check(unsafe snd_pcm_hw_params(pcm, settings))
  var frames: snd_pcm_uframes_t = 0
  try check(unsafe snd_pcm_hw_params_get_buffer_size(settings, &frames))
  guard frames > 0, channels > 0, rate > 0 else {
    throw PCMError(operation: "configure", code: EINVAL)
  }
  try unsafe setThreshold(pcm, frames)
  return Format(rate: Int(rate), channels: Int(channels), bufferFrames: Int(frames))
}

/// Makes the device start when the buffer is full.
private func setThreshold(_ pcm: OpaquePointer, _ frames: snd_pcm_uframes_t) throws(PCMError) {
  var allocated: OpaquePointer?
  var result = unsafe snd_pcm_sw_params_malloc(&allocated)
  let settings = unsafe allocated
  defer { unsafe snd_pcm_sw_params_free(settings) }
  if result >= 0 { result = unsafe snd_pcm_sw_params_current(pcm, settings) }
  if result >= 0 {
    result = unsafe snd_pcm_sw_params_set_start_threshold(pcm, settings, frames)
  }
  if result >= 0 { result = unsafe snd_pcm_sw_params(pcm, settings) }
  if result < 0 { throw .lastOne("configure", result) }
}
#endif
