import { z } from 'zod'

/** Where a connector stands, as the host knows it. */
export interface ConnectorPlace {
  /** Where the vendor's callbacks reach us: `<our address>/callbacks/<name>`. */
  readonly callbackUrl: string
  /** Address of the vendor's twin in the sandbox, without a trailing slash: what is spoken to when the configuration names no other. */
  readonly twinUrl: string
  /** Whether the site is reached on this machine only. A twin that believes anybody is used nowhere else. */
  readonly isLocal: boolean
}

/**
 * A vendor that a capability can be served by: the folder `connectors/<name>/` of the capability, whose `index.ts` exports one of these as `connector`.
 * Environment, registry, documents and suites follow from it.
 */
export interface Connector<Kind extends string = string, Port = unknown, Config extends z.ZodObject = z.ZodObject> {
  /** The folder's name, the last part of the callback address and, for a payment provider, the name of its clearing account. */
  readonly name: string
  /** The port that it serves: `payment`, `mail`, … */
  readonly kind: Kind
  /** Begins the names of its variables: `STRIPE` → `STRIPE_API_KEY`. */
  readonly env: string
  /** One field for each variable. Fields take texts, and each has a description. */
  readonly config: Config
  /** The folder in `sandbox/src` that speaks the vendor's protocol; also its path below `SANDBOX_URL`. */
  readonly twin: string
  /** The port, opened with the texts of the variables, by the names of the fields. Nothing outside is asked yet. Throws a ZodError where `config` does not take them. */
  open(given: Readonly<Record<string, unknown>>, place: ConnectorPlace): Port
}

interface Declared<Config extends z.ZodObject, Port> {
  readonly name: string
  /** Where it is not the name in capitals. */
  readonly env?: string
  readonly config: Config
  readonly make: (config: z.output<Config>, place: ConnectorPlace) => Port
  readonly twin: string
}

/** How the connectors of one port are declared: `export const paymentConnector = connectorKind<PaymentProvider>()('payment')`. */
export const connectorKind =
  <Port>() =>
  <Kind extends string>(kind: Kind) =>
  <Config extends z.ZodObject>(declared: Declared<Config, Port>): Connector<Kind, Port, Config> => ({
    name: declared.name,
    kind,
    env: declared.env ?? declared.name.replaceAll('-', '_').toUpperCase(),
    config: declared.config,
    twin: declared.twin,
    open: (given, place) => declared.make(declared.config.parse(given), place),
  })

/** `apiKey` of `STRIPE` → `STRIPE_API_KEY`. */
export const variableOf = (env: string, key: string): string =>
  `${env}_${key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

/** How a secret is spelt: as it is, several of them by commas during a rotation, or a list of Standard Webhooks secrets (`whsec_<base64>`). */
export type SecretSpelling = 'text' | 'texts' | 'webhooks'
/** What the host has to know of a field that is a secret: it refuses weak and published ones, and makes up one for a twin. */
export interface SecretMeta {
  readonly secret: SecretSpelling
  /** Begins those that are made up: `sk_`. */
  readonly prefix?: string
}
const secrets = z.registry<SecretMeta>()

const secretsIn = (text: string): string[] => text.split(',').map((entry) => entry.trim())
export const secretText = (description: string, prefix = '') =>
  z.string().meta({ description }).register(secrets, { secret: 'text', prefix })
export const secretTexts = (description: string, prefix = '') =>
  z.string().transform(secretsIn).meta({ description }).register(secrets, { secret: 'texts', prefix })
/** A private key of P-256, by which we sign towards vendors: its 32 bytes in base64url. */
export const signingKey = (description: string) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'is not the 32 bytes of a private key of P-256 in base64url')
    .meta({ description })
    .register(secrets, { secret: 'text' })
export const webhookSecrets = (description: string) =>
  z.string().transform(secretsIn).meta({ description }).register(secrets, { secret: 'webhooks' })

/** The field's spelling when it is a secret. */
export const secretOf = (field: z.core.$ZodType): SecretMeta | undefined =>
  secrets.get(field instanceof z.ZodOptional ? field.unwrap() : field)

/** An address without its trailing slashes. */
export const vendorUrl = (description: string) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .meta({ description })

/** The port as it may be used: a call of it inside a database transaction throws. `local` names what asks nobody outside. */
export function outsideTransactions<Port extends object>(
  port: Port,
  what: string,
  inTransaction: () => boolean,
  local: readonly (keyof Port & string)[] = []
): Port {
  return new Proxy(port, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name)
      if (typeof part !== 'function' || local.some((one) => one === name)) return part
      return async (...given: unknown[]): Promise<unknown> => {
        if (inTransaction()) throw new Error(`${what} was called inside a database transaction`)
        return Reflect.apply(part, target, given)
      }
    },
  })
}
