import type { Log } from '@ante/kit/context'
import { pino } from 'pino'

/** Structured logs without personal data: what must never be written is cut here, whoever logs it. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'password',
        'token',
        'email',
        'phone',
        'login',
        'cookie',
        'authorization',
        '*.password',
        '*.token',
        '*.email',
        '*.phone',
        '*.login',
        '*.cookie',
        '*.authorization',
      ],
      censor: '[cut]',
    },
  })
}
