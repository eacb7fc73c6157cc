import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  of: sql('marketing.tags_of', `select uid, tag from marketing.tags where uid = any ($1) order by uid, tag`),
  set: sql('marketing.set_tag', `insert into marketing.tags (uid, tag) values ($1, $2) on conflict do nothing`),
  drop: sql('marketing.drop_tag', `delete from marketing.tags where uid = $1 and tag = $2`),
}

export const readTags = async (tx: ReadTx, uids: readonly bigint[]): Promise<Map<bigint, Set<string>>> => {
  const tags = new Map<bigint, Set<string>>()
  for (const { uid, tag } of await tx.rows<{ uid: bigint; tag: string }>(statements.of, [uids]))
    tags.set(uid, (tags.get(uid) ?? new Set()).add(tag))
  return tags
}
export const setTag = (tx: Tx, uid: bigint, tag: string, isSet: boolean) =>
  tx.rows(isSet ? statements.set : statements.drop, [uid, tag])
