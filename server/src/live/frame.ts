import { Sender } from 'ws'

declare module 'ws' {
  /** Public in the library, and not in its types. */
  export const Sender: {
    frame(data: Buffer, options: { fin: true; opcode: number; mask: false; rsv1: false }): Buffer[]
  }
}

/** An unmasked frame in one piece. */
const frameOf = (opcode: number, data: Buffer): Buffer =>
  Buffer.concat(Sender.frame(data, { fin: true, opcode, mask: false, rsv1: false }))

/** Asks whether somebody is there, in two bytes. */
export const pingFrame = frameOf(9, Buffer.alloc(0))

/** One message for many: what goes over the wire is the same bytes for everybody, so it is made once. */
export class Frame {
  readonly text: string
  #wire: Buffer | undefined
  constructor(text: string) {
    this.text = text
  }
  get wire(): Buffer {
    return (this.#wire ??= frameOf(1, Buffer.from(this.text)))
  }
}
