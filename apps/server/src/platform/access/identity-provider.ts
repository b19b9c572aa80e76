import { readFileSync } from 'node:fs'
import * as oidc from 'openid-client'
import type { OidcSettings } from '../config/config-oidc.ts'

/** What binds one way to the provider and back; all three are secret until they are used. */
export type FlowProof = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** Whom the provider signed in. */
export type ProviderAccount = {
  readonly issuer: string
  readonly subject: string
  /** Null unless the provider verified it. */
  readonly verifiedEmail: string | null
  /** By which the person knows the account. */
  readonly name: string
}

/** What the provider put into the address that it led back to. */
export type ProviderAnswer = Readonly<Partial<Record<'state' | 'code' | 'iss' | 'error', string | undefined>>>

export type IdentityProvider = {
  /** In addresses. */
  readonly id: string
  readonly name: string
  /** The address at the provider to which the browser goes. Throws: ProviderFailure. */
  readonly address: (proof: FlowProof) => Promise<string>
  /** Takes the answer, once. Throws: ProviderFailure unless it belongs to the proof and is signed by the provider. */
  readonly account: (proof: FlowProof, answer: ProviderAnswer) => Promise<ProviderAccount>
}

export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  readonly isDown: boolean
  constructor(isDown: boolean, options: ErrorOptions) {
    super(isDown ? 'The identity provider does not answer.' : 'The identity provider signed nobody in.', options)
    this.isDown = isDown
  }
}

const id = 'sso'
/** What the library calls an issuer that is not the one asked for. */
const otherIssuer = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'
/** For each of its answers. Units: seconds. */
const patienceSeconds = 5

/**
 * The OpenID Connect provider of the installation; `report` hears why something failed, for the log. What it says of itself is asked when
 * somebody first wants to sign in, so that the product starts and works without it. Source: OpenID Connect Core 1.0; RFC 7636.
 */
export function identityProvider(
  settings: OidcSettings | null,
  report: (reason: string) => void,
): IdentityProvider | null {
  if (settings === null) return null
  const { name, publicUrl } = settings
  const wayBack = `${publicUrl}/api/auth/oidc/${id}/callback`
  let known: Promise<oidc.Configuration> | null = null

  async function requested<T>(run: (config: oidc.Configuration) => Promise<T>): Promise<T> {
    try {
      known ??= discover(settings as OidcSettings)
      return await run(await known)
    } catch (error) {
      const isDown = isSilence(error)
      // It may come back with other keys or addresses.
      if (isDown) known = null
      report(reasonOf(error))
      throw new ProviderFailure(isDown, { cause: error })
    }
  }

  return {
    id,
    name,
    address: ({ state, nonce, verifier }) =>
      requested(async (config) => {
        const challenge = await oidc.calculatePKCECodeChallenge(verifier)
        return oidc.buildAuthorizationUrl(config, {
          redirect_uri: wayBack,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: challenge,
          code_challenge_method: 'S256',
        }).href
      }),
    account: (proof, answer) => requested((config) => accountOf(config, new URL(wayBack), proof, answer)),
  }
}

/** Throws: Undiscovered, whatever keeps it from answering. */
async function discover({ issuer, clientId, clientSecretFile }: OidcSettings): Promise<oidc.Configuration> {
  // The settings admit it on loopback alone.
  const isOpen = issuer.startsWith('http:')
  try {
    const secret = readFileSync(clientSecretFile, 'utf8').trim()
    return await oidc.discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretBasic(secret), {
      timeout: patienceSeconds,
      execute: [oidc.enableNonRepudiationChecks, ...(isOpen ? [oidc.allowInsecureRequests] : [])],
    })
  } catch (error) {
    throw new Undiscovered(reasonOf(error), { cause: error })
  }
}

/** Whether the provider answers as the one that the settings name, and why not. Never throws. */
export async function examineProvider(
  settings: OidcSettings,
): Promise<{ readonly answer: 'right' | 'other_issuer' | 'none'; readonly reason: string }> {
  try {
    await discover(settings)
    return { answer: 'right', reason: '' }
  } catch (error) {
    const cause = error instanceof Undiscovered ? error.cause : null
    const isOther = cause instanceof Error && 'code' in cause && cause.code === otherIssuer
    return { answer: isOther ? 'other_issuer' : 'none', reason: reasonOf(cause) }
  }
}

async function accountOf(
  config: oidc.Configuration,
  address: URL,
  { state, nonce, verifier }: FlowProof,
  answer: ProviderAnswer,
): Promise<ProviderAccount> {
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) address.searchParams.set(name, value)
  const tokens = await oidc.authorizationCodeGrant(config, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('no ID token')
  // Some keep the address out of the ID token.
  const isRequested = claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
  const more = isRequested ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub) : {}
  const facts: Record<string, unknown> = { ...more, ...claims }
  const email = textOf(facts['email'])
  return {
    issuer: claims.iss,
    subject: claims.sub,
    verifiedEmail: facts['email_verified'] === true ? email : null,
    name: email ?? textOf(facts['preferred_username']) ?? textOf(facts['name']) ?? claims.sub,
  }
}

function textOf(claim: unknown): string | null {
  return typeof claim === 'string' && claim !== '' ? claim.slice(0, 254) : null
}

class Undiscovered extends Error {
  override readonly name = 'Undiscovered'
}

function isSilence(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return error instanceof Undiscovered || error instanceof TypeError || code === 'OAUTH_TIMEOUT'
}

/** Names and codes alone: an answer may hold tokens. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const parts = [error.name, 'code' in error ? error.code : null, 'error' in error ? error.error : null, error.message]
  return parts.filter((part) => typeof part === 'string').join(': ')
}
