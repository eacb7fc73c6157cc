const aliases: Readonly<Record<string, string>> = { phone: 'mobile', mobile: 'phone' }

/**
 * The server's sentences at the fields of a form: by the same name, or by the other of `phone` and `mobile`. What the form does not ask for
 * is `elsewhere`, to be said above it: a refusal that nobody sees would leave the player guessing.
 */
export function atFields(
  refused: Readonly<Record<string, string>>,
  names: readonly string[]
): { at: Record<string, string>; elsewhere: Record<string, string> } {
  const at: Record<string, string> = {}
  const elsewhere: Record<string, string> = {}
  for (const [name, sentence] of Object.entries(refused)) {
    const own = [name, aliases[name]].find((one) => one !== undefined && names.includes(one))
    if (own === undefined) elsewhere[name] = sentence
    else at[own] ??= sentence
  }
  return { at, elsewhere }
}
