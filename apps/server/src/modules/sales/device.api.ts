import { permissionName } from '@countinghouse/contract/page'
import { devices, devicesPage, getDevice, registerDevice, revokeDevice } from '@countinghouse/contract/sales/device'
import { recoverSale, sendOfflineSale } from '@countinghouse/contract/sales/offline-sale'
import { heldItems, reportDevice, sendOfflineSales } from '@countinghouse/contract/sales/register-offline'
import { sql } from 'kysely'
import { handleRead, handleSelf, handleWrite } from '../../platform/calls/handle.ts'
import type { RecordKind } from '../../platform/records/record-kind.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { register, report, revoke } from './device/change-device.ts'
import { readHeldItems } from './device/held-items.ts'
import { kitsChanged } from './device/kits-changed.ts'
import { readDevice } from './device/read-device.ts'
import { recover, sellOffline, sellOfflineSet } from './device/sell-offline.ts'

const api = [
  handleRead(getDevice, (ctx, reader, { id }) => readDevice(ctx, reader, id)),
  handleRead(heldItems, readHeldItems),
  handleWrite(registerDevice, register),
  handleWrite(revokeDevice, revoke),
  // A report is no change of a person's, and has nothing to audit.
  handleSelf(reportDevice, (ctx, db, input) => db.inTransaction(ctx, (tx) => report(ctx, tx, input))),
  handleWrite(sendOfflineSale, sellOffline),
  handleWrite(sendOfflineSales, sellOfflineSet),
  handleWrite(recoverSale, recover),
]

const records: readonly RecordKind[] = [
  {
    type: 'sales.device',
    entity: devices.entity,
    page: devicesPage,
    named: (companyId, ids, grants) => {
      const stores = grants?.storesWith(permissionName(devicesPage, 'view')) ?? null
      return sql`
        select d.id, d.name as label from sales.device d join sales.till t on t.company_id = d.company_id and t.id = d.till_id
        where d.company_id = ${companyId} and d.id = any(${ids}::bigint[])
          and ${stores === null ? sql`true` : sql`t.store_id = any(${stores}::bigint[])`}`
    },
    storesOf: (companyId, id) =>
      sql`select t.store_id as id from sales.device d join sales.till t on t.company_id = d.company_id and t.id = d.till_id
        where d.company_id = ${companyId} and d.id = ${id}`,
  },
]

export const module = defineModule({ api, records, exceptions: [kitsChanged] })
