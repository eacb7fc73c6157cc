import { group, isoTime, positiveId } from '@ante/kit/contract'
import { z } from 'zod'
import { answerWords, moments } from './rules/verdict.ts'

const answer = z.object({
  register: z.string(),
  moment: z.enum(moments),
  word: z.enum(answerWords),
  /** The register's own number of the answer, and ours of the question. */
  reference: z.string().nullable(),
  trace: z.string(),
  at: isoTime,
})

export const staffEndpoints = group({
  /** What national registers of excluded people said of a player: the last hundred answers, newest first. */
  'registers.getanswers': {
    method: 'GET',
    access: 'staff:players:read',
    input: z.object({ uid: positiveId }),
    output: z.object({ answers: z.array(answer) }),
    errors: [],
  },
})
