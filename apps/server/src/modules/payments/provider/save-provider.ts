import { fail } from '@countinghouse/contract/errors'
import type { getCardProvider, saveCardProvider } from '@countinghouse/contract/payments/card-provider'
import { receiveCardEvent } from '@countinghouse/contract/payments/pay'
import { text } from '@countinghouse/contract/payments/errors.text'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { refuse } from '../settling/refuse.ts'
import { sealKey } from './provider-account.ts'

const entity = 'payments.card_provider'
const hintLength = 4

type Kept = {
  readonly id: number
  readonly provider: 'stripe' | 'simulator'
  readonly captureMode: 'at_once' | 'by_hand'
  readonly keyHint: string | null
  readonly isActive: boolean
  readonly isTest: boolean
}

async function findKept(db: Reader | Tx, companyId: number): Promise<readonly Kept[]> {
  const { rows } = await sql<Kept>`
    select p.id, p.provider, p.capture_mode as "captureMode", p.key_hint as "keyHint", p.status = 'active' as "isActive",
      p.provider = 'simulator' or coalesce(p.key_hint like 'test%', false) as "isTest"
    from payments.card_provider p where p.company_id = ${companyId}`.execute(db)
  return rows
}

/** Never a key. */
export async function findProvider({ companyId }: Ctx, db: Reader): Promise<OutputOfRoute<typeof getCardProvider>> {
  const kept = (await findKept(db, companyId)).find(({ isActive }) => isActive)
  const webhookPath = `/api${receiveCardEvent.path.replace('{companyId}', String(companyId))}`
  const { provider = null, captureMode = 'at_once', keyHint = null, isTest = false } = kept ?? {}
  return { provider, captureMode, keyHint, isTest, webhookPath }
}

/** Throws: payments.provider_keys. */
export async function saveProvider(
  ctx: Ctx,
  tx: Tx,
  box: SecretBox,
  { secretKey, signingSecret, captureMode, isActive }: InputOfRoute<typeof saveCardProvider>,
): Promise<OutputOfRoute<typeof saveCardProvider>> {
  const { companyId, userId } = ctx
  const known = (await findKept(tx, companyId)).find(({ provider }) => provider === 'stripe')
  requireKeys(ctx, { secretKey, signingSecret, isKnown: known !== undefined })
  const place = { companyId, provider: 'stripe' } as const
  const secret = secretKey === null ? null : sealKey(box, { ...place, secret: 'secret' }, secretKey)
  const signing = signingSecret === null ? null : sealKey(box, { ...place, secret: 'signing' }, signingSecret)
  const keyHint = secretKey === null ? null : hintOf(secretKey)
  const status = isActive ? 'active' : 'inactive'
  // One is active: what the demo company began with ends here.
  await sql`
    update payments.card_provider set status = 'inactive', updated_by = ${userId}
    where company_id = ${companyId} and provider <> 'stripe' and status = 'active'`.execute(tx)
  const { rows } = await (
    known === undefined
      ? sql<{ id: number }>`
        insert into payments.card_provider (company_id, provider, capture_mode, secret_sealed, signing_sealed, key_hint, status, created_by, updated_by)
        values (${companyId}, 'stripe', ${captureMode}, ${secret}, ${signing}, ${keyHint}, ${status}, ${userId}, ${userId}) returning id`
      : sql<{ id: number }>`
        update payments.card_provider set capture_mode = ${captureMode}, status = ${status}, updated_by = ${userId},
          secret_sealed = coalesce(${secret}, secret_sealed), signing_sealed = coalesce(${signing}, signing_sealed),
          key_hint = coalesce(${keyHint}, key_hint)
        where company_id = ${companyId} and id = ${known.id} returning id`
  ).execute(tx)
  const { id } = rows[0] ?? fail('not_found')
  const after = { provider: 'stripe', captureMode, status, keyHint: keyHint ?? known?.keyHint ?? null }
  const before = known === undefined ? null : { ...after, captureMode: known.captureMode, keyHint: known.keyHint }
  ctx.audit({ entity, entityId: id, label: 'Stripe', before, after })
  return { isActive }
}

type Keys = {
  readonly secretKey: string | null
  readonly signingSecret: string | null
  readonly isKnown: boolean
}

function requireKeys(ctx: Ctx, { secretKey, signingSecret, isKnown }: Keys): void {
  const isKey = secretKey === null ? isKnown : /^[sr]k_(?:test|live)_\w{10,240}$/.test(secretKey)
  const isSecret = signingSecret === null ? isKnown : /^whsec_[\w+/=]{10,240}$/.test(signingSecret)
  const wrong = [...(isKey ? [] : ['secretKey']), ...(isSecret ? [] : ['signingSecret'])]
  if (wrong.length > 0) refuse(ctx, 'payments.provider_keys', wrong, text.provider_keys)
}

/** Whether it is a test key, and its last characters. */
function hintOf(key: string): string {
  return `${key.includes('_test_') ? 'test' : 'live'} ${key.slice(-hintLength)}`
}
