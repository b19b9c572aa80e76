import { getLot, holdLot as hold, releaseLot } from '@countinghouse/contract/inventory/lot'
import { sql } from 'kysely'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { alertOfExpiry } from './lot/alert-of-expiry.ts'
import { findLot } from './lot/find-lot.ts'
import { holdLot } from './lot/hold-lot.ts'

const api = ({ postingSources }: Declared) => [
  handleRead(getLot, (ctx, reader, { id }) => findLot(ctx, reader, id, postingSources)),
  handleWrite(hold, (ctx, tx, { reason, ...target }) => holdLot(ctx, tx, target, reason, postingSources)),
  handleWrite(releaseLot, (ctx, tx, target) => holdLot(ctx, tx, target, null, postingSources)),
]

/** A lot of goods that are not tracked is a note. */
const lotUse = (companyId: number) => sql`select from inventory.stock_lot t where t.company_id = ${companyId}`

export const module = defineModule({ api, lotUse, scheduledTasks: { nightly: [alertOfExpiry] } })
