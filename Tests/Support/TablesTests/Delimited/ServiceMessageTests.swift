import Testing

@testable import Tables

struct ServiceMessageTests {
  @Test(
    "A message is in the outermost object or in an error",
    arguments: [
      (#"{"Note": "m"}"#, "m"), (#"{"detail": "m", "x": 1}"#, "m"),
      (#"{"error": {"code": 404, "message": "m"}}"#, "m"), (#"{"errors": ["m"]}"#, "m"),
      (#"{"errors": [{"id": "x", "detail": "m"}]}"#, "m"), (#"[{"error": "m"}]"#, "m"),
      (#"{"a": {"error": {"code": "x", "description": "m"}}}"#, "m"),
      (#"{"errors": [{"code": 1}, {"message": "m"}]}"#, "m"), (#"{"errors": [[1], "m"]}"#, "m"),
      (#"{"errors": [{"a": [1, {"b": 2}]}, {"code": 3}, {"detail": "m"}]}"#, "m"),
    ])
  func messages(text: String, message: String) {
    #expect(ServiceMessage.find(in: Array(text.utf8)) == message)
  }

  @Test(
    "A member of data isn’t one",
    arguments: [
      #"{"features": [{"properties": {"detail": "u", "mag": 1}}]}"#, #"{"a": {"detail": "x"}}"#,
      #"[{"description": "x", "v": 1}]"#, #"{"a": [{"note": "x"}, {"message": "y"}]}"#, #""m""#,
      #"{"errors": [], "v": ["x"]}"#, #"{"a": [[{"v": 1}], {"note": "x"}, "y"]}"#,
    ])
  func data(text: String) { #expect(ServiceMessage.find(in: Array(text.utf8)) == nil) }

  @Test("Error messages of services are found")
  func found() {
    #expect(ServiceMessage.find(in: Array("{\"Error Message\":\"a\\nb\"}".utf8)) == "a b")
    #expect(
      ServiceMessage.find(in: Array("{\"error\":{\"code\":404,\"message\":\"m\"}}".utf8)) == "m")
    #expect(ServiceMessage.find(in: Array("{\"name\":\"x\",\"y\":[1]}".utf8)) == nil)
    #expect(ServiceMessage.find(in: Array("{\"note\":".utf8)) == nil)
  }
}
