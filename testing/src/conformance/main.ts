import { parseArgs } from 'node:util'
import { runCases } from './run.ts'

const usage = `npm run conformance -- <url> --key <key> --player <id> --session <id> --game <identifier> [--currency USD]

Tries a seamless wallet that speaks the protocol of the SOFTSWISS game aggregator: <url>/play and <url>/rollback.
The player needs an open game session and a balance of at least 20.00. Small sums move.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    player: { type: 'string' },
    session: { type: 'string' },
    game: { type: 'string' },
    currency: { type: 'string', default: 'USD' },
  },
})
const [url] = positionals
const { key, player, session, game, currency } = values

async function main(): Promise<number> {
  if (!url || !URL.canParse(url) || !key || !player || !session || !game) {
    process.stderr.write(`${usage}\n`)
    return 2
  }
  const target = { url: url.replace(/\/+$/, ''), key, player, session, game, currency }
  const results = await runCases(target, ({ title, fault }) =>
    process.stdout.write(fault === undefined ? `✓ ${title}\n` : `✗ ${title}\n    ${fault}\n`)
  )
  const wrong = results.filter(({ fault }) => fault !== undefined).length
  process.stdout.write(`\n${results.length - wrong} of ${results.length} cases conform.\n`)
  return wrong === 0 ? 0 : 1
}

process.exitCode = await main()
