import {
  closeSession,
  countSession,
  getSession,
  moveCash,
  openSession,
  resumeSession,
  tillSessions,
  tillSessionsPage,
} from '@countinghouse/contract/sales/till-session'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { RecordKind } from '../../platform/records/record-kind.ts'
import { close, count, moveDrawer, open, resume } from './session/change-session.ts'
import { readReport } from './session/session-report.ts'

const api = [
  handleRead(getSession, (ctx, reader, { id }) => readReport(ctx, reader, id)),
  handleWrite(openSession, open),
  handleWrite(moveCash, moveDrawer),
  handleWrite(countSession, count),
  handleWrite(resumeSession, resume),
  handleWrite(closeSession, close),
]

const records: readonly RecordKind[] = [
  {
    type: 'sales.till_session',
    entity: tillSessions.entity,
    page: tillSessionsPage,
    named: (companyId, ids, grants) => {
      const stores = grants?.storesWith(permissionName(tillSessionsPage, 'view')) ?? null
      return sql`
        select s.id, t.code || ' #' || s.number as label
        from sales.till_session s join sales.till t on t.company_id = s.company_id and t.id = s.till_id
        where s.company_id = ${companyId} and s.id = any(${ids}::bigint[])
          and ${stores === null ? sql`true` : sql`s.store_id = any(${stores}::bigint[])`}`
    },
    storesOf: (companyId, id) =>
      sql`select store_id as id from sales.till_session where company_id = ${companyId} and id = ${id}`,
  },
]

export const module = defineModule({ api, records })
