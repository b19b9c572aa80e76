import type { CardBoard, ChosenCards, DashboardCard } from '@countinghouse/contract/erp/dashboard-card'
import { text } from '@countinghouse/contract/erp/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import { may } from '../../../platform/access/permission.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Card, CardFigures, Dashboard } from '../../../platform/registry/card.ts'

type Chosen = { readonly keys: readonly string[] | null; readonly currency: string }

/** The cards of the caller on a dashboard with their figures; what the caller may no longer see is left out. */
export async function findBoard(
  ctx: Ctx,
  reader: Reader,
  dashboard: Dashboard,
  cards: readonly Card[],
): Promise<CardBoard> {
  const offered = cards.filter((card) => maySee(ctx, card))
  const { rows } = await sql<Chosen>`
    select c.base_currency as currency, (
      select y.keys from erp.dashboard_layout y
      where y.company_id = c.id and y.user_id = ${ctx.userId} and y.dashboard = ${dashboard}) as keys
    from erp.company c where c.id = ${ctx.companyId}`.execute(reader)
  const { keys, currency } = rows[0] ?? fail('not_found')
  const shown =
    keys === null
      ? offered
          .flatMap((card) => ({ card, place: card.places?.[dashboard] ?? null }))
          .filter(({ place }) => place !== null)
          .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
          .map(({ card }) => card)
      : keys.flatMap((key) => offered.find((card) => card.key === key) ?? [])
  const figures: DashboardCard[] = []
  for (const card of shown) figures.push(cardOf(card, await card.find(ctx, reader)))
  return { currency, cards: figures, offered: offered.map(told), isChosen: keys !== null }
}

/** Keeps the cards of the caller; null: the default ones again. Throws: erp.card_unknown. */
export async function chooseCards(
  ctx: Ctx,
  tx: Tx,
  { dashboard, cards, keys }: { dashboard: Dashboard; cards: readonly Card[]; keys: readonly string[] | null },
): Promise<ChosenCards> {
  const { companyId, userId } = ctx
  const offered = new Set(cards.filter((card) => maySee(ctx, card)).map(({ key }) => key))
  const wanted = keys === null ? null : [...new Set(keys)]
  const unknown = wanted?.findIndex((key) => !offered.has(key)) ?? -1
  if (unknown >= 0) {
    const error = { code: 'erp.card_unknown', message: text.card_unknown[ctx.locale] }
    fail('erp.card_unknown', { fields: { [`keys.${unknown}`]: [error] } })
  }
  const { rows } = await sql<{ keys: string[] }>`
    select keys from erp.dashboard_layout
    where company_id = ${companyId} and user_id = ${userId} and dashboard = ${dashboard}`.execute(tx)
  await (
    wanted === null
      ? sql`
        delete from erp.dashboard_layout
        where company_id = ${companyId} and user_id = ${userId} and dashboard = ${dashboard}`
      : sql`
        insert into erp.dashboard_layout (company_id, user_id, dashboard, keys)
        values (${companyId}, ${userId}, ${dashboard}, ${wanted}::text[])
        on conflict (company_id, user_id, dashboard) do update set keys = excluded.keys`
  ).execute(tx)
  ctx.audit({
    entity: 'erp.app_user',
    entityId: userId,
    label: null,
    before: { dashboard, cards: rows[0]?.keys ?? null },
    after: { dashboard, cards: wanted },
  })
  return { isChosen: wanted !== null }
}

function maySee({ grants }: Ctx, { page, permission, isOfCompany }: Card): boolean {
  const view = permissionName(page, 'view')
  if (!may(grants, view) || (permission !== undefined && !may(grants, permission))) return false
  return isOfCompany !== true || grants.storesWith(view) === null
}

const told = ({ key, title, definition }: Card) => ({ key, title, definition })

function cardOf(card: Card, { value = null, before, points = [], rows = [], address }: CardFigures): DashboardCard {
  const compared = card.before === undefined || before === undefined || before === null ? null : before
  return {
    ...told(card),
    unit: card.unit,
    value,
    before: compared === null || card.before === undefined ? null : { title: card.before, value: compared },
    points,
    rows,
    address: address ?? card.address,
  }
}
