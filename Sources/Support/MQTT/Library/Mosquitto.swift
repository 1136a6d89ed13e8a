internal import Glibc

/// libmosquitto, loaded at the first use, since most timers aren't shared.
///
/// The types of the functions, the constants and the layout of the structure are those of mosquitto.h and
/// mqtt_protocol.h, version 2.0 (`libmosquitto.so.1`).
// The functions are only called with connections that they made.
@safe struct Mosquitto: Sendable {
  /// The library, or why there is none.
  static let shared: Result<Mosquitto, MQTTError> = {
    do throws(MQTTError) { return .success(try Mosquitto()) } catch { return .failure(error) }
  }()

  /// A `struct mosquitto *`.
  typealias Handle = OpaquePointer
  /// A `mosquitto_property *`, a list.
  typealias Properties = OpaquePointer
  typealias Context = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>

  typealias VersionFunction =
    @convention(c) (
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32
  typealias New = @convention(c) (Text?, Bool, Context?) -> Handle?
  typealias Release = @convention(c) (Handle?) -> Void
  typealias Act = @convention(c) (Handle?) -> Int32
  typealias Ask = @convention(c) (Handle?) -> Bool
  typealias Loop = @convention(c) (Handle?, Int32) -> Int32
  typealias SetOption = @convention(c) (Handle?, Int32, Int32) -> Int32
  typealias SetUser = @convention(c) (Handle?, Text?, Text?) -> Int32
  typealias SetTLS = @convention(c) (Handle?, Text?, Text?, Text?, Text?, Context?) -> Int32
  typealias SetWill =
    @convention(c) (Handle?, Text?, Int32, UnsafeRawPointer?, Int32, Bool, Properties?) -> Int32
  typealias Connect = @convention(c) (Handle?, Text?, Int32, Int32, Text?, Properties?) -> Int32
  typealias Disconnect = @convention(c) (Handle?, Int32, Properties?) -> Int32
  typealias Publish =
    @convention(c) (
      Handle?, UnsafeMutablePointer<Int32>?, Text?, Int32, UnsafeRawPointer?, Int32, Bool,
      Properties?
    ) -> Int32
  typealias Subscribe =
    @convention(c) (
      Handle?, UnsafeMutablePointer<Int32>?, Int32,
      UnsafePointer<UnsafeMutablePointer<CChar>?>?, Int32, Int32, Properties?
    ) -> Int32
  typealias AddNumber =
    @convention(c) (UnsafeMutablePointer<Properties?>?, Int32, UInt32) -> Int32
  typealias ReadNumber =
    @convention(c) (Properties?, Int32, UnsafeMutablePointer<UInt32>?, Bool) -> Properties?
  typealias ReleaseProperties = @convention(c) (UnsafeMutablePointer<Properties?>?) -> Void

  typealias OnConnect = @convention(c) (Handle?, Context?, Int32, Int32, Properties?) -> Void
  typealias OnDisconnect = @convention(c) (Handle?, Context?, Int32, Properties?) -> Void
  typealias OnPublish = @convention(c) (Handle?, Context?, Int32, Int32, Properties?) -> Void
  typealias OnSubscribe =
    @convention(c) (Handle?, Context?, Int32, Int32, UnsafePointer<Int32>?, Properties?) -> Void
  typealias OnMessage =
    @convention(c) (Handle?, Context?, UnsafeRawPointer?, Properties?) -> Void
  typealias OnLog = @convention(c) (Handle?, Context?, Int32, Text?) -> Void

  let new: New
  let destroy: Release
  let setOption: SetOption
  let setUser: SetUser
  let setTLS: SetTLS
  let setWill: SetWill
  let connect: Connect
  let disconnect: Disconnect
  let publish: Publish
  let subscribe: Subscribe
  let socket: Act
  let read: Loop
  let write: Loop
  let tend: Act
  let wantsWrite: Ask
  let addNumber: AddNumber
  let readNumber: ReadNumber
  let releaseProperties: ReleaseProperties
  let setOnConnect: @convention(c) (Handle?, OnConnect?) -> Void
  let setOnDisconnect: @convention(c) (Handle?, OnDisconnect?) -> Void
  let setOnPublish: @convention(c) (Handle?, OnPublish?) -> Void
  let setOnSubscribe: @convention(c) (Handle?, OnSubscribe?) -> Void
  let setOnMessage: @convention(c) (Handle?, OnMessage?) -> Void
  let setOnLog: @convention(c) (Handle?, OnLog?) -> Void
  /// Returns the encryption of a connection, an `SSL *`.
  let encryption: @convention(c) (Handle?) -> OpaquePointer?
  /// libssl's function for the result of the verification, an `X509_V_ERR`; `nil` without encryption.
  let verdict: (@convention(c) (OpaquePointer?) -> Int)?

  private init() throws(MQTTError) {
    guard let handle = unsafe dlopen("libmosquitto.so.1", RTLD_NOW | RTLD_LOCAL) else {
      throw .missingLibrary
    }
    let library = unsafe Library(handle: handle)
    unsafe try library.requireVersion()
    unsafe new = unsafe try library.find("new")
    unsafe destroy = unsafe try library.find("destroy")
    unsafe setOption = unsafe try library.find("int_option")
    unsafe setUser = unsafe try library.find("username_pw_set")
    unsafe setTLS = unsafe try library.find("tls_set")
    unsafe setWill = unsafe try library.find("will_set_v5")
    unsafe connect = unsafe try library.find("connect_bind_v5")
    unsafe disconnect = unsafe try library.find("disconnect_v5")
    unsafe publish = unsafe try library.find("publish_v5")
    unsafe subscribe = unsafe try library.find("subscribe_multiple")
    unsafe socket = unsafe try library.find("socket")
    unsafe read = unsafe try library.find("loop_read")
    unsafe write = unsafe try library.find("loop_write")
    unsafe tend = unsafe try library.find("loop_misc")
    unsafe wantsWrite = unsafe try library.find("want_write")
    unsafe addNumber = unsafe try library.find("property_add_int32")
    unsafe readNumber = unsafe try library.find("property_read_int32")
    unsafe releaseProperties = unsafe try library.find("property_free_all")
    unsafe setOnConnect = unsafe try library.find("connect_v5_callback_set")
    unsafe setOnDisconnect = unsafe try library.find("disconnect_v5_callback_set")
    unsafe setOnPublish = unsafe try library.find("publish_v5_callback_set")
    unsafe setOnSubscribe = unsafe try library.find("subscribe_v5_callback_set")
    unsafe setOnMessage = unsafe try library.find("message_v5_callback_set")
    unsafe setOnLog = unsafe try library.find("log_callback_set")
    unsafe encryption = unsafe try library.find("ssl_get")
    unsafe verdict = unsafe library.symbol("SSL_get_verify_result")
    unsafe try library.initialize()
  }
}

extension Mosquitto {
  /// The opened library.
  @unsafe private struct Library {
    let handle: UnsafeMutableRawPointer

