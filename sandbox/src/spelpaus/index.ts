import type { Twin } from '../twin.ts'
import { spelpausApp } from './app.ts'

export const twin: Twin = ({ variable }) =>
  spelpausApp({
    actorId: variable('SPELPAUS_ACTOR_ID', 'casino-test'),
    apiKey: variable('SPELPAUS_API_KEY', 'spelpaus_sandbox_ante'),
  })
