import { type ReadTx, sql, type Tx } from '@ante/kit/context'

export { termsDue } from './rules/terms.ts'

const statements = {
  accept: sql(
    'identity.accept_terms',
    `update identity.users set terms_version = $2, terms_accepted_at = now() where uid = $1`
  ),
  keep: sql('identity.keep_acceptance', `insert into identity.terms_acceptances (uid, version) values ($1, $2)`),
  accepted: sql('identity.accepted_terms', `select terms_version from identity.users where uid = $1`),
}

/** The player accepts this version of the terms now; that they did is kept. */
export async function acceptTerms(tx: Tx, uid: bigint, version: string): Promise<void> {
  await tx.rows(statements.accept, [uid, version])
  await tx.rows(statements.keep, [uid, version])
}

/** The version that a player accepted last; empty for one without a name. */
export const acceptedTerms = async (tx: ReadTx, uid: bigint): Promise<string> =>
  (await tx.maybe<{ terms_version: string }>(statements.accepted, [uid]))?.terms_version ?? ''
