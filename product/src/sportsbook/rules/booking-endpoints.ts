import { groupWith, isoTime } from '@ante/kit/contract'
import { z } from 'zod'
import { known } from './reasons.ts'
import { marketKind, outcome } from './vocabulary.ts'
import { id, judged, selections } from './wire-shapes.ts'

/** A selection of a booking code, with what the slip says of it. */
const booked = judged.extend({
  fixture_id: id,
  home: z.string(),
  away: z.string(),
  kickoff: isoTime,
  kind: marketKind,
  line: z.number().nullable(),
  /** The market's outcomes in the order in which prices are sent. */
  outcomes: z.array(outcome),
})
const booking = z.object({
  code: z.string(),
  expires_at: isoTime,
  /** Those whose match is still there; how each stands now, at today's price. */
  selections: z.array(booked),
  /** How many there were. */
  count: z.number().int(),
})

export const bookingEndpoints = groupWith(known, {
  /** A slip under a short code, for others to open: what is in it, without stake, prices or who made it. The same slip has the same code. */
  'sportsbook.bookslip': {
    method: 'POST',
    access: 'public',
    limit: 20,
    errors: ['InvalidParameter', 'InvalidParameter/not_found'],
    input: z.object({ selections }),
    output: z.object({ code: z.string(), expires_at: isoTime }),
  },
  /** What is behind a code, written as people write it. */
  'sportsbook.getbooking': {
    method: 'GET',
    access: 'public',
    limit: 60,
    errors: ['InvalidParameter/not_found'],
    input: z.object({ code: z.string().max(40) }),
    output: booking,
  },
})
