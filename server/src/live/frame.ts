/** An unmasked final text frame of RFC 6455 (section 5.2), header and payload in one piece. */
function wireOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const headerLength = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const wire = Buffer.allocUnsafe(headerLength + length)
  wire[0] = 0x81
  if (headerLength === 2) wire[1] = length
  else if (headerLength === 4) {
    wire[1] = 126
    wire.writeUInt16BE(length, 2)
  } else {
    wire[1] = 127
    wire.writeBigUInt64BE(BigInt(length), 2)
  }
  wire.write(text, headerLength)
  return wire
}

/** Asks whether somebody is there, in two bytes (section 5.5.2). */
export const pingFrame = Buffer.from([0x89, 0])

/** One message for many: what goes over the wire is the same bytes for everybody, so it is made once. */
export class Frame {
  readonly text: string
  #wire: Buffer | undefined
  constructor(text: string) {
    this.text = text
  }
  get wire(): Buffer {
    return (this.#wire ??= wireOf(this.text))
  }
}
