/** What both kinds of payments have, of the payment `p` and its method `m`. */
export const paymentColumns = `p.id, p.uid, m.sysname as method, p.provider, p.amount_minor, p.currency, p.requisites, p.reason, p.provider_key, p.provider_reference,
  p.instrument, p.input_hash, p.brand, p.status, m.fields`
// Each look is later than the one before: 30 s, 1 min, 2 min, … at most half an hour. What was given up is looked at for a day.
const postponed = `checks = checks + 1, check_at = case when settled_at < now() - interval '1 day' then 'infinity'
  else now() + least(interval '30 minutes', interval '30 seconds' * (1 << least(checks, 10))) end`
/** Takes payments of one provider that are due to be looked at. */
export const claim = (
  table: 'deposits' | 'withdrawals',
  watched: string
) => `update cashier.${table} set ${postponed} where id in (
  select p.id from cashier.${table} p
   where (${watched}) and p.check_at <= now() and p.provider = $2 order by p.check_at limit $1 for update of p skip locked) returning id`

/** The only row of a statement that always answers one. */
export const only = async <Row>(rows: Promise<Row[]>): Promise<Row> => {
  const [row] = await rows
  if (!row) throw new Error('a row was expected')
  return row
}
