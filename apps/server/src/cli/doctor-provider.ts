import type { Config } from '../platform/config/config.ts'
import { examineProvider } from '../platform/access/identity-provider.ts'
import type { Issue } from './issue.ts'
import { fine, wrong } from './issue.ts'

/** Whether people can sign in at the identity provider, as far as it says of itself. */
export async function examineSignOn({ oidc }: Pick<Config, 'oidc'>): Promise<Issue> {
  const about = 'identity provider'
  if (oidc === null) return fine(about, 'not set up')
  const { answer, reason } = await examineProvider(oidc)
  if (answer === 'right') return fine(about, `${oidc.issuer} responds`)
  if (answer === 'other_issuer')
    return wrong(
      about,
      `${oidc.issuer} reports a different issuer`,
      'Set OIDC_ISSUER to exactly the issuer that the provider reports, including or omitting a trailing slash.',
    )
  return wrong(
    about,
    `${oidc.issuer}: ${reason}`,
    'Check OIDC_ISSUER and OIDC_CLIENT_SECRET_FILE, and whether this machine can reach the provider.',
  )
}
