/// A certificate for a broker, issued by an authority that only tests trust, and valid for a century unless expired.
package enum TestCertificate {
  /// For `localhost` and 127.0.0.1.
  case localhost
  /// For `broker.example`.
  case example
  /// For the same as `localhost`, but expired in 2020.
  case expired

  var text: String {
    switch self {
    case .localhost: Self.localhostText
    case .example: Self.exampleText
    case .expired: Self.expiredText
    }
  }

  /// The certificate of the authority.
  package static let authority = """
    -----BEGIN CERTIFICATE-----
    MIIBiDCCAS+gAwIBAgIUfbMRgMXjF27batLlWlYC5lBkD0owCgYIKoZIzj0EAwIw
    GTEXMBUGA1UEAwwOVGVzdCBBdXRob3JpdHkwIBcNMjYxMTI5MTc1MTE5WhgPMjEy
    NjExMDUxNzUxMTlaMBkxFzAVBgNVBAMMDlRlc3QgQXV0aG9yaXR5MFkwEwYHKoZI
    zj0CAQYIKoZIzj0DAQcDQgAE306B6An/YpXcQsmEuOkDkmTlrWDgTuJ9Li0BjUY5
    YstHbgcLIrv0vTOUzCXQwnW31vIIzvdb+Sh/KU9I/PuzSqNTMFEwHQYDVR0OBBYE
    FD6W52L6P07OaOHV92XVipzG6tg0MB8GA1UdIwQYMBaAFD6W52L6P07OaOHV92XV
    ipzG6tg0MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIgOr0ESOZO
    gU5dMFyNU+Cs9KnFTpTrkjqD1sq13qDBwl8CICDs7TBfjP9o2+ycEwd6eARC12xx
    e8BfxImWsrVuCUP4
    -----END CERTIFICATE-----
    """

  /// The key of both certificates, which protects nothing.
  static let key = """
    -----BEGIN EC PRIVATE KEY-----
    MHcCAQEEIHiNxBB9Ija3Mn4p2NI7SMVeBkVnysJ8ZgJfkavTc+wLoAoGCCqGSM49
    AwEHoUQDQgAEsCg7vVL1q/qVeez8tXz1lP/ekDWGN8n8EoRbRbdN5RlPhj3mxksS
    SwFqGyswm/wisw6uXvmvo/QP0E9JHFgAlw==
    -----END EC PRIVATE KEY-----
    """

  private static let localhostText = """
    -----BEGIN CERTIFICATE-----
    MIIBkTCCATegAwIBAgIUG81TrpQCM0wp0xMJLfRgdmxK264wCgYIKoZIzj0EAwIw
    GTEXMBUGA1UEAwwOVGVzdCBBdXRob3JpdHkwIBcNMjYxMTI5MTc1MTE5WhgPMjEy
    NjExMDUxNzUxMTlaMBYxFDASBgNVBAMMC1Rlc3QgQnJva2VyMFkwEwYHKoZIzj0C
    AQYIKoZIzj0DAQcDQgAEsCg7vVL1q/qVeez8tXz1lP/ekDWGN8n8EoRbRbdN5RlP
    hj3mxksSSwFqGyswm/wisw6uXvmvo/QP0E9JHFgAl6NeMFwwGgYDVR0RBBMwEYIJ
    bG9jYWxob3N0hwR/AAABMB0GA1UdDgQWBBSXJPYPwMCR+1gYsIx6NqCRijySyDAf
    BgNVHSMEGDAWgBQ+ludi+j9Ozmjh1fdl1YqcxurYNDAKBggqhkjOPQQDAgNIADBF
    AiBDSczTT0yoz2vpoRdInrnplBW+zG8RgdCcKhHmTMWCjgIhANTJbin/Zs5npJ2K
    fQDpFQWs23gBUzJaUQQUriOpUZG2
    -----END CERTIFICATE-----
    """

  private static let exampleText = """
    -----BEGIN CERTIFICATE-----
    MIIBkDCCATagAwIBAgIUG81TrpQCM0wp0xMJLfRgdmxK268wCgYIKoZIzj0EAwIw
    GTEXMBUGA1UEAwwOVGVzdCBBdXRob3JpdHkwIBcNMjYxMTI5MTc1MTE5WhgPMjEy
    NjExMDUxNzUxMTlaMBYxFDASBgNVBAMMC1Rlc3QgQnJva2VyMFkwEwYHKoZIzj0C
    AQYIKoZIzj0DAQcDQgAEsCg7vVL1q/qVeez8tXz1lP/ekDWGN8n8EoRbRbdN5RlP
    hj3mxksSSwFqGyswm/wisw6uXvmvo/QP0E9JHFgAl6NdMFswGQYDVR0RBBIwEIIO
    YnJva2VyLmV4YW1wbGUwHQYDVR0OBBYEFJck9g/AwJH7WBiwjHo2oJGKPJLIMB8G
    A1UdIwQYMBaAFD6W52L6P07OaOHV92XVipzG6tg0MAoGCCqGSM49BAMCA0gAMEUC
    IQD3PJnF5gxIiDNCk6mGCwUOQwEdWF1eUKRenkSzOv405gIga+EZnpdRE0JSI5cf
    kCmRBX+xObDXlHc5qOoSJfeEs4Y=
    -----END CERTIFICATE-----
    """

  private static let expiredText = """
    -----BEGIN CERTIFICATE-----
    MIIBfDCCASKgAwIBAgIBEDAKBggqhkjOPQQDAjAZMRcwFQYDVQQDDA5UZXN0IEF1
    dGhvcml0eTAeFw0yMDAxMDEwMDAwMDBaFw0yMDAyMDEwMDAwMDBaMBYxFDASBgNV
    BAMMC1Rlc3QgQnJva2VyMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEsCg7vVL1
    q/qVeez8tXz1lP/ekDWGN8n8EoRbRbdN5RlPhj3mxksSSwFqGyswm/wisw6uXvmv
    o/QP0E9JHFgAl6NeMFwwGgYDVR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMB0GA1Ud
    DgQWBBSXJPYPwMCR+1gYsIx6NqCRijySyDAfBgNVHSMEGDAWgBQ+ludi+j9Ozmjh
    1fdl1YqcxurYNDAKBggqhkjOPQQDAgNIADBFAiAmTKwG1vK4/NnDvE9nLOYyTyV4
    fjOEgIfK0JabBbIxcAIhAON0osfEtm0foGjel250btt2TG3QtQKQna356RJUDAaQ
    -----END CERTIFICATE-----
    """
}
