/** Networks that are not the public internet: our own machines, our neighbours, and what stands for them (RFC 6890 and its like). */
const inside = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** Of IPv6 only what is given out for the public internet, without the parts that carry an IPv4 address inside or are for examples. */
const outside = [['2000::', 3]] as const
const tunnels = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

/** The number behind `192.0.2.1`; undefined for anything that is not four numbers of a byte. */
function number4(address: string): bigint | undefined {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(address)) return undefined
  const bytes = address.split('.').map(Number)
  return bytes.every((byte) => byte < 256) ? bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n) : undefined
}

/** The number behind an IPv6 address in any spelling; undefined for anything else. */
function number6(address: string): bigint | undefined {
  const [head = '', tail, ...more] = address.split('::')
  if (more.length > 0) return undefined
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'))
  const [before, after] = [groups(head), groups(tail ?? '')]
  const missing = 8 - before.length - after.length
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  if (!all.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined
  return all.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n)
}

type Network = readonly [network: string, prefix: number]
const isIn = (
  value: bigint,
  networks: readonly Network[],
  bits: number,
  read: (text: string) => bigint | undefined
): boolean =>
  networks.some(
    ([network, prefix]) => value >> BigInt(bits - prefix) === (read(network) ?? 0n) >> BigInt(bits - prefix)
  )

/** Whether an address belongs to the public internet. What is no address does not. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const four = number4(mapped ?? address)
  if (four !== undefined) return !isIn(four, inside, 32, number4)
  const six = number6(address)
  return six !== undefined && isIn(six, outside, 128, number6) && !isIn(six, tunnels, 128, number6)
}
