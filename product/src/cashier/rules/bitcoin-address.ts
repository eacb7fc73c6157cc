const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

function checksum(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [bit, generator] of generators.entries()) if ((top >>> bit) & 1) sum ^= generator
  }
  return sum >>> 0
}

/** Bech32 and Bech32m (BIP 173, BIP 350): the last six letters find a letter that was mistyped. */
function isSegwit(address: string): boolean {
  const [, prefix = '', data = ''] = /^(bc|tb|bcrt)1([02-9ac-hj-np-z]{8,87})$/.exec(address) ?? []
  if (prefix === '') return false
  const letters = [...prefix].map((letter) => letter.charCodeAt(0))
  const values = [...data].map((letter) => alphabet.indexOf(letter))
  const sum = checksum([...letters.map((code) => code >>> 5), 0, ...letters.map((code) => code & 31), ...values])
  return sum === (values[0] === 0 ? 1 : 0x2bc830a3)
}

/**
 * An address as it is sent to, or undefined. What begins with 1 or 3 is looked at by its letters only; whoever pays has the last word on every address, before
 * anything is paid.
 */
export function readBitcoinAddress(text: string): string | undefined {
  const address = text.trim()
  const lower = address.toLowerCase()
  // Such an address is in one case: a scanned code may hold it in capitals.
  if (address === lower || address === address.toUpperCase()) if (isSegwit(lower)) return lower
  return /^[123mn][1-9A-HJ-NP-Za-km-z]{25,34}$/.test(address) ? address : undefined
}

export const maskAddress = (address: string): string => `${address.slice(0, 6)}...${address.slice(-4)}`
