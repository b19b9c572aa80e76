import { fail } from '@countinghouse/contract/errors'
import { privateAddresses } from '@countinghouse/contract/assist/assist-settings'
import type { getProvider, saveProvider } from '@countinghouse/contract/assist/provider'
import { usualTokens } from '@countinghouse/contract/assist/provider'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { isAllowedUrl } from '../../../platform/http/outgoing.ts'
import type { TextModel } from './text-model.ts'
import { openAiCompatible } from './text-model.ts'
import { usedTokens } from './token-use.ts'

const purpose = 'assist_provider'
const hintLength = 4

type Kept = {
  readonly id: number
  readonly baseUrl: string
  readonly model: string
  readonly keyHint: string | null
  readonly keySealed: Buffer | null
  readonly monthlyTokens: number
  readonly isActive: boolean
}

async function findKept(db: Reader | Tx, companyId: number): Promise<Kept | null> {
  const { rows } = await sql<Kept>`
    select p.id, p.base_url as "baseUrl", p.model, p.key_hint as "keyHint", p.secret_sealed as "keySealed",
      p.monthly_tokens as "monthlyTokens", p.status = 'active' as "isActive"
    from assist.provider p where p.company_id = ${companyId}`.execute(db)
  return rows[0] ?? null
}

/** The model of a company and what is left of its tokens; null: not configured, or switched off. */
export async function openModel(
  box: SecretBox,
  db: Reader,
  companyId: number,
): Promise<{ readonly model: TextModel; readonly monthlyTokens: number } | null> {
  const kept = await findKept(db, companyId)
  if (kept?.isActive !== true) return null
  const key = kept.keySealed === null ? null : box.open(purpose, String(companyId), kept.keySealed)
  // Sealed with the key of another installation: as good as none.
  if (kept.keySealed !== null && key === null) return null
  const isPrivateAllowed = await readSetting(db, { companyId }, privateAddresses)
  const { baseUrl, model, monthlyTokens } = kept
  return {
    model: openAiCompatible({ baseUrl, model, key: key?.toString() ?? null, isPrivateAllowed }),
    monthlyTokens,
  }
}

/** Never a key. */
export async function findProvider({ companyId }: Ctx, db: Reader): Promise<OutputOfRoute<typeof getProvider>> {
  const kept = await findKept(db, companyId)
  return {
    baseUrl: kept?.baseUrl ?? null,
    model: kept?.model ?? null,
    keyHint: kept?.keyHint ?? null,
    monthlyTokens: kept?.monthlyTokens ?? usualTokens,
    usedTokens: await usedTokens(db, companyId),
    isActive: kept?.isActive ?? false,
  }
}

/** Throws: assist.address_not_allowed. */
export async function save(
  ctx: Ctx,
  tx: Tx,
  box: SecretBox,
  { baseUrl, model, key, monthlyTokens, isActive }: InputOfRoute<typeof saveProvider>,
): Promise<OutputOfRoute<typeof saveProvider>> {
  const { companyId, userId } = ctx
  if (!isAllowedUrl(baseUrl, await readSetting(tx, { companyId }, privateAddresses))) fail('assist.address_not_allowed')
  const kept = await findKept(tx, companyId)
  // A key is for the service it was entered for, and never sent to another address.
  const isSameService = kept !== null && new URL(kept.baseUrl).origin === new URL(baseUrl).origin
  const sealed = key === null ? null : box.seal(purpose, String(companyId), Buffer.from(key))
  const keySealed = sealed ?? (isSameService ? kept.keySealed : null)
  const keyHint = key === null ? (isSameService ? kept.keyHint : null) : `…${key.slice(-hintLength)}`
  const status = isActive ? 'active' : 'inactive'
  const { rows } = await sql<{ id: number }>`
    insert into assist.provider (company_id, base_url, model, secret_sealed, key_hint, monthly_tokens, status, created_by, updated_by)
    values (${companyId}, ${baseUrl}, ${model}, ${keySealed}, ${keyHint}, ${monthlyTokens}, ${status}, ${userId}, ${userId})
    on conflict (company_id) do update set base_url = excluded.base_url, model = excluded.model, secret_sealed = excluded.secret_sealed,
      key_hint = excluded.key_hint, monthly_tokens = excluded.monthly_tokens, status = excluded.status, updated_by = excluded.updated_by
    returning id`.execute(tx)
  ctx.audit({
    entity: 'assist.provider',
    entityId: rows[0]?.id ?? 0,
    label: model,
    before: kept === null ? null : auditedOf(kept),
    after: auditedOf({ baseUrl, model, keyHint, monthlyTokens, isActive }),
  })
  return { isActive }
}

function auditedOf({ baseUrl, model, keyHint, monthlyTokens, isActive }: Omit<Kept, 'id' | 'keySealed'>) {
  return { baseUrl, model, keyHint, monthlyTokens, status: isActive ? 'active' : 'inactive' }
}