    /// Returns a function of this library or of one that it uses; `nil` if there is none.
    func symbol<Function>(_ name: String) -> Function? {
      unsafe dlsym(handle, name).map { unsafe unsafeBitCast($0, to: Function.self) }
    }

    /// Returns a function of libmosquitto.
    func find<Function>(_ name: String) throws(MQTTError) -> Function {
      guard let function: Function = unsafe symbol("mosquitto_\(name)") else { throw .oldLibrary }
      return function
    }

    func requireVersion() throws(MQTTError) {
      let version: VersionFunction = unsafe try find("lib_version")
      var major: Int32 = 0
      _ = unsafe version(&major, nil, nil)
      guard major >= 2 else { throw .oldLibrary }
    }

    /// Prepares the library, once in a process.
    func initialize() throws(MQTTError) {
      // Without OPENSSL_INIT_NO_ATEXIT, libcrypto would clean up at exit while a thread still uses it.
      typealias InitializeCrypto = @convention(c) (UInt64, OpaquePointer?) -> Int32
      if let crypto: InitializeCrypto = unsafe symbol("OPENSSL_init_crypto") {
        _ = crypto(0x8_0000, nil)
      }
      let initialize: @convention(c) () -> Int32 = unsafe try find("lib_init")
      _ = initialize()
    }
  }
}

// MARK: - Constants

extension Mosquitto {
  /// Options of a connection, `enum mosq_opt_t`.
  enum Option {
    static let protocolVersion: Int32 = 1
    static let tcpNoDelay: Int32 = 11
    static let usesSystemCertificates: Int32 = 13
  }

  /// Properties of MQTT 5, `enum mqtt5_property`.
  enum Property {
    static let messageExpiry: Int32 = 2
    static let sessionExpiry: Int32 = 17
    static let willDelay: Int32 = 24
    static let largestPacket: Int32 = 39
  }

  /// Results of functions, `enum mosq_err_t`.
  enum Code {
    static let success: Int32 = 0
    static let noConnection: Int32 = 4
    static let lost: Int32 = 7
    static let tls: Int32 = 8
    static let system: Int32 = 14
    static let lookup: Int32 = 15
    static let keepAlive: Int32 = 19
  }

  /// `MOSQ_LOG_ERR`.
  static let errorLog: Int32 = 1 << 3

  /// The layout of `struct mosquitto_message`.
  @unsafe struct Message {
    var id: Int32
    var topic: UnsafeMutablePointer<CChar>?
    var payload: UnsafeMutableRawPointer?
    var payloadCount: Int32
    var quality: Int32
    var isRetained: Bool
  }
}
