/** How often a caller may call: a bucket that refills evenly. */
interface Bucket {
  tokens: number
  at: number
}

export interface RateLimiter {
  /** Whether one more call is allowed now; if not, after how many milliseconds. */
  take(key: string, perMinute: number): number | Promise<number>
}
/** Kept in this process: a caller who is spread over N hosts gets N times as much. */
export interface OwnRateLimiter extends RateLimiter {
  take(key: string, perMinute: number): number
}

const bucketsMax = 50_000

export function createRateLimiter(now: () => number = () => performance.now()): OwnRateLimiter {
  const buckets = new Map<string, Bucket>()
  return {
    take(key, perMinute) {
      const at = now()
      let bucket = buckets.get(key)
      if (!bucket) {
        // The oldest goes: memory stays bounded whatever addresses an attacker has.
        if (buckets.size >= bucketsMax) buckets.delete(buckets.keys().next().value ?? '')
        bucket = { tokens: perMinute, at }
      } else buckets.delete(key)
      buckets.set(key, bucket)
      bucket.tokens = Math.min(perMinute, bucket.tokens + ((at - bucket.at) * perMinute) / 60_000)
      bucket.at = at
      if (bucket.tokens < 1) return Math.ceil(((1 - bucket.tokens) * 60_000) / perMinute)
      bucket.tokens -= 1
      return 0
    },
  }
}

/**
 * Whom an address stands for: itself, or with IPv6 its /64, because a single line is given that many addresses (RFC 6177). An IPv4 address that is
 * written as an IPv6 one is that IPv4 address.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::')
  const groups = (text: string): string[] => text.split(':').filter((group) => group !== '')
  const [before, after] = [groups(head), groups(tail ?? '')]
  const whole = tail === undefined ? before : [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'), ...after]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
