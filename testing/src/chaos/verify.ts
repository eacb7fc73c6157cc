import { isRecord } from '@ante/kit/record'
import { bankKey, type ChaosWorld } from './world.ts'

interface Wrong {
  readonly what: string
  readonly id: string
}

/** What bets have fed a jackpot so far. */
const fed = `(select coalesce(sum(p.amount_minor), 0) as minor from ledger.postings p join ledger.accounts a on a.id = p.from_account
                where a.path = 'house:sportsbook' and p.code = 'jackpot-contribution')`

/** Each statement finds what must not be: a row for everything that is wrong. */
const laws: Readonly<Record<string, string>> = {
  'the audit of the books': `select problem as id from ledger.audit()`,
  'all balances add up to nothing': `select currency as id from ledger.accounts group by currency having sum(balance_minor) <> 0`,
  'a bet without exactly one stake': `
    select b.id::text from sportsbook.bets b
     where (select count(*) from ledger.transactions t join ledger.postings p on p.transaction_id = t.id
             where t.id = b.id and t.kind = 'bet' and p.amount_minor = b.stake_minor and p.code = 'stake') <> 1`,
  'a stake without exactly one bet': `
    select t.id::text from ledger.transactions t where t.kind = 'bet' and (select count(*) from sportsbook.bets b where b.id = t.id) <> 1`,
  'a bet that did not end exactly once, or ended before its time': `
    select b.id::text from sportsbook.bets b
     cross join lateral (
       select count(*) as ends, coalesce(sum(p.amount_minor), 0) as paid from ledger.transactions t join ledger.postings p on p.transaction_id = t.id
        where t.key like 'bet-settled:' || b.id || ':%' or t.key = 'bet-rejected:' || b.id
     ) e
     where (e.ends, e.paid) is distinct from (case when coalesce(b.payout_minor, 0) > 0 then 1 else 0 end, coalesce(b.payout_minor, 0))
        or (b.state in ('open', 'pending')) <> (b.payout_minor is null)`,
  'a bet that waits with nobody to release it': `
    select b.id::text from sportsbook.bets b where b.state = 'pending' and not exists (select from sportsbook.delayed_bets d where d.bet_id = b.id)`,
  'the stakes of open bets are not all in the house': `
    select 'house:sportsbook' as id from (select coalesce(sum(stake_minor - coalesce(payout_minor, 0)), 0) as held from sportsbook.bets) s, ${fed} fed
     where s.held - fed.minor <> ledger.balance('house:sportsbook', 'USD')`,
  'bets have fed a jackpot another share of their stakes than its own, or not once each': `
    select 'house:sportsbook' as id from ${fed} fed,
      (select coalesce(sum(part), 0) as millionths from jackpots.shares s join jackpots.jackpots j on j.id = s.jackpot_id and j.bets_odds_least is not null
         cross join unnest(s.carried) part) carried,
      (select coalesce(sum(b.stake_minor * rate), 0) as millionths from sportsbook.bets b join jackpots.terms t on t.jackpot_id = b.jackpot_id and t.version = b.jackpot_version
         cross join unnest(t.rates) rate where b.jackpot_end ->> 'kind' is distinct from 'given_back') owed
     where fed.minor * 1000000 + carried.millionths <> owed.millionths`,
  'a round without exactly one stake': `
    select r.id::text from games.rounds r
     where (select count(*) from ledger.transactions t join ledger.postings p on p.transaction_id = t.id
             where t.id = r.id and p.code = 'stake' and p.amount_minor = r.stake_minor) <> 1`,
  'a stake without its round': `
    select t.id::text from ledger.transactions t where t.kind = 'round' and not exists (select from games.rounds r where r.id = t.id or t.key = 'round:' || r.id || ':win')`,
  'a round that did not pay exactly once': `
    select r.id::text from games.rounds r
     cross join lateral (
       select count(*) as wins, coalesce(sum(p.amount_minor), 0) as paid from ledger.transactions t join ledger.postings p on p.transaction_id = t.id
        where (t.id = r.id or t.key = 'round:' || r.id || ':win') and p.code = 'win'
     ) w
     where (w.wins, w.paid) is distinct from (case when r.status = 'finished' and r.win_minor > 0 then 1 else 0 end, case when r.status = 'finished' then r.win_minor else 0 end)`,
  'a deposit that was not credited exactly as often as it succeeded': `
    select d.id::text from cashier.deposits d
     where (select count(*) from ledger.transactions t join ledger.postings p on p.transaction_id = t.id where t.key = 'deposit:' || d.id and p.amount_minor = d.amount_minor)
        <> case when d.status = 'success' then 1 else 0 end`,
  'a payment that has not ended': `select id::text from cashier.transactions where status not in ('success', 'failed', 'cancelled', 'expired', 'paid', 'declined')`,
  'a player whose balance is not what their deeds come to': `
    select u.uid::text as id from identity.users u
     where ledger.balance('player:' || u.uid || ':main', 'USD') <>
       (select coalesce(sum(amount_minor), 0) from cashier.deposits d where d.uid = u.uid and d.status = 'success')
     - (select coalesce(sum(amount_minor), 0) from cashier.withdrawals w where w.uid = u.uid and w.status = 'paid')
     - (select coalesce(sum(stake_minor - coalesce(payout_minor, 0) - coalesce(jackpot_win_minor, 0)), 0) from sportsbook.bets b where b.uid = u.uid)
     - (select coalesce(sum(stake_minor - case when status = 'finished' then win_minor else 0 end - coalesce(jackpot_win_minor, 0)), 0) from games.rounds r where r.player_uid = u.uid and r.status <> 'void')
     + (select coalesce(sum(paid_minor), 0) from draws.prizes p where p.player_uid = u.uid)
     + (select coalesce(sum(paid_minor), 0) from tournaments.entries e where e.player_uid = u.uid)`,
  'a prize that was not paid exactly once': `
    select p.key as id from (
      select 'draw:' || draw_id || ':' || place as key, paid_minor from draws.prizes where paid_minor > 0
      union all select 'prize:' || tournament_id || ':' || player_uid, paid_minor from tournaments.entries where paid_minor > 0
    ) p
     where (select count(*) from ledger.transactions t join ledger.postings l on l.transaction_id = t.id where t.key = p.key and l.code = 'prize' and l.amount_minor = p.paid_minor) <> 1`,
  'an event that could not be delivered': `select concat_ws(' ', event_id, module, name, left(error, 300)) as id from outbox.dead_letters`,
}

