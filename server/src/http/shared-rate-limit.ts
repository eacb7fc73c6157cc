import { closeRedis, limited, openRedis, type RedisOptions } from '../redis/connection.ts'
import { createRateLimiter, type RateLimiter } from './rate-limit.ts'

/**
 * The bucket of rate-limit.ts as one number: when it would be full again. A call moves that moment on by its share of a minute, and is refused when it
 * would lie more than a minute away. One step for Redis, by its own clock, so hosts need not agree on the time.
 */
const take = `
local now = redis.call('TIME')
local at = now[1] * 1000 + math.floor(now[2] / 1000)
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or 0), at) + 60000 / tonumber(ARGV[1])
local wait = full - at - 60000
if wait > 0 then return math.ceil(wait) end
redis.call('SET', KEYS[1], string.format('%.3f', full), 'PX', math.ceil(full - at) + 1)
return 0`

export interface SharedRateLimiter extends RateLimiter {
  /** Answers when the first try has ended well; it may take as long as Redis is away. */
  connect(): Promise<unknown>
  close(): Promise<void>
}

/** One count for all hosts. While Redis is away each host counts for itself. */
export function createSharedRateLimiter(options: RedisOptions): SharedRateLimiter {
  const own = createRateLimiter()
  const client = openRedis(options)
  // A limit must not make everybody wait: what does not answer in this time is done without.
  const ask = limited(client, { answerWithinMs: 150, ...options })
  return {
    async take(key, perMinute) {
      const asked = { keys: [`${options.prefix}:rate:${key}`], arguments: [String(perMinute)] }
      const answer = await ask(() => client.eval(take, asked)).then(Number, () => undefined)
      return answer ?? own.take(key, perMinute)
    },
    connect: () => client.connect().catch(options.onError),
    close: () => closeRedis(client),
  }
}
