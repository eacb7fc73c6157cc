import { randomInt } from 'node:crypto'

const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
/** What stands for `tb` in the checksum. */
const prefix = [3, 3, 0, 20, 2]

function checksum(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ff_ffff) << 5) ^ value
    generators.forEach((generator, bit) => (sum ^= (top >>> bit) & 1 ? generator : 0))
  }
  return sum
}

/** An address of the test network (BIP 173) that nobody has used: one to which two players are paid waits for our staff. */
export function newBitcoinAddress(): string {
  const program = [0, ...Array.from({ length: 32 }, () => randomInt(32))]
  const sum = checksum([...prefix, ...program, 0, 0, 0, 0, 0, 0]) ^ 1
  const check = [25, 20, 15, 10, 5, 0].map((shift) => (sum >>> shift) & 31)
  return `tb1${[...program, ...check].map((value) => letters[value]).join('')}`
}
