import { proofOfTable } from '../../rules/video-poker/proof.ts'
import type { Proof } from '../../rules/exact/proof.ts'
import { pays } from './rules.ts'

export const proof = (): Proof => proofOfTable(pays)
