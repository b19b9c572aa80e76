import { randomBytes } from 'node:crypto'
import type { ResetWay } from '@countinghouse/contract/auth/user-security'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import { auditRows } from '../../../platform/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/db.ts'
import type { MailDoor } from '../../../platform/mailer.ts'
import { outboxRows } from '../../../platform/outbox.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { requireFreshProof } from '../../../platform/session-gate.ts'
import { savePinHash } from '../../erp/index.ts'
import type { FoundLogin } from '../identity.ts'
import { countCompanies, storePassword } from '../new-password.ts'
import { isSimplePin } from '../own/own-pin.ts'
import { hashPassword } from '../password.ts'
import { hashPin } from '../pin.ts'
import { newLink, resetPath } from '../reset/ask-reset.ts'
import { removeFactor } from '../second-factor/enrol.ts'
import { endAfterPassword } from '../sessions.ts'
import { clearFailures } from '../throttle.ts'
import { findOther, findPerson, requireNoGain } from './subject.ts'

type Handed = { link: string | null; password: string | null }
type Asked = { readonly id: number; readonly reason: string }

/** A new password for somebody who cannot get in. Throws: as its route says. */
export async function resetFor(
  ctx: Ctx,
  { db, mail }: { db: Database; mail: MailDoor },
  { id, way, reason }: Asked & { way: ResetWay },
): Promise<Handed> {
  requireFreshProof(ctx)
  const person = await findSubject(ctx, db, id, way === 'mail' ? 'reaches' : 'hands')
  if (way === 'mail') {
    if (mail.state !== 'ready' || person.email_verified_at === null) fail('not_configured')
    await change(ctx, db, { id, person, after: { passwordReset: way, reason } }, (tx) => planMail(ctx, tx, person))
    return { link: null, password: null }
  }
  if (way === 'link') {
    const link = await change(ctx, db, { id, person, after: { passwordReset: way, reason } }, (tx) =>
      newLink(tx, { identityId: person.identity_id, ip: ctx.ip }),
    )
    return { link: link === null ? null : resetPath(link), password: null }
  }
  const password = randomBytes(9).toString('base64url')
  const passwordHash = await hashPassword(password)
  await change(ctx, db, { id, person, after: { passwordReset: way, reason } }, async (tx) => {
    await storePassword(tx, person, passwordHash, { mustChange: true })
    await endAfterPassword(tx, { companyId: ctx.companyId, userId: id }, ctx.locale)
  })
  return { link: null, password }
}

/** Asks for another password before anything else. Throws: as its route says. */
export async function requireChange(ctx: Ctx, db: Database, { id, reason }: Asked): Promise<Record<string, never>> {
  const person = await findSubject(ctx, db, id, 'hands')
  await change(ctx, db, { id, person, after: { mustChangePassword: true, reason } }, (tx) =>
    sql`update auth.identity set must_change_password = true where id = ${person.identity_id}`.execute(tx),
  )
  return {}
}

/** For who lost phone and recovery codes. Throws: as its route says. */
export async function resetFactorOf(ctx: Ctx, db: Database, { id, reason }: Asked): Promise<Record<string, never>> {
  requireFreshProof(ctx)
  const person = await findSubject(ctx, db, id, 'hands')
  await change(ctx, db, { id, person, after: { secondFactor: 'off', reason } }, (tx) =>
    removeFactor(tx, person.identity_id),
  )
  return {}
}

/** Lifts a hold after wrong passwords. Throws: as its route says. */
export async function unlockFor(ctx: Ctx, db: Database, { id, reason }: Asked): Promise<Record<string, never>> {
  const person = await findSubject(ctx, db, id, 'reaches')
  await change(ctx, db, { id, person, after: { isHeld: false, reason } }, (tx) => clearFailures(tx, person.identity_id))
  return {}
}

/** Throws: auth.pin_simple, and as its route says. */
export async function setPinFor(
  ctx: Ctx,
  { db, box }: { db: Database; box: SecretBox },
  { id, pin, reason }: Asked & { pin: string | null },
): Promise<Record<string, never>> {
  requireFreshProof(ctx)
  const person = await findSubject(ctx, db, id, 'hands')
  if (pin !== null && isSimplePin(pin)) fail('auth.pin_simple')
  const hash = pin === null ? null : await hashPin(box, pin)
  await change(ctx, db, { id, person, after: { pinHash: 'new', reason } }, (tx) =>
    savePinHash(tx, { companyId: ctx.companyId, userId: id }, hash),
  )
  return {}
}

/**
 * `hands`: the caller gets, or lifts, what keeps others out, so he must hold every right of the person, who works for this company
 * alone. `reaches`: nothing comes into the caller's hands.
 */
async function findSubject(ctx: Ctx, db: Database, userId: number, how: 'hands' | 'reaches'): Promise<FoundLogin> {
  const other = await findOther(ctx, db, userId)
  const person = await findPerson(ctx, db, userId)
  if (how === 'hands') {
    await requireNoGain(ctx, db, other)
    if ((await countCompanies(db, person.login)) > 1) fail('auth.shared_person')
  }
  return person
}

type Change = {
  readonly id: number
  readonly person: FoundLogin
  readonly after: Readonly<Record<string, unknown>>
}

async function change<T>(
  ctx: Ctx,
  db: Database,
  { id, person, after }: Change,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  return await db.inTransaction(ctx, async (tx) => {
    const done = await run(tx)
    ctx.audit({ entity: 'erp.app_user', entityId: id, label: person.login, before: null, after })
    const rows = auditRows(ctx)
    if (rows !== null) await tx.together(rows)
    return done
  })
}

async function planMail(ctx: Ctx, tx: Tx, { login }: FoundLogin): Promise<void> {
  const payload = { login, locale: ctx.locale, ip: ctx.ip }
  const kept = outboxRows({ companyId: ctx.companyId, events: [{ event: 'auth.password_reset_asked', payload }] })
  if (kept !== null) await tx.together(kept)
}
