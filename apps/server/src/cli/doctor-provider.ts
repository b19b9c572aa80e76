import type { Config } from '../platform/config.ts'
import { examineProvider } from '../platform/identity-provider.ts'
import type { Finding } from './finding.ts'
import { fine, wrong } from './finding.ts'

/** Whether people can sign in at the identity provider, as far as it says of itself. */
export async function examineSignOn({ oidc }: Pick<Config, 'oidc'>): Promise<Finding> {
  const about = 'identity provider'
  if (oidc === null) return fine(about, 'not set up')
  const { answer, reason } = await examineProvider(oidc)
  if (answer === 'right') return fine(about, `${oidc.issuer} answers`)
  if (answer === 'other_issuer')
    return wrong(
      about,
      `${oidc.issuer} calls itself otherwise`,
      'Set OIDC_ISSUER to what the provider names as issuer, letter by letter, with or without a slash at its end.',
    )
  return wrong(
    about,
    `${oidc.issuer}: ${reason}`,
    'Check OIDC_ISSUER and OIDC_CLIENT_SECRET_FILE, and whether this machine may reach it.',
  )
}
