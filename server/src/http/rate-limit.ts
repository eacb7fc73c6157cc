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
