import type { Page } from '@countinghouse/contract/page'
import type { Text } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from './context.ts'
import type { Reader } from './db.ts'
import { mayView } from './permission.ts'

/** Something a person should look at: a module exports its own as `attentions` from an `*.api.ts`, and the page of ERP counts them. */
export type Attention = {
  /** `module.what_it_is`. */
  readonly key: string
  /** With `{count}`. */
  readonly title: Text
  readonly tone: 'info' | 'warning' | 'danger'
  /** Only who may view it is told. */
  readonly page: Page
  /** Where the page shows just what was counted. */
  readonly address: string
  /** A select whose rows are counted, up to a cap; none: there is nothing to tell. */
  readonly rows: (ctx: Pick<Ctx, 'companyId'>) => RawBuilder<unknown>
}

const countedUpTo = 999

/** What there is to look at for whoever asks, in one round trip, with how much of it. */
export async function countAttentions(ctx: Ctx, reader: Reader, attentions: readonly Attention[]) {
  const visible = attentions.filter(({ page }) => mayView(ctx.grants, page))
  if (visible.length === 0) return []
  const counts = visible.map(
    ({ key, rows }) => sql`
      select ${key}::text as key, count(*)::int as count from (${rows(ctx)} limit ${countedUpTo}) counted`,
  )
  const { rows } = await sql<{ key: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(reader)
  const counted = new Map(rows.map(({ key, count }) => [key, count]))
  return visible
    .map((attention) => ({ ...attention, count: counted.get(attention.key) ?? 0 }))
    .filter(({ count }) => count > 0)
}
