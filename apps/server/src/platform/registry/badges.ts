import { setTimeout } from 'node:timers/promises'
import type { BadgeTone } from '@countinghouse/contract/erp/menu'
import type { Page } from '@countinghouse/contract/page'
import { normalisePath } from '@countinghouse/kernel/paths'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Reader } from '../database/db.ts'

/** What waits behind a page of the menu: a module exports its own as `badges` from an `*.api.ts`. */
export type Badge = {
  readonly page: Page
  readonly tone: BadgeTone
  /** A select whose rows are counted, up to a cap. */
  readonly rows: (companyId: number, userId: number) => RawBuilder<unknown>
  /** Counts what waits for each person, not for the company. */
  readonly isPersonal?: boolean
}

type Shown = { readonly text: string; readonly tone: BadgeTone }
/** By the path of the menu item. */
export type ShownBadges = ReadonlyMap<string, Shown>
type Whose = Pick<Ctx, 'companyId' | 'userId' | 'now'>
export type BadgeBoard = (ctx: Whose, reader: Reader) => Promise<ShownBadges>

/** Units: milliseconds. */
const freshMs = 30_000
/** Units: milliseconds. Who opens a page waits no longer for its badges. */
const standardPatienceMs = 250
const countedUpTo = 99
const cachedCounts = 10_000

type Known = { readonly countedAt: number; shown: ShownBadges; counting: Promise<unknown> | null }

/**
 * Badges of a company, counted in one round trip at most every half minute. They know no rights: who may not see a page has no menu
 * item to show one at. Slow counters are not waited for; what was known last is shown meanwhile.
 */
export function badgeBoard(badges: readonly Badge[], patienceMs = standardPatienceMs): BadgeBoard {
  const ofCompany = boardOf(
    badges.filter((badge) => badge.isPersonal !== true),
    patienceMs,
    ({ companyId }) => String(companyId),
  )
  const ofPerson = boardOf(
    badges.filter((badge) => badge.isPersonal === true),
    patienceMs,
    ({ companyId, userId }) => `${companyId}:${userId}`,
  )
  return async (ctx, reader) => {
    const [shared, own] = await Promise.all([ofCompany(ctx, reader), ofPerson(ctx, reader)])
    return new Map([...shared, ...own])
  }
}

function boardOf(badges: readonly Badge[], patienceMs: number, keyOf: (whose: Whose) => string): BadgeBoard {
  const counts = new Map<string, Known>()

  function refresh(whose: Whose, reader: Reader, shown: ShownBadges): Known {
    const known: Known = { countedAt: whose.now.getTime(), shown, counting: null }
    const key = keyOf(whose)
    known.counting = count(badges, whose, reader)
      .then((counted) => (known.shown = counted))
      // A menu without badges is still a menu; PostgreSQL logs the statement that failed.
      .catch(() => undefined)
      .finally(() => (known.counting = null))
    counts.delete(key)
    counts.set(key, known)
    if (counts.size > cachedCounts) counts.delete(counts.keys().next().value ?? key)
    return known
  }

  return async (ctx, reader) => {
    if (badges.length === 0) return new Map()
    let known = counts.get(keyOf(ctx))
    if (known === undefined || ctx.now.getTime() - known.countedAt >= freshMs)
      known = refresh(ctx, reader, known?.shown ?? new Map())
    if (known.counting !== null) await Promise.race([known.counting, setTimeout(patienceMs, null, { ref: false })])
    return known.shown
  }
}

async function count(badges: readonly Badge[], { companyId, userId }: Whose, reader: Reader): Promise<ShownBadges> {
  const counts = badges.map(
    ({ rows }, index) => sql`
      select ${sql.lit(index)} as badge, count(*)::int as count from (${rows(companyId, userId)} limit ${sql.lit(countedUpTo + 1)}) r`,
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
