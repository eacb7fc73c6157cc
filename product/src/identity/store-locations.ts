import { sql, type Tx } from '@ante/kit/context'

const statements = {
  // Once in half an hour for each address: whoever tries on and on fills no log.
  keep: sql(
    'identity.keep_refused_location',
    `insert into identity.access_log (uid, event, address, user_agent) select $1, $2, $3, $4
       where not exists (select from identity.access_log where at > now() - interval '30 minutes' and uid is not distinct from $1 and event = $2 and address = $3)`
  ),
}

/** That somebody was refused because of the country in which they are, with it. */
export const keepRefusedLocation = (
  tx: Tx,
  { uid, country, address, userAgent }: { uid: bigint | null; country: string; address: string; userAgent: string }
) => tx.rows(statements.keep, [uid, `location-refused ${country}`, address, userAgent])
