import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Provider from 'oidc-provider'
import { afterAll, beforeAll } from 'vitest'
import type { OidcSettings } from '../../apps/server/src/platform/config-oidc.ts'

type Account = { readonly subject: string; readonly email: string; readonly isVerified: boolean }

export type IdentityProviderStandIn = {
  /** Whom the provider signs in, without asking; null: he calls it off. */
  account: Account | null
  readonly settings: OidcSettings
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

/** A real OpenID Connect provider on a port of loopback, for one client that comes back to `publicUrl`. */
export async function startIdentityProvider(publicUrl: string): Promise<IdentityProviderStandIn> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const folder = mkdtempSync(join(tmpdir(), 'house-provider-'))
  const clientSecretFile = join(folder, 'client.secret')
  const secret = randomUUID()
  writeFileSync(clientSecretFile, `${secret}\n`)
  const settings = { issuer, clientId: 'countinghouse', clientSecretFile, name: 'Example Login', publicUrl }
  const standIn: IdentityProviderStandIn = {
    account: null,
    settings,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
  const provider = new Provider(issuer, configurationOf(standIn, secret))
  const serve = provider.callback()
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) return serve(request, response)
    const { account } = standIn
    const result = account === null ? { error: 'access_denied' } : { login: { accountId: account.subject } }
    void provider.interactionFinished(request, response, result)
  })
  return standIn
}

/** As startIdentityProvider, for the tests of one file. */
export function useIdentityProvider(publicUrl: string): { current: IdentityProviderStandIn; settings: OidcSettings } {
  const used = { settings: {} } as { current: IdentityProviderStandIn; settings: OidcSettings }
  beforeAll(async () => {
    used.current = await startIdentityProvider(publicUrl)
    Object.assign(used.settings, used.current.settings)
  })
  afterAll(() => used.current.stop())
  return used
}

function configurationOf(standIn: IdentityProviderStandIn, secret: string): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { clientId, publicUrl } = standIn.settings
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
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
