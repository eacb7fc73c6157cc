import type { Twin } from '../twin.ts'
import { telegramApp } from './app.ts'

export const twin: Twin = ({ variable }) =>
  telegramApp({
    token: variable('TELEGRAM_BOT_TOKEN', '4242:telegram_sandbox_ante'),
    site: variable('SANDBOX_SITE', 'http://localhost:3000'),
  })
