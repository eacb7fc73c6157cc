/** A record with a value for each of these keys. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value
): Record<Key, Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each key is in the list, so each has its value; `fromEntries` knows of texts only.
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>

/** The keys of a closed list that stands as a record. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A constant has no other keys than those of its type.
  Object.keys(record) as Key[]

export const isKeyOf = <Key extends string>(record: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(record, key)

/** An object of whose fields nothing is known yet; no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
