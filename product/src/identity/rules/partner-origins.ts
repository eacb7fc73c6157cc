/**
 * Origins whose pages may hold the forms of sign-in: scheme, host and port, exactly. Without https only on this machine, where every port may be meant.
 */
export const partnerOrigin =
  /^(?:https:\/\/(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}(?::[1-9]\d{1,4})?|http:\/\/(?:localhost|127\.0\.0\.1)(?::(?:[1-9]\d{1,4}|\*))?)$/

const anyPort = /^(http:\/\/[^:]+):\*$/

export const isPartner = (origin: string, allowed: readonly string[]): boolean =>
  allowed.some((one) => {
    const [, host] = anyPort.exec(one) ?? []
    return host === undefined ? one === origin : new RegExp(`^${host.replaceAll('.', '\\.')}(?::\\d+)?$`).test(origin)
  })

/** Those that a message can be sent to without knowing more. */
export const exactOrigins = (allowed: readonly string[]): readonly string[] =>
  allowed.filter((one) => !anyPort.test(one))
