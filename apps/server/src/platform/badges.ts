import { setTimeout } from 'node:timers/promises'
import type { BadgeTone } from '@countinghouse/contract/erp/menu'
import type { Page } from '@countinghouse/contract/page'
import { normalisePath } from '@countinghouse/kernel/paths'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from './context.ts'
import type { Reader } from './db.ts'

/** What waits behind a page of the menu: a module exports its own as `badges` from an `*.api.ts`. */
export type Badge = {
  readonly page: Page
  readonly tone: BadgeTone
  /** A select whose rows are counted, up to a cap. */
  readonly rows: (companyId: number) => RawBuilder<unknown>
}

type Shown = { readonly text: string; readonly tone: BadgeTone }
/** By the path of the menu item. */
export type ShownBadges = ReadonlyMap<string, Shown>
export type BadgeBoard = (ctx: Pick<Ctx, 'companyId' | 'now'>, reader: Reader) => Promise<ShownBadges>

/** Units: milliseconds. Source: shell-and-access.md 2.8. */
const freshMs = 30_000
/** Units: milliseconds. Who opens a page waits no longer for its badges. */
const standardPatienceMs = 250
const countedUpTo = 99
const cachedCompanies = 10_000

type Known = { readonly countedAt: number; shown: ShownBadges; counting: Promise<unknown> | null }

/**
 * Badges of a company, counted in one round trip at most every half minute. They know no rights: who may not see a page has no menu
 * item to show one at. Slow counters are not waited for; what was known last is shown meanwhile.
 */
export function badgeBoard(badges: readonly Badge[], patienceMs = standardPatienceMs): BadgeBoard {
  const companies = new Map<number, Known>()

  function refresh({ companyId, now }: Pick<Ctx, 'companyId' | 'now'>, reader: Reader, shown: ShownBadges): Known {
    const known: Known = { countedAt: now.getTime(), shown, counting: null }
    known.counting = count(badges, companyId, reader)
      .then((counted) => (known.shown = counted))
      // A menu without badges is still a menu; PostgreSQL logs the statement that failed.
      .catch(() => undefined)
      .finally(() => (known.counting = null))
    companies.delete(companyId)
    companies.set(companyId, known)
    if (companies.size > cachedCompanies) companies.delete(companies.keys().next().value ?? companyId)
    return known
  }

  return async (ctx, reader) => {
    if (badges.length === 0) return new Map()
    let known = companies.get(ctx.companyId)
    if (known === undefined || ctx.now.getTime() - known.countedAt >= freshMs)
      known = refresh(ctx, reader, known?.shown ?? new Map())
    if (known.counting !== null) await Promise.race([known.counting, setTimeout(patienceMs, null, { ref: false })])
    return known.shown
  }
}

async function count(badges: readonly Badge[], companyId: number, reader: Reader): Promise<ShownBadges> {
  const counts = badges.map(
    ({ rows }, index) => sql`
      select ${sql.lit(index)} as badge, count(*)::int as count from (${rows(companyId)} limit ${sql.lit(countedUpTo + 1)}) r`,
  )
  const counted = await sql<{ badge: number; count: number }>`${sql.join(counts, sql` union all `)}`.execute(reader)
  return new Map(
    counted.rows.flatMap(({ badge, count }) => {
      const shown = badges[badge]
      if (shown === undefined || count === 0) return []
      const text = count > countedUpTo ? `${countedUpTo}+` : String(count)
      return [[normalisePath(shown.page.path), { text, tone: shown.tone }]]
    }),
  )
}
