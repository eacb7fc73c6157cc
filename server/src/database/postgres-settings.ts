import { totalmem } from 'node:os'

const megabyte = 1024 * 1024

/**
 * A tenth of the memory that we may use, in megabytes: what a large house bets and plays on stays at hand, and the rest is for the pages of the system and for us.
 * It is taken as it is needed, so a small house costs no more for it.
 */
export function sharedBuffersFor(memoryBytes: number): number {
  return Math.min(1024, Math.max(128, Math.floor(memoryBytes / 10 / megabyte)))
}
/** Of the machine, or of the container where that has less. */
const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

/** Flags and not a file, so that a newer Ante runs an older data directory with today's settings. */
const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  max_connections: '100',
  wal_compression: 'on',
  max_wal_size: '2GB',
  min_wal_size: '256MB',
  checkpoint_timeout: '15min',
  checkpoint_completion_target: '0.9',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
} as const

/**
 * What the embedded server is started with. One whose data need not last keeps nothing on the disk for a crash, and less in memory: its databases are
 * dropped and made anew many times, and each drop looks through all of the buffers.
 */
export const settingsFor = (isDurable: boolean): Readonly<Record<string, string>> =>
  isDurable
    ? { ...always, shared_buffers: `${sharedBuffersFor(memory())}MB` }
    : { ...always, shared_buffers: '256MB', fsync: 'off', full_page_writes: 'off' }

/**
 * What glibc is told for it (mallopt(3); others do not read it): memory that a statement has given back stays with its process for the next one. By default it goes
 * back to the system beyond 128 kB and is asked for again, page by page: a tenth of what a round cost the database.
 */
export const keptMemory = { MALLOC_TOP_PAD_: String(megabyte), MALLOC_TRIM_THRESHOLD_: String(16 * megabyte) } as const
