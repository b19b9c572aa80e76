import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Database, Reader, Tx } from '../../../platform/database/db.ts'
import type { CardProvider, PaymentOrder, ProviderName } from './card-provider.ts'
import { simulator } from './simulator.ts'
import { stripe, stripeAddress } from './stripe.ts'

const purpose = 'card_provider'
type Secret = 'secret' | 'signing'

/** Binds a sealed key to its company and provider. */
function ownerOf(companyId: number, provider: ProviderName, secret: Secret): string {
  return `${companyId} ${provider} ${secret}`
}

type Place = { readonly companyId: number; readonly provider: ProviderName; readonly secret: Secret }

export function sealKey(box: SecretBox, { companyId, provider, secret }: Place, key: string): Buffer {
  return box.seal(purpose, ownerOf(companyId, provider, secret), Buffer.from(key))
}

/** Throws: not_configured when the key of the installation is another one. */
function openKey(box: SecretBox, { companyId, provider, secret }: Place, sealed: Buffer): string {
  return box.open(purpose, ownerOf(companyId, provider, secret), sealed)?.toString() ?? fail('not_configured')
}

export type ProviderAccount = {
  readonly provider: CardProvider
  readonly captureMode: PaymentOrder['captureMode']
}

type Kept = {
  readonly name: ProviderName
  readonly captureMode: PaymentOrder['captureMode']
  readonly secretSealed: Buffer | null
  readonly signingSealed: Buffer | null
}

export type ProviderParts = {
  readonly db: Database
  readonly box: SecretBox
  /** Where Stripe is reached; left out: at its address. */
  readonly address?: string
}

/** Whether card payments are configured. */
export async function isConfigured(db: Reader | Tx, companyId: number): Promise<boolean> {
  const { rows } = await sql`
    select from payments.card_provider p where p.company_id = ${companyId} and p.status = 'active'`.execute(db)
  return rows.length > 0
}

/** The account of a company: the active one, or that of a payment. Throws: not_configured. */
export async function openAccount(
  { db, box, address = stripeAddress }: ProviderParts,
  companyId: number,
  wanted: ProviderName | null = null,
): Promise<ProviderAccount> {
  const { rows } = await sql<Kept>`
    select p.provider as name, p.capture_mode as "captureMode", p.secret_sealed as "secretSealed", p.signing_sealed as "signingSealed"
    from payments.card_provider p
    where p.company_id = ${companyId} and ${wanted === null ? sql`p.status = 'active'` : sql`p.provider = ${wanted}`}`.execute(
    db.reader({ companyId }),
  )
  const { name, captureMode, secretSealed, signingSealed } = rows[0] ?? fail('not_configured')
  if (name === 'simulator') return { provider: simulator(db, companyId), captureMode }
  const signing = signingSealed ?? fail('not_configured')
  const signingSecret = openKey(box, { companyId, provider: name, secret: 'signing' }, signing)
  const secretKey = openKey(
    box,
    { companyId, provider: name, secret: 'secret' },
    secretSealed ?? fail('not_configured'),
  )
  return { provider: stripe({ secretKey, signingSecret, address }), captureMode }
}
