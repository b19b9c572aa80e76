import type { FulfilmentFilters } from '@countinghouse/contract/wms/fulfilment'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

type Subject = {
  /** Key of a report line, from lines `l`. */
  readonly key: RawBuilder<unknown>
  /** Columns of report line `g`, joined to its names. */
  readonly name: RawBuilder<unknown>
  readonly code: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
  /** Id for the link of the line. */
  readonly isOf: { readonly transfer?: true; readonly product?: true; readonly route?: true }
}

/** Grouping options of the report; all but dates are joined to the product `r` and to both stores. */
export const subjects: Readonly<Record<FulfilmentFilters['by'], Subject>> = {
  transfer: {
    key: sql`l.transfer_id::text`,
    name: sql`g.transfer`,
    code: sql`null::text`,
    order: sql`g.requested_on desc, g.transfer_id desc`,
    isOf: { transfer: true, route: true },
  },
  line: {
    key: sql`l.id::text`,
    name: sql`r.name`,
    code: sql`g.sku`,
    order: sql`g.requested_on desc, g.transfer_id desc, g.line_id`,
    isOf: { transfer: true, product: true, route: true },
  },
  route: {
    key: sql`l.from_store_id || '-' || l.to_store_id`,
    name: sql`f.name`,
    code: sql`null::text`,
    order: sql`g.requested desc, g.key`,
    isOf: { route: true },
  },
  product: {
    key: sql`l.product_id::text`,
    name: sql`r.name`,
    code: sql`r.code`,
    order: sql`g.requested desc, g.key`,
    isOf: { product: true },
  },
  day: {
    key: sql`l.requested_on::text`,
    name: sql`g.key`,
    code: sql`null::text`,
    order: sql`g.key`,
    isOf: {},
  },
}
