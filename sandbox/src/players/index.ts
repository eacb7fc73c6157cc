import type { Twin } from '../twin.ts'
import { playersApp } from './app.ts'

export const twin: Twin = ({ storage, variable }) =>
  playersApp({
    storage: storage('players'),
    site: variable('SANDBOX_SITE', 'http://localhost:3000'),
    count: Number(variable('SANDBOX_PLAYERS', '0')),
  })
