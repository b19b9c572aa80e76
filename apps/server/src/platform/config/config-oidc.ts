import { resolve } from 'node:path'
import { readPublicUrl } from './config-mail.ts'
import { ConfigError, isLoopbackHost, isReadable } from './config-values.ts'

export type OidcSettings = {
  /** As the provider writes it, for it is compared letter by letter. */
  issuer: string
  clientId: string
  /** Absolute path. */
  clientSecretFile: string
  /** On the button. */
  name: string
  /** Where people reach the product, without a trailing slash. */
  publicUrl: string
}

type Given = Readonly<
  Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET_FILE' | 'OIDC_NAME' | 'PUBLIC_URL', string | null>
>

/** Null without an identity provider. Throws: ConfigError naming what is missing or wrong. */
export function readOidc({ PUBLIC_URL, OIDC_NAME: name, ...given }: Given): OidcSettings | null {
  const values = {
    OIDC_ISSUER: given.OIDC_ISSUER ?? '',
    OIDC_CLIENT_ID: given.OIDC_CLIENT_ID ?? '',
    OIDC_CLIENT_SECRET_FILE: given.OIDC_CLIENT_SECRET_FILE ?? '',
  }
  if (Object.values(values).every((value) => value === '')) return null
  const publicUrl = readPublicUrl(PUBLIC_URL)
  const missing = Object.entries({ ...values, PUBLIC_URL: publicUrl ?? '' }).flatMap(([name, value]) =>
    value === '' ? [name] : [],
  )
  if (publicUrl === null || missing.length > 0)
    throw new ConfigError(
      `Sign-in with an identity provider also requires ${missing.join(', ')}. Set it, or remove OIDC_….`,
    )
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_SECRET_FILE: file } = values
  const url = URL.parse(issuer)
  const isOpenOnlyHere = url?.protocol === 'http:' && isLoopbackHost(url.hostname.replace(/^\[|\]$/g, ''))
  if (
    url === null ||
    (url.protocol !== 'https:' && !isOpenOnlyHere) ||
    `${url.username}${url.search}${url.hash}` !== ''
  )
    throw new ConfigError(`OIDC_ISSUER is "${issuer}". Set its address, such as https://login.example.com.`)
  if (!isReadable(file))
    throw new ConfigError(
      `OIDC_CLIENT_SECRET_FILE names ${file}, which cannot be read. Correct the path or its permissions.`,
    )
  return {
    issuer,
    clientId: values.OIDC_CLIENT_ID,
    clientSecretFile: resolve(file),
    name: name ?? url.hostname,
    publicUrl,
  }
}
