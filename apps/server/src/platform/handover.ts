import type { Text } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from './context.ts'
import type { Reader, Tx } from './db.ts'

export type NamedPerson = { readonly id: number; readonly name: string }

/** Somebody leaves, and another takes over. */
export type Successor = { readonly from: NamedPerson; readonly to: NamedPerson }

/** Something that is a person's and would lie there when he is gone; exported in `handovers` from an `*.api.ts`. */
export type Handover = {
  /** `module.what_it_is`. */
  readonly key: string
  /** What it is, several of it. */
  readonly title: Text
  /** What the audit says has changed hands, and in which of its fields. */
  readonly entity: string
  readonly field: string
  /** A select whose rows are counted. */
  readonly rows: (of: { readonly companyId: number; readonly userId: number }) => RawBuilder<unknown>
  /** Puts the other one in his place and answers the records that changed. Throws: erp.successor_unfit. */
  readonly hand: (ctx: Ctx, tx: Tx, who: Successor) => Promise<readonly Handed[]>
}

export type Handed = { readonly id: number; readonly label: string | null }

export type HandoverCount = Pick<Handover, 'key' | 'title'> & { readonly count: number }

/** How much of each there is, in one round trip; what there is none of is left out. */
export async function countHandovers(
  db: Reader | Tx,
  handovers: readonly Handover[],
  of: { readonly companyId: number; readonly userId: number },
): Promise<HandoverCount[]> {
  if (handovers.length === 0) return []
  const asked = handovers.map(
    ({ rows }, index) => sql`select ${index}::integer as index, count(*)::integer as count from (${rows(of)}) as r`,
  )
  const { rows } = await sql<{ index: number; count: number }>`
    ${sql.join(asked, sql` union all `)} order by index`.execute(db)
  return rows.flatMap(({ index, count }) => {
    const handover = handovers[index]
    return handover === undefined || count === 0 ? [] : [{ key: handover.key, title: handover.title, count }]
  })
}

/** Hands everything over, audited record by record; answers how much of each. Throws: erp.successor_unfit. */
export async function handOver(
  ctx: Ctx,
  tx: Tx,
  handovers: readonly Handover[],
  who: Successor,
): Promise<HandoverCount[]> {
  const done: HandoverCount[] = []
  for (const { key, title, entity, field, hand } of handovers) {
    const handed = await hand(ctx, tx, who)
    for (const { id, label } of handed)
      ctx.audit({ entity, entityId: id, label, before: { [field]: who.from.name }, after: { [field]: who.to.name } })
    if (handed.length > 0) done.push({ key, title, count: handed.length })
  }
  return done
}
