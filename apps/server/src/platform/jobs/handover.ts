import type { Text } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Reader, Tx } from '../database/db.ts'

export type NamedPerson = { readonly id: number; readonly name: string }

/** Somebody leaves, and another takes over. */
export type Successor = { readonly from: NamedPerson; readonly to: NamedPerson }

/** Something of a person's that nobody takes over and somebody should look at; exported in `leftovers` from an `*.api.ts`. */
export type Leftover = {
  /** `module.what_it_is`. */
  readonly key: string
  /** What it is, several of it. */
  readonly title: Text
  /** A select whose rows are counted, the same whether he is gone yet or not. */
  readonly rows: (of: { readonly companyId: number; readonly userId: number }) => RawBuilder<unknown>
}

/** Something that is a person's and would lie there when he is gone; exported in `handovers` from an `*.api.ts`. */
export type Handover = Leftover & {
  /** What the audit says has changed hands, and in which of its fields. */
  readonly entity: string
  readonly field: string
  /** Puts the other one in his place and answers the records that changed; what cannot be his stays. Throws: erp.successor_unfit. */
  readonly hand: (ctx: Ctx, tx: Tx, who: Successor) => Promise<readonly Handed[]>
}

export type Handed = { readonly id: number; readonly label: string | null }

export type LeftCount = Pick<Leftover, 'key' | 'title'> & { readonly count: number }

/** How much of each there is, in one round trip; what there is none of is left out. */
export async function countLeft(
  db: Reader | Tx,
  leftovers: readonly Leftover[],
  of: { readonly companyId: number; readonly userId: number },
): Promise<LeftCount[]> {
  if (leftovers.length === 0) return []
  const requested = leftovers.map(
    ({ rows }, index) => sql`select ${index}::integer as index, count(*)::integer as count from (${rows(of)}) as r`,
  )
  const { rows } = await sql<{ index: number; count: number }>`
    ${sql.join(requested, sql` union all `)} order by index`.execute(db)
  return rows.flatMap(({ index, count }) => {
    const left = leftovers[index]
    return left === undefined || count === 0 ? [] : [{ key: left.key, title: left.title, count }]
  })
}

/** Hands everything over, audited record by record; answers how much of each. Throws: erp.successor_unfit. */
export async function handOver(ctx: Ctx, tx: Tx, handovers: readonly Handover[], who: Successor): Promise<LeftCount[]> {
  const done: LeftCount[] = []
  for (const { key, title, entity, field, hand } of handovers) {
    const handed = await hand(ctx, tx, who)
    for (const { id, label } of handed)
      ctx.audit({ entity, entityId: id, label, before: { [field]: who.from.name }, after: { [field]: who.to.name } })
    if (handed.length > 0) done.push({ key, title, count: handed.length })
  }
  return done
}
