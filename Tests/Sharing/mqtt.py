"""Packets of MQTT 3.1.1, and a client that waits for its answers."""

import os, socket, struct, time

PORT_TIME = 35  # SO_TIMESTAMPNS of Linux: the kernel notes when bytes arrived.


def client_id():
    return "timer-" + os.urandom(8).hex()


def text(words):
    data = words if isinstance(words, bytes) else words.encode()
    return struct.pack(">H", len(data)) + data


def packet(kind, body):
    """Returns a packet of a first byte and the rest, with the length between them."""
    length, size = b"", len(body)
    while True:
        size, digit = divmod(size, 128)
        length += bytes([digit | (128 if size else 0)])
        if not size:
            return bytes([kind]) + length + body


def connect(client, user=None, password=None, keep_alive=15, will=None):
    """`will` is a topic and a payload, retained."""
    flags, rest = 2, text(client)
    if will:
        flags |= 0x2C
        rest += text(will[0]) + text(will[1])
    if user is not None:
        flags |= 0x80
        rest += text(user)
    if password is not None:
        flags |= 0x40
        rest += text(password)
    return packet(0x10, text("MQTT") + bytes([4, flags]) + struct.pack(">H", keep_alive) + rest)


def subscribe(identifier, topics, quality=1):
    return packet(0x82, struct.pack(">H", identifier) + b"".join(text(topic) + bytes([quality]) for topic in topics))


def publish(topic, payload, identifier=0, retained=False):
    """With an identifier, the quality is 1."""
    kind = 0x30 | retained | (2 if identifier else 0)
    return packet(kind, text(topic) + (struct.pack(">H", identifier) if identifier else b"") + payload)


def acknowledge(identifier):
    return b"\x40\x02" + identifier


PING, GOODBYE = b"\xc0\x00", b"\xe0\x00"


def take(buffer):
    """Returns the packets at the start of a bytearray as first bytes and bodies, and removes them."""
    packets = []
    while len(buffer) >= 2:
        size, shift, start = 0, 0, 1
        while start < len(buffer) and start < 5:
            digit = buffer[start]
            size |= (digit & 127) << shift
            shift, start = shift + 7, start + 1
            if digit < 128:
                break
        else:
            break
        if len(buffer) < start + size:
            break
        packets.append((buffer[0], bytes(buffer[start : start + size])))
        del buffer[: start + size]
    return packets


def message(kind, body):
    """Returns the topic, the payload, whether it is retained, and the identifier (or nothing) of a publication."""
    size = struct.unpack_from(">H", body)[0]
    rest = 2 + size
    identifier = body[rest : rest + 2] if kind & 6 else b""
    return body[2:rest].decode(), body[rest + len(identifier) :], bool(kind & 1), identifier


class Refused(Exception):
    pass


class Client:
    """A client that connects at once, and whose calls wait for the broker."""

    def __init__(
        self,
        address,
        client=None,
        user=None,
        password=None,
        context=None,
        name=None,
        will=None,
        limit=10,
        receive_buffer=None,
    ):
        self.client = client_id() if client is None else client
        self.socket = socket.socket(socket.AF_INET6 if ":" in address[0] else socket.AF_INET)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(limit)
        self.socket.connect(address)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if context:
            self.socket = context.wrap_socket(self.socket, server_hostname=name or address[0])
        self.buffer, self.messages, self.last = bytearray(), [], 0
        self.socket.sendall(connect(self.client, user, password, 0, will))
        code = self.wait(0x20)[1]
        if code:
            self.socket.close()
            raise Refused(f"the broker refuses the connection with the code {code}")

    def read(self, limit):
        """Reads once, for at most `limit` seconds, and returns the packets other than publications."""
        self.socket.settimeout(max(limit, 0.001))
        try:
            data = self.socket.recv(65536)
        except (TimeoutError, socket.timeout):
            return []
        if not data:
            raise ConnectionResetError("the broker closed the connection")
        self.buffer += data
        others = []
        for kind, body in take(self.buffer):
            if kind & 0xF0 != 0x30:
                others.append((kind, body))
                continue
            topic, payload, is_retained, identifier = message(kind, body)
            self.messages.append((topic, payload, is_retained))
            if identifier:
                self.socket.sendall(acknowledge(identifier))
        return others

    def wait(self, kind, limit=10):
        """Waits for a packet, and returns its body."""
        end = time.monotonic() + limit
        while time.monotonic() < end:
            for found, body in self.read(end - time.monotonic()):
                if found == kind:
                    return body
        raise TimeoutError(f"no packet {kind:#x} within {limit} s")

    def publish(self, topic, payload, retained=False):
        """Publishes with quality 1, and waits until the broker has it."""
        self.last = self.last % 65535 + 1
        payload = payload if isinstance(payload, bytes) else payload.encode()
        self.socket.sendall(publish(topic, payload, self.last, retained))
        self.wait(0x40)

    def subscribe(self, *topics):
        self.last = self.last % 65535 + 1
        self.socket.sendall(subscribe(self.last, topics))
        self.wait(0x90)

    def collect(self, seconds, enough=lambda messages: False):
        """Returns the messages that arrive within some seconds, or until there are enough."""
        end = time.monotonic() + seconds
        while not enough(self.messages) and (left := end - time.monotonic()) > 0:
            self.read(left)
        messages, self.messages = self.messages, []
        return messages

    def close(self):
        try:
            self.socket.sendall(GOODBYE)
        except OSError:
            pass
        self.socket.close()
