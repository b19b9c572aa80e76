import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import Provider from 'oidc-provider'
import type { OidcSettings } from '../../apps/server/src/platform/config/config-oidc.ts'
import { freePort } from './free-port.ts'

type Account = { readonly subject: string; readonly email: string; readonly isVerified: boolean }

export type IdentityProviderStandIn = {
  /** Whom the provider signs in, without asking; null: he calls it off. */
  account: Account | null
  /** Answers nobody from then on. */
  readonly stop: () => Promise<void>
}

type Oidc = {
  readonly oidc: {
    readonly provider: Provider
    readonly client: { clientId: string }
    readonly session: { accountId: string }
  }
}

/** Of a provider that nobody has started yet, for one client that comes back to `publicUrl`. The folder takes its secret. */
export async function providerSettings(folder: string, publicUrl: string): Promise<OidcSettings> {
  const clientSecretFile = join(folder, 'client.secret')
  writeFileSync(clientSecretFile, `${randomUUID()}\n`)
  const issuer = `http://127.0.0.1:${await freePort()}`
  return { issuer, clientId: 'countinghouse', clientSecretFile, name: 'Example Login', publicUrl }
}

/** A real OpenID Connect provider on loopback, as the settings have it. */
export async function startIdentityProvider(settings: OidcSettings): Promise<IdentityProviderStandIn> {
  const server = createServer()
  const standIn: IdentityProviderStandIn = {
    account: null,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const provider = new Provider(settings.issuer, configurationOf(standIn, settings))
  const serve = provider.callback()
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) return serve(request, response)
    const { account } = standIn
    const result = account === null ? { error: 'access_denied' } : { login: { accountId: account.subject } }
    void provider.interactionFinished(request, response, result)
  })
  await new Promise<void>((resolve) => server.listen(Number(new URL(settings.issuer).port), '127.0.0.1', resolve))
  return standIn
}

function configurationOf(
  standIn: IdentityProviderStandIn,
  { clientId, clientSecretFile, publicUrl }: OidcSettings,
): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: readFileSync(clientSecretFile, 'utf8').trim(),
        redirect_uris: [`${publicUrl}/api/auth/oidc/sso/callback`],
      },
    ],
    jwks: { keys: [privateKey.export({ format: 'jwk' })] },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, accountId: string) => ({ accountId, claims: () => claimsOf(standIn.account, accountId) }),
    loadExistingGrant: async ({ oidc }: Oidc) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

function claimsOf(account: Account | null, subject: string): object {
  return account?.subject === subject
    ? { sub: subject, email: account.email, email_verified: account.isVerified }
    : { sub: subject }
}