/** All that is wrong with the books and with what they stand for; empty when nothing was lost and nothing happened twice. */
export async function wrongs(world: ChaosWorld): Promise<Wrong[]> {
  const found: Wrong[] = []
  for (const [what, text] of Object.entries(laws))
    for (const { id } of await world.rows<{ id: string }>(text)) found.push({ what, id })
  return [...found, ...(await bankWrongs(world))]
}

async function askBank(
  world: ChaosWorld,
  path: string
): Promise<{ status: number; body: Readonly<Record<string, unknown>> }> {
  const response = await fetch(`${world.bankUrl}/v1${path}`, { headers: { authorization: `Bearer ${bankKey}` } })
  const body: unknown = await response.json()
  return { status: response.status, body: isRecord(body) ? body : {} }
}

/** The bank's own word for every payment, against ours. */
async function bankWrongs(world: ChaosWorld): Promise<Wrong[]> {
  const found: Wrong[] = []
  const payments = await world.rows<{ id: string; kind: string; status: string; key: string }>(`
    select id::text, 'sessions' as kind, status, provider_key as key from cashier.deposits
    union all select id::text, 'payouts', status, provider_key from cashier.withdrawals`)
  for (const { id, kind, status, key } of payments) {
    const { status: http, body } = await askBank(world, `/${kind}?reference=${encodeURIComponent(key)}`)
    const theirs = http === 404 ? 'unknown' : body.status
    const moved = theirs === 'approved' || theirs === 'paid'
    if (moved !== (status === 'success' || status === 'paid'))
      found.push({ what: `the bank says ${String(theirs)} of what we call ${status}`, id })
  }
  return found
}
