import type { CardUnit, DashboardCard } from '@countinghouse/contract/erp/dashboard-card'
import type { Page } from '@countinghouse/contract/page'
import type { Text } from '@countinghouse/kernel/text'
import type { Ctx } from '../calls/context.ts'
import type { Reader } from '../database/db.ts'

/** Dashboards with cards. */
export type Dashboard = 'main' | 'finance'

export type CardFigures = Partial<Pick<DashboardCard, 'value' | 'points' | 'rows' | 'address'>> & {
  /** Compared with `value`. */
  readonly before?: number | null
}

/** Figures that a user may put on a dashboard: a module exports its own as `cards` from an `*.api.ts`. */
export type Card = {
  /** `module.what_it_is`. */
  readonly key: string
  readonly title: Text
  readonly definition: Text
  /** Only who may view it is shown the card. */
  readonly page: Page
  /** What else its figures require. */
  readonly permission?: string
  /** Its figures are not divided by store, so that it needs the permission in all stores. */
  readonly isOfCompany?: boolean
  readonly unit: CardUnit
  /** Name of the figure that it is compared with. */
  readonly before?: Text
  /** Its place on each dashboard while the user has chosen nothing; without one it is shown only when chosen. */
  readonly places?: Readonly<Partial<Record<Dashboard, number>>>
  /** Page with the query that shows what is behind the figures; figures may name a more exact one. */
  readonly address: string
  readonly find: (ctx: Ctx, reader: Reader) => Promise<CardFigures>
}
