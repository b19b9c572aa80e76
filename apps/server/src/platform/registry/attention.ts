import type { DashboardItem } from '@countinghouse/contract/erp/dashboard-item'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import { format } from '@countinghouse/contract/text'
import type { Locale, Text } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Reader } from '../database/db.ts'
import { may, mayView } from '../access/permission.ts'

/** Something a person should look at: a module exports its own as `attentions` from an `*.api.ts`, and the page of ERP counts them. */
export type Attention = {
  /** `module.what_it_is`. */
  readonly key: string
  /** With `{count}`. */
  readonly title: Text
  readonly tone: 'info' | 'warning' | 'danger'
  /** Only who may view it is told. */
  readonly page: Page
  /** Where the page shows just what was counted; `day`: today's business date, `YYYY-MM-DD`. */
  readonly address: string | ((day: string) => string)
  /** A select whose rows are counted, up to a cap; none: there is nothing to tell. */
  readonly rows: Counted
  /** It waits for a decision of whoever has this right of the page, whose inbox tells it as well: `rows` of what he may decide. */
  readonly decision?: { readonly event: string; readonly rows: Counted }
}

/** `stores`: where he has the right to it; null: in all. What belongs to stores is counted in these alone. */
export type Asking = Pick<Ctx, 'companyId' | 'userId'> & { readonly stores: readonly number[] | null }
type Counted = (asking: Asking) => RawBuilder<unknown>

const countedUpTo = 999
const urgency = ['danger', 'warning', 'info']

/** What there is to look at for whoever asks, in one round trip, with how much of it; the most urgent first. */
export async function countAttentions(
  ctx: Ctx,
  reader: Reader,
  attentions: readonly Attention[],
): Promise<DashboardItem[]> {
  const visible = attentions.filter(({ page }) => mayView(ctx.grants, page))
  if (visible.length === 0) return []
  const counts = visible.map(
    ({ key, page, rows }) => sql`
      select ${key}::text as key, count(*)::int as count,
        (select (now() at time zone c.timezone)::date::text from erp.company c where c.id = ${ctx.companyId}) as day
      from (${rows({ ...ctx, stores: ctx.grants.storesWith(permissionName(page, 'view')) })} limit ${countedUpTo + 1}) counted`,
  )
  const { rows } = await sql<{
    key: string
    count: number
    day: string
  }>`${sql.join(counts, sql` union all `)}`.execute(reader)
  const counted = new Map(rows.map((row) => [row.key, row]))
  return visible
    .flatMap(({ key, title, tone, address }): DashboardItem[] => {
      const { count, day } = counted.get(key) ?? { count: 0, day: '' }
      if (count === 0) return []
      const words = { en: told(title, 'en', count), ar: told(title, 'ar', count) }
      const where = typeof address === 'string' ? address : address(day)
      return [{ key, title: words, tone, count: Math.min(count, countedUpTo), address: where }]
    })
    .toSorted((one, other) => urgency.indexOf(one.tone) - urgency.indexOf(other.tone))
}

/** The same of what waits for the caller's decision on pages of its own, each with as much as he may decide. */
export async function countDecisions(
  ctx: Ctx,
  reader: Reader,
  attentions: readonly Attention[],
): Promise<DashboardItem[]> {
  const his = attentions.flatMap(({ decision, ...told }) => {
    if (decision === undefined) return []
    const right = permissionName(told.page, decision.event)
    const rows = (asking: Asking) => decision.rows({ ...asking, stores: ctx.grants.storesWith(right) })
    return may(ctx.grants, right) ? [{ ...told, rows }] : []
  })
  return await countAttentions(ctx, reader, his)
}

/** Where there is more than is counted, the number says so: `999+`. */
function told(title: Text, locale: Locale, count: number): string {
  if (count <= countedUpTo) return format(title, locale, { count })
  return format(title, locale, { count: countedUpTo }).replace(String(countedUpTo), `${countedUpTo}+`)
}
