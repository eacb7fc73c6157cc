import type { Twin } from '../twin.ts'
import { smtpApp } from './app.ts'

/** Listens where `SMTP_TWIN_PORT` says, and nowhere without it. */
export const twin: Twin = ({ storage, variable }) => {
  const port = variable('SMTP_TWIN_PORT', '')
  const bounceUrl = variable('SMTP_TWIN_BOUNCE_URL', '')
  return smtpApp({
    ...(bounceUrl === '' ? {} : { bounceUrl }),
    storage: storage('smtp'),
    user: variable('SMTP_USER', 'ante'),
    password: variable('SMTP_PASSWORD', 'smtp_sandbox_ante'),
    ...(port === '' ? {} : { port: Number(port) }),
  })
}
